import { run } from '../local/bootstrap.mjs';

await run('deploy/pact/verify/main.ts');
