import { runProgram } from '../local/problem';
import { build } from './build';

void runProgram(async () => void (await build({ say: (sentence) => void process.stdout.write(`${sentence}\n`) })));
