import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { Problem } from '../local/problem';
import { cacheFolder } from '../real/cache-folder';
import { findProgram } from '../test/find-program';
import { runCommand } from '../test/run-command';

const VERSION = 'v12.13.0';
const MODULE = 'github.com/tsenart/vegeta/v12';

/** One request, as vegeta reads it: a line of JSON each. */
export interface Target {
  method: string;
  url: string;
  header: Record<string, string[]>;
  /** base64 */
  body?: string;
}

/** What came of one request, as vegeta tells it. */
export interface Result {
  /** Its place among the targets, from 0. */
  seq: number;
  /** The HTTP status; 0 without an answer. */
  code: number;
  /** When it was sent, RFC 3339. */
  timestamp: string;
  /** ns from the first byte sent to the last received. */
  latency: number;
  /** Of the answer, base64. */
  body: string | null;
}

/**
 * vegeta sends at a rate that does not depend on how soon the answers come (docs/adr/0013).
 * @returns its program: on the PATH, else built by Go, once on this machine
 * @throws Problem when it is not to be had
 */
export async function getVegeta(notice: (sentence: string) => void): Promise<string> {
  const found = findProgram('vegeta');
  if (found !== undefined) return found;
  const folder = cacheFolder(`vegeta-${VERSION}`);
  const built = path.join(folder, process.platform === 'win32' ? 'vegeta.exe' : 'vegeta');
  if (fs.existsSync(built)) return built;
  notice('Building the load generator (vegeta), once on this machine ...');
  fs.mkdirSync(folder, { recursive: true });
  const { output } = await runCommand('go', ['install', `${MODULE}@${VERSION}`], { cwd: folder, env: { GOBIN: folder, GOFLAGS: '' } });
  if (!fs.existsSync(built)) throw new Problem(`There is no vegeta: put it on the PATH, or install Go, which builds it.\n${output}`);
  return built;
}

/**
 * Sends every target once, in their order, `perSecond` of them a second whatever the answers take. A request that finds no connection free waits for
 * one, and its waiting is measured with it.
 * @param connections how many are open at most; as many as it takes when undefined
 * @param folder for the files of this attack
 */
export async function attack(program: string, targets: readonly Target[], { perSecond, connections, folder }: { perSecond: number; connections: number | undefined; folder: string }): Promise<Result[]> {
  const [asked, came] = ['targets.jsonl', 'results.bin'].map((name) => path.join(folder, name)) as [string, string];
  fs.writeFileSync(asked, targets.map((target) => `${JSON.stringify(target)}\n`).join(''));
  const seconds = targets.length / perSecond;
  const options = ['-format=json', `-targets=${asked}`, `-rate=${perSecond}/1s`, `-duration=${seconds}s`, '-timeout=30s', '-redirects=-1', `-max-connections=${connections ?? 0}`, `-output=${came}`];
  const { ok, output } = await runCommand(program, ['attack', ...options]);
  if (!ok) throw new Error(`vegeta attack failed:\n${output}`);
  return decode(program, came);
}

async function decode(program: string, file: string): Promise<Result[]> {
  const results: Result[] = [];
  const encoder = spawn(program, ['encode', '-to=json', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of readline.createInterface({ input: encoder.stdout })) results.push(JSON.parse(line) as Result);
  return results;
}
