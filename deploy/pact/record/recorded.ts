import fs from 'node:fs';
import path from 'node:path';
import { pactFiles, readPact, type PactFile } from '../pact-file';

/** Where the pacts of a test run are, unless it is told otherwise. */
export const RECORDED = path.join('test-results', 'pacts');

/** What differs between the pacts of these consumers as they were recorded just now and as they are kept. */
export interface Difference {
  /** 'mfe-betting-gateway.json' */
  name: string;
  /** Undefined where nothing is recorded any more. */
  text: string | undefined;
}

/** Compares what a run of the tests recorded with the kept pacts; of one consumer alone when it is named. */
export function differences(recorded: string, kept: string, consumer?: string): Difference[] {
  const of = consumer === undefined ? {} : { consumer };
  const names = new Set([recorded, kept].flatMap((folder) => pactFiles(folder, of)).map((file) => path.basename(file)));
  return [...names].sort().flatMap((name) => {
    const [text, before] = [normalised(path.join(recorded, name)), read(path.join(kept, name))];
    return text === before ? [] : [{ name, text }];
  });
}

/** A pact as it is kept: in one order, and without the versions of the library that wrote it. */
function normalised(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  const { interactions, metadata, ...pact } = readPact(file) as PactFile & { metadata: { pactSpecification: unknown } };
  const place = ({ description, providerStates }: PactFile['interactions'][number]) => `${description} ${JSON.stringify(providerStates)}`;
  const sorted = [...interactions].sort((one, other) => place(one).localeCompare(place(other), 'en'));
  return `${JSON.stringify({ ...pact, interactions: sorted, metadata: { pactSpecification: metadata.pactSpecification } }, undefined, 2)}\n`;
}

const read = (file: string): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
