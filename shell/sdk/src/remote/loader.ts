import type { RemoteName } from './remote-routes';

/**
 * Loads an exposed module of a remote, e.g. ('social', './LeagueChat', 0). `attempt` counts the retries: a higher one asks the
 * network again. The same arguments give the same promise.
 */
export type RemoteLoader = (remote: RemoteName, expose: `./${string}`, attempt: number) => Promise<unknown>;

let loader: RemoteLoader = (remote) => Promise.reject(new Error(`No loader for the remote ${remote}: this page runs without the shell`));

/** The shell says how remotes are loaded, a test says what they are. */
export function setRemoteLoader(load: RemoteLoader): void {
  loader = load;
}

export const loadExposed: RemoteLoader = (remote, expose, attempt) => loader(remote, expose, attempt);
