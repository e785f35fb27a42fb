import { run } from '../local/bootstrap.mjs';

await run('deploy/pact/deployed/main.ts');
