import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';

/** The kept pacts of all consumers, one file per consumer and provider. */
export const PACTS = path.join(ROOT, 'pacts');

/** What is read of an interaction here. Calls are described as '<service>.<Method>: <what the person does>', facts as '<topic>: <message>'. */
export interface Interaction {
  description: string;
  providerStates?: { name: string }[];
}

/** A pact as it is recorded (specification 4). */
export interface PactFile {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
}

/** @throws Error when it cannot be read */
export function readPact(file: string): PactFile {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PactFile;
}

/** Tells pacts apart by what stands in them. */
export function hashOfPact(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 12);
}

/** The files in a folder of pacts, in the order of their names; of one consumer or provider alone when it is named. */
export function pactFiles(folder: string, of: Partial<Record<'consumer' | 'provider', string>> = {}): string[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json')).sort().map((name) => path.join(folder, name));
  return files.filter((file) => {
    const { consumer, provider } = readPact(file);
    return (of.consumer ?? consumer.name) === consumer.name && (of.provider ?? provider.name) === provider.name;
  });
}

/**
 * The slices whose versions decide whether a pact is kept: who publishes the facts; of calls the gateway, and behind it the services that answer
 * those that are in the pact.
 */
export function answering({ provider, interactions }: PactFile): string[] {
  if (provider.name !== 'gateway') return [provider.name];
  return ['gateway', ...new Set(interactions.map(({ description }) => description.split('.')[0] ?? '').sort())];
}

/** By consumer, the slices that answer in its pacts. */
export function answeredBy(pacts: readonly PactFile[]): Map<string, Set<string>> {
  const by = new Map<string, Set<string>>();
  for (const pact of pacts) by.set(pact.consumer.name, new Set([...(by.get(pact.consumer.name) ?? []), ...answering(pact)]));
  return by;
}
