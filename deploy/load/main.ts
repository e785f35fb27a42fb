import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, runProgram } from '../local/problem';
import { startStack } from '../stack/start-stack';
import { PROFILES } from './profiles';
import { runLoad } from './run-load';
import { table } from './table';
import { getVegeta } from './vegeta';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run load -- <name>`: puts a load on a product of its own, on data of its own, and says how it went. With --real on Kafka, Redis and an S3 store. */
async function load(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { real: { type: 'boolean', default: false } } });
  const [name = ''] = positionals;
  const profile = PROFILES[name];
  if (profile === undefined) throw new Problem(`Say which load: npm run load -- <name>\n${Object.entries(PROFILES).map(([each, { about }]) => `  ${each.padEnd(10)} ${about}`).join('\n')}`);
  const vegeta = await getVegeta(say);
  say(profile.about);
  if (values.real) process.env['STACK_PARTS'] = 'real';
  const stack = await startStack();
  try {
    const { made, problems } = await runLoad(stack, profile, vegeta, say);
    say(`\n${table(made)}\n`);
    if (problems.length > 0) throw new Problem(`${name} does not hold:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    say(`${name} holds.`);
  } catch (error) {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-load-')), 'product.log');
    fs.writeFileSync(file, `${stack.logs.join('\n')}\n`);
    say(`What the product logged is in ${file}`);
    throw error;
  } finally {
    await stack.stop();
  }
}

void runProgram(load);
