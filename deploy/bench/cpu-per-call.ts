import { closedLoop, type LoadOptions, type LoadRequest } from './load/closed-loop';
import { cpuSecondsOf } from './processes';

/** What a call costs some processes, in milliseconds of a processor, on average over a load. */
export async function cpuPerCall(pids: () => number[], url: string, load: LoadOptions, next: (n: number) => LoadRequest): Promise<number> {
  const used = (): number => pids().reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const before = used();
  const { answered } = await closedLoop(url, load, next);
  return ((used() - before) / answered) * 1000;
}
