import { run } from '../local/bootstrap.mjs';

await run('deploy/screens/screenshots.ts');
