import { spawn } from 'node:child_process';
import { commandOf, cpuSecondsOf, familyOf, memoryMibOf } from './processes';

test('the processes below one are found, with their command, memory and processor time', async () => {
  if (process.platform !== 'linux') return expect(() => familyOf(process.pid)).toThrow('run the benchmarks on Linux');
  // Works for a while, then says so and waits to be ended.
  const work = 'const end = Date.now() + 300; while (Date.now() < end); console.log("worked"); setInterval(() => {}, 1000)';
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e '${work}' & wait`], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise((resolve) => shell.stdout.once('data', resolve));
    const [own, child = 0] = familyOf(shell.pid ?? 0);
    expect(own).toBe(shell.pid);
    expect(commandOf(child)).toContain('setInterval');
    expect(cpuSecondsOf(child)).toBeGreaterThan(0.1);
    expect(memoryMibOf(child)).toBeGreaterThan(5);
    expect(familyOf(process.pid)).toEqual(expect.arrayContaining([process.pid, own, child]));
  } finally {
    for (const pid of familyOf(shell.pid ?? 0).reverse()) process.kill(pid);
  }
  return undefined;
});

test('of a process that is not there nothing is told', () => {
  if (process.platform !== 'linux') return expect(memoryMibOf(process.pid)).toBe(0);
  expect(() => cpuSecondsOf(2 ** 30)).toThrow('has ended');
  return expect([memoryMibOf(2 ** 30), commandOf(2 ** 30)]).toEqual([0, '']);
});
