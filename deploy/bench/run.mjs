import { run } from '../local/bootstrap.mjs';

await run('deploy/bench/main.ts');
