import { run } from '../local/bootstrap.mjs';

await run('deploy/load/main.ts');
