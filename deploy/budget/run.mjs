import { run } from '../local/bootstrap.mjs';

await run('deploy/budget/main.ts');
