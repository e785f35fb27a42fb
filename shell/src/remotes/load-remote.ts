import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteLoader, RemoteName } from '@oddsmates/sdk';
import { pageConfig } from './config';
import { forgetBuild } from './forget-build';

/** One build of a remote, as the page knows it. */
interface Registration {
  count: number;
  failed: boolean;
}

// By name and attempt: the same promise for the same question, a new one for each retry.
const loads = new Map<string, Promise<unknown>>();
const registrations = new Map<RemoteName, Registration>();
/** What the last attempt at a part stood on. */
const usedFor = new Map<string, Registration>();

/** Loads what a remote exposes. Rejects when the remote cannot be reached; a higher `attempt` asks the network again. */
export const loadFromRemote: RemoteLoader = (remote, expose, attempt) => {
  const part = `${remote}/${expose}`;
  const key = `${part}#${attempt}`;
  const known = loads.get(key);
  if (known) return known;
  const load = loadNow(remote, expose, part);
  loads.set(key, load);
  return load;
};

async function loadNow(remote: RemoteName, expose: string, part: string): Promise<unknown> {
  const { remotes } = await pageConfig();
  const address = remotes[remote];
  if (!address) throw new Error(`/config.json has no address for ${remote}`);
  // Who asks again was not served, though the part itself may have come: one of its screens may be of a build that was replaced.
  const before = usedFor.get(part);
  if (before) before.failed = true;
  const registration = register(remote, address);
  usedFor.set(part, registration);
  try {
    const module: unknown = await loadRemote(`${runtimeName(remote)}/${expose.slice(2)}`);
    if (!module) throw new Error(`${remote} exposes no ${expose}`);
    return module;
  } catch (error) {
    registration.failed = true;
    throw error;
  }
}

/** Once, and anew after a failure, whichever part of the remote it hit. */
function register(remote: RemoteName, address: string): Registration {
  const last = registrations.get(remote);
  if (last && !last.failed) return last;
  const name = runtimeName(remote);
  const next = { count: last ? last.count + 1 : 0, failed: false };
  registrations.set(remote, next);
  if (last) forgetBuild(name);
  // A failed manifest or script stays failed under its address, in the runtime and perhaps in a cache on the way.
  const entry = last ? `${address}?attempt=${next.count}` : address;
  registerRemotes([{ name, entry }], { force: last !== undefined });
  return next;
}

const runtimeName = (remote: RemoteName): string => `mfe_${remote}`;
