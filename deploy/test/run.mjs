import { run } from '../local/bootstrap.mjs';

await run('deploy/test/main.ts');
