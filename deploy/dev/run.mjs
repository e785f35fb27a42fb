import { run } from '../local/bootstrap.mjs';

await run('deploy/dev/main.ts');
