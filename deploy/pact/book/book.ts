import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root';
import { answering, hashOfPact, PACTS, pactFiles, readPact, type PactFile } from '../pact-file';
import { presentVersions, type Versions } from './versions';

/** How the verification of a pact came out. */
export interface Verified {
  kept: boolean;
  /** ISO 8601. */
  at: string;
}

/** A pact as a version of its consumer has it. */
export interface KnownPact {
  hash: string;
  pact: PactFile;
}

/**
 * What is known of versions: which pacts each consumer had, which of them each version of a provider was verified against, and what runs where.
 * Plain files in one folder, each written once or replaced whole, so that folders of several machines can be laid over each other:
 *
 * ```
 * pacts/<pact>.json                                what stands in it
 * consumers/<slice>/<version>.json                 ["<pact>", ...]
 * verified/<pact>/<slice>/<version>.json           {kept, at}
 * environments/<name>.json                         {"<slice>": "<version>", ...}
 * ```
 */
export class Book {
  constructor(private readonly folder: string) {}

  /** Notes what the consumers of this working copy rely on, or one of them. */
  noteConsumers(consumer?: string, versions: Versions = presentVersions(), pacts: string = PACTS): void {
    const files = pactFiles(pacts, consumer === undefined ? {} : { consumer });
    const hashes = new Map<string, string[]>();
    for (const file of files) {
      const [hash, { name }] = [hashOfPact(file), readPact(file).consumer];
      this.#write(['pacts', hash], readPact(file));
      hashes.set(name, [...(hashes.get(name) ?? []), hash]);
    }
    for (const [name, known] of hashes) this.#write(['consumers', name, versions[name] ?? ''], known);
  }

  /** Notes whether the slices that answer in a pact kept it. */
  noteVerified(file: string, kept: boolean, versions: Versions = presentVersions()): void {
    const hash = hashOfPact(file);
    const verified: Verified = { kept, at: new Date().toISOString() };
    for (const slice of answering(readPact(file))) this.#write(['verified', hash, slice, versions[slice] ?? ''], verified);
  }

  /** What a version of a consumer relies on; undefined when that was never noted. */
  pactsOf(consumer: string, version: string): KnownPact[] | undefined {
    const hashes = this.#read<string[]>(['consumers', consumer, version]);
    return hashes?.map((hash) => ({ hash, pact: this.#read<PactFile>(['pacts', hash]) ?? missing(hash) }));
  }

  /** How the verification of a pact came out with this version of a slice behind it; undefined without one. */
  verified(hash: string, slice: string, version: string): Verified | undefined {
    return this.#read<Verified>(['verified', hash, slice, version]);
  }

  /** What runs in an environment; undefined for an unknown one. */
  environment(name: string): Versions | undefined {
    return this.#read<Versions>(['environments', name]);
  }

  /** Notes that a version of a slice runs in an environment from now on. */
  noteDeployed(name: string, slice: string, version: string): void {
    this.#write(['environments', name], { ...this.environment(name), [slice]: version });
  }

  #write(place: string[], value: unknown): void {
    const file = this.#file(place);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(value, undefined, 2)}\n`);
    fs.renameSync(`${file}.${process.pid}`, file);
  }

  #read<T>(place: string[]): T | undefined {
    const file = this.#file(place);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
  }

  #file(place: string[]): string {
    return `${path.join(this.folder, ...place)}.json`;
  }
}

function missing(hash: string): never {
  throw new Error(`The book of pacts lacks the pact ${hash}: it was copied in part`);
}

/** The book of this machine: `.pact-book`, or the folder PACT_BOOK, as a pipeline keeps it from one run to the next. */
export function openBook(): Book {
  return new Book(process.env['PACT_BOOK'] ?? path.join(ROOT, '.pact-book'));
}
