import { Verifier } from '@pact-foundation/pact';
import { readPact } from '../pact-file';
import { deeds } from '../states/deeds';
import { endOf, hear } from './heard';
import { brokenBy } from './broken-by';

/**
 * Does in the running product what each fact of a recorded pact tells of, and compares what then lies on the bus: bytes that the publisher's own
 * serializer wrote into its outbox and its relay handed over.
 * @returns what is broken, a line each
 */
export function verifyPublisher(file: string): Promise<string[]> {
  const { provider, interactions } = readPact(file);
  const messageProviders = Object.fromEntries(interactions.map(({ description, providerStates = [] }) => [description, () => publish(description, providerStates[0]?.name ?? '')]));
  return brokenBy(new Verifier({ provider: provider.name, pactUrls: [file], messageProviders, stateHandlers: {}, logLevel: 'error' }).verifyProvider());
}

/** @param description '<topic>: <message>' */
async function publish(description: string, given: string) {
  const [topic = '', type = ''] = description.split(': ');
  const deed = deeds[given];
  if (deed === undefined) throw new Error(`deploy/pact/states/deeds.ts does not know how it comes that ${given}`);
  const after = await endOf(topic);
  await deed();
  const { headers, contents } = await hear(topic, type, after);
  // Its own content type is that of the bytes, which stand here in protobuf's JSON.
  const { ce_type, ce_source } = headers;
  return { __pactMessageMetadata: { ce_type, ce_source, contentType: 'application/json' }, message: contents };
}
