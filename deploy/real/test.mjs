import { run } from '../local/bootstrap.mjs';

await run('deploy/real/main.ts');
