import fs from 'node:fs';
import path from 'node:path';

/** Where servers are that only root starts, beside the PATH. */
const MORE_FOLDERS = ['/usr/sbin', '/sbin'];

/** The file of a program; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...MORE_FOLDERS].filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}
