import { run } from './local/bootstrap.mjs';

await run('deploy/build/main.ts');
