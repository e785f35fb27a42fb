import fs from 'node:fs';
import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';

/** The parts of a source map that are used: https://tc39.es/ecma426/. */
interface SourceMap {
  sources: string[];
  mappings: string;
}

const PACKAGE = /[\\/]node_modules[\\/]/;

/**
 * Leaves installed packages out of a bundle's source map. They are nine tenths of it, and Node keeps a map in memory, and unfolds all of it at the first
 * stack that is looked at: 150 MiB in the gateway. Where an error passes through our own code is told by file and line as before, and within a package by
 * the line of the bundle.
 */
export function trimSourceMap(file: string): void {
  const map = JSON.parse(fs.readFileSync(file, 'utf8')) as SourceMap;
  fs.writeFileSync(file, JSON.stringify({ ...map, mappings: encode(trimmed(decode(map.mappings), map.sources)) }));
}

function trimmed(lines: SourceMapMappings, sources: readonly string[]): SourceMapMappings {
  const isOurs = sources.map((source) => !PACKAGE.test(source));
  let before = false;
  return lines.map((segments) => {
    const ours = segments.filter(([, source]) => source !== undefined && isOurs[source]);
    // What stands for nothing has to begin somewhere, or everything after our code would be told as its last line.
    const ends = before && ours.length === 0;
    before = ours.length > 0;
    return ends ? [[0]] : ours;
  });
}
