import { run } from '../local/bootstrap.mjs';

await run('deploy/pact/record/main.ts');
