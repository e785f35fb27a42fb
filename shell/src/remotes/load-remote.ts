import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteLoader, RemoteName } from '@oddsmates/sdk';
import { pageConfig } from './config';

// By name and attempt: the same promise for the same question, a new one for each retry.
const loads = new Map<string, Promise<unknown>>();
const registrations = new Map<RemoteName, { count: number; failed: boolean }>();

/** Loads what a remote exposes. Rejects when the remote cannot be reached; a higher `attempt` asks the network again. */
export const loadFromRemote: RemoteLoader = (remote, expose, attempt) => {
  const key = `${remote}/${expose}#${attempt}`;
  const known = loads.get(key);
  if (known) return known;
  const load = loadNow(remote, expose);
  loads.set(key, load);
  return load;
};

async function loadNow(remote: RemoteName, expose: string): Promise<unknown> {
  const { remotes } = await pageConfig();
  const address = remotes[remote];
  if (!address) throw new Error(`/config.json has no address for ${remote}`);
  const registration = register(remote, address);
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
function register(remote: RemoteName, address: string): { count: number; failed: boolean } {
  const last = registrations.get(remote);
  if (last && !last.failed) return last;
  const count = last ? last.count + 1 : 0;
  const next = { count, failed: false };
  registrations.set(remote, next);
  // A failed manifest or script stays failed under its address, in the runtime and perhaps in a cache on the way.
  const entry = count === 0 ? address : `${address}?attempt=${count}`;
  registerRemotes([{ name: runtimeName(remote), entry }], { force: count > 0 });
  return next;
}

const runtimeName = (remote: RemoteName): string => `mfe_${remote}`;
