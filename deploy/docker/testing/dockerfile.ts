import fs from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../../local/root';

/** The instructions of a stage, without its FROM: of the one with this name, or of the last. */
export function stage(dockerfile: string, name?: string): Instruction[] {
  const stages: { name: string | undefined; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(fs.readFileSync(path.join(ROOT, dockerfile), 'utf8')).getInstructions()) {
    const begins = instruction.getKeyword() === 'FROM';
    if (begins) stages.push({ name: / AS (\S+)$/i.exec(instruction.getRawArgumentsContent() ?? '')?.[1], instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  const found = name === undefined ? stages.at(-1) : stages.find((each) => each.name === name);
  if (!found) throw new Error(`${dockerfile} has no stage ${name ?? ''}`);
  return found.instructions;
}

/** The words of the first instruction with this keyword, `["node", "main.js"]` for CMD. */
export function wordsOf(instructions: Instruction[], keyword: string): string[] {
  const found = instructions.find((instruction) => instruction.getKeyword() === keyword);
  if (!found) throw new Error(`there is no ${keyword}`);
  const raw = found.getRawArgumentsContent() ?? '';
  const list = /\[.*\]$/s.exec(raw)?.[0];
  return list === undefined ? raw.split(/\s+/) : (JSON.parse(list) as string[]);
}

/** Puts the build's arguments in. */
export function expand(word: string, args: Record<string, string>): string {
  return word.replace(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? '');
}
