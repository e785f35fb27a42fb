import type { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteLoader } from '@oddsmates/sdk';

const runtime = { loadRemote: jest.fn<ReturnType<typeof loadRemote>, [string]>(), registerRemotes: jest.fn<void, Parameters<typeof registerRemotes>>() };
jest.mock('@module-federation/enhanced/runtime', () => runtime);

let load: RemoteLoader;

beforeEach(async () => {
  jest.resetModules();
  jest.resetAllMocks();
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ remotes: { social: '/mfe/social/mf-manifest.json' } })));
  ({ loadFromRemote: load } = await import('./load-remote'));
});

const registered = () => runtime.registerRemotes.mock.calls.map(([[remote], options]) => [remote, options?.force]);

it('registers a remote once, at the address of /config.json, and loads each part once', async () => {
  runtime.loadRemote.mockResolvedValue({ default: 'a part' });
  const first = load('social', './routes', 0);
  expect(load('social', './routes', 0)).toBe(first);
  await expect(first).resolves.toEqual({ default: 'a part' });
  await load('social', './LeagueChat', 0);
  expect(runtime.loadRemote.mock.calls).toEqual([['mfe_social/routes'], ['mfe_social/LeagueChat']]);
  expect(registered()).toEqual([[{ name: 'mfe_social', entry: '/mfe/social/mf-manifest.json' }, false]]);
});

it('after a failure registers anew under a fresh address, by force', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ default: 'a part' });
  await expect(load('social', './routes', 0)).rejects.toThrow('down');
  await expect(load('social', './routes', 1)).resolves.toEqual({ default: 'a part' });
  // Another part, in its own first attempt, takes the registration that works.
  await load('social', './LeagueChat', 0);
  expect(registered()).toEqual([
    [{ name: 'mfe_social', entry: '/mfe/social/mf-manifest.json' }, false],
    [{ name: 'mfe_social', entry: '/mfe/social/mf-manifest.json?attempt=1' }, true],
  ]);
});

it('registers anew for who asks again though the part came: a screen of it may be of a build that was replaced', async () => {
  runtime.loadRemote.mockResolvedValue({ default: 'a part' });
  await load('social', './LeagueChat', 0);
  await load('social', './routes', 0);
  await load('social', './routes', 1);
  // Stands on the new build already, so that nothing has to be fetched once more.
  await load('social', './LeagueChat', 1);
  await load('social', './NotificationBell', 0);
  expect(registered().map(([, force]) => force)).toEqual([false, true]);
});

it('leaves nothing of the former build where the next one would take it for its own', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ default: 'a part' });
  const left = { rspackChunkmfe_social: [['a chunk']], rspackChunkmfe_leagues: [['another']] };
  Object.assign(globalThis, left);
  document.head.innerHTML = '<link data-rspack="mfe_social:chunk-1" href="old.css"><link data-rspack="mfe_leagues:chunk-1">';
  await expect(load('social', './routes', 0)).rejects.toThrow('down');
  await load('social', './routes', 1);
  expect(Object.keys(left).map((name) => name in globalThis)).toEqual([false, true]);
  expect(document.head.innerHTML).toBe('<link href="old.css"><link data-rspack="mfe_leagues:chunk-1">');
});

it('says which remote has no address', async () => {
  await expect(load('betting', './routes', 0)).rejects.toThrow('/config.json has no address for betting');
});

it('reads /config.json again after it failed', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
  await expect(load('social', './routes', 0)).rejects.toThrow('/config.json answered 503');
  globalThis.fetch = answer;
  runtime.loadRemote.mockResolvedValue({ default: 'a part' });
  await expect(load('social', './routes', 1)).resolves.toEqual({ default: 'a part' });
});

it('refuses a configuration that names no remotes', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('{"remotes":{"social":7}}'));
  await expect(load('social', './routes', 0)).rejects.toThrow('/config.json names no remotes');
});
