import { run } from '../local/bootstrap.mjs';

await run('deploy/reliability/main.ts');
