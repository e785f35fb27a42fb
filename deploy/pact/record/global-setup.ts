import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root';
import { RECORDED } from './recorded';

/**
 * Says where pacts are recorded, an empty folder unless the caller has named one, and that pact's library tells nobody of its use: its native part reads
 * the environment itself.
 */
export default function setUpPacts(): void {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  if (process.env['PACT_DIR'] !== undefined) return;
  const folder = path.join(ROOT, RECORDED);
  fs.rmSync(folder, { recursive: true, force: true });
  process.env['PACT_DIR'] = folder;
}
