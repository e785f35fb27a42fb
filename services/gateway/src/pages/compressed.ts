import path from 'node:path';
import { isFile, type PageFile } from './page-files';

/** A file as it goes over the wire: itself, or the copy beside it that was compressed when it was built. */
export type Variant = { file: string; encoding: string | undefined };

/** In the order of preference: brotli is a fifth smaller. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The best variant that the client takes and that is there; undefined when there is no such file at all. */
export async function bestVariant({ folder, file }: PageFile, acceptEncoding: string): Promise<Variant | undefined> {
  if (!(await isFile(path.join(folder, file)))) return undefined;
  for (const [encoding, ending] of ENCODINGS) {
    if (accepts(acceptEncoding, encoding) && (await isFile(path.join(folder, file + ending)))) return { file: file + ending, encoding };
  }
  return { file, encoding: undefined };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
