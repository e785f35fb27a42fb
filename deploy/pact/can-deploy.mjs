import { run } from '../local/bootstrap.mjs';

await run('deploy/pact/can-deploy/main.ts');
