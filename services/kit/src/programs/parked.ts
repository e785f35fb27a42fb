import { openParkedEvents } from '../bus/open-bus';
import type { ParkedEvents } from '../bus/parked';
import { busConfig, processConfig } from '../config/common-config';
import { loadConfig } from '../config/load-config';
import { createLogger } from '../log/logger';

const USAGE = 'Usage: parked list GROUP | parked replay GROUP\n';

/**
 * The program `dist/parked.js` of every service: shows the events that a group could not handle, or delivers them to it once more. It finds the bus as
 * the service does.
 */
async function main([what, group]: string[]): Promise<void> {
  if (group === undefined || (what !== 'list' && what !== 'replay')) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const { LOG_LEVEL: level } = loadConfig({ LOG_LEVEL: processConfig.LOG_LEVEL });
  const parked = openParkedEvents(loadConfig(busConfig), createLogger({ name: 'parked', level }));
  try {
    process.stdout.write(what === 'list' ? await list(parked, group) : `Delivered to ${group} once more: ${await parked.replay(group)}\n`);
  } finally {
    await parked.close();
  }
}

/** One line of JSON for each event. */
async function list(parked: ParkedEvents, group: string): Promise<string> {
  const events = await parked.list(group);
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

void main(process.argv.slice(2));
