import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { callKey, useCall } from '../api/use-call';
import { session } from '../session/session';
import '../testing/guard';
import { connectStream } from './connect-stream';
import { usePollWhileDown, useStreamStatus } from './status';
import { StreamServer } from './testing/stream-server';

const ada = { id: 'u1', username: 'ada' };
const line = (id: string, message = id) => ({ id, message, created_at: `2026-01-31T18:00:0${id.slice(1)}.000Z`, sender: { id: 'u2', username: 'bob', profile_image_url: '' } });
const CHAT = callKey('chat.ListMessages', { league_id: 'l1' });

let server: StreamServer;
let client: QueryClient;
let disconnect: () => void;

/** How the stream is, and how often a page would ask. */
function Sign() {
  return <output>{`${useStreamStatus()} ${usePollWhileDown(5_000)}`}</output>;
}
const sign = () => screen.getByRole('status').textContent;
const chat = () => client.getQueryData<{ id: string }[]>(CHAT)?.map(({ id }) => id);

beforeEach(() => {
  server = new StreamServer();
  globalThis.fetch = server.fetch;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<Sign />);
});
afterEach(() => {
  act(() => disconnect());
  client.clear();
  jest.useRealTimers();
});

const connect = () => act(() => { disconnect = connectStream(client); });

async function signIn(): Promise<void> {
  act(() => session.signIn('t1', ada));
  connect();
  await waitFor(() => expect(sign()).toBe('live false'));
}

it('begins as somebody signs in and ends as they sign out', async () => {
  connect();
  expect(sign()).toBe('off 5000');
  act(() => session.signIn('t1', ada));
  expect(sign()).toBe('reconnecting 5000');
  await waitFor(() => expect(sign()).toBe('live false'));
  expect(server.last.headers.get('Authorization')).toBe('Token t1');
  expect(server.last.headers.has('Last-Event-ID')).toBe(false);
  act(() => session.signOut());
  expect(server.last.gone()).toBe(true);
  expect(sign()).toBe('off 5000');
});

it('appends chat lines where they are shown, each once and in the order they were said', async () => {
  await signIn();
  client.setQueryData(CHAT, [line('m1'), line('m3')]);
  for (const id of ['m4', 'm2', 'm4', 'm3']) server.last.send({ id, kind: 'chat', league_id: 'l1', message: line(id) });
  server.last.send({ id: '9', kind: 'chat', league_id: 'l2', message: line('m9') });
  await waitFor(() => expect(chat()).toEqual(['m1', 'm2', 'm3', 'm4']));
  expect(client.getQueryData(callKey('chat.ListMessages', { league_id: 'l2' }))).toBeUndefined();
});

it('keeps a line that an answer on its way does not know yet', async () => {
  await signIn();
  let answer = (_lines: object[]) => {};
  const reading = client.fetchQuery({ queryKey: CHAT, queryFn: () => new Promise<object[]>((resolve) => { answer = resolve; }) });
  await waitFor(() => expect(answer).not.toBeUndefined());
  server.last.send({ id: '5', kind: 'chat', league_id: 'l1', message: line('m2') });
  server.last.send({ id: '6', kind: 'notification' });
  client.setQueryData(callKey('social.ListNotifications', {}), []);
  server.last.send({ id: '7', kind: 'notification' });
  await waitFor(() => expect(client.getQueryState(callKey('social.ListNotifications', {}))?.isInvalidated).toBe(true));
  answer([line('m1')]);
  await reading;
  await waitFor(() => expect(chat()).toEqual(['m1', 'm2']));
});

it('reads again what is read for the first time just as it changes', async () => {
  await signIn();
  const answers: ((value: unknown) => void)[] = [];
  const read = jest.fn(() => new Promise((resolve) => { answers.push(resolve); }));
  const observed = client.getQueryCache().build(client, { queryKey: callKey('social.ListFriends', {}), queryFn: read });
  void observed.fetch();
  server.last.send({ id: '5', kind: 'friends' });
  // Heard after it: by now the update above has been taken.
  client.setQueryData(CHAT, []);
  server.last.send({ id: '6', kind: 'chat', league_id: 'l1', message: line('m1') });
  await waitFor(() => expect(chat()).toEqual(['m1']));
  answers[0]?.([]);
  await waitFor(() => expect(observed.state.isInvalidated).toBe(true));
});

it('comes back where it was after a break, and reads nothing again', async () => {
  await signIn();
  client.setQueryData(CHAT, []);
  server.last.send({ id: '41', kind: 'chat', league_id: 'l1', message: line('m1') });
  server.last.write(': at 43\nid: 43\n\n');
  await waitFor(() => expect(chat()).toEqual(['m1']));
  act(() => server.last.end());
  await waitFor(() => expect(sign()).toBe('reconnecting 5000'));
  await waitFor(() => expect(server.connections).toHaveLength(2), { timeout: 3_000 });
  expect(server.last.headers.get('Last-Event-ID')).toBe('43');
  await waitFor(() => expect(sign()).toBe('live false'));
  expect(client.getQueryState(CHAT)?.isInvalidated).toBe(false);
  server.last.send({ id: '50', kind: 'reset' });
  await waitFor(() => expect(client.getQueryState(CHAT)?.isInvalidated).toBe(true));
});

it('waits as long as the server asks, however often it is refused', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.refusals.push(new Response('{}', { status: 503, headers: { 'Retry-After': '20' } }));
  act(() => session.signIn('t1', ada));
  connect();
  await waitFor(() => expect(server.refusals).toHaveLength(0));
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect([server.connections.length, sign()]).toEqual([0, 'reconnecting 5000']);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect([server.connections.length, sign()]).toEqual([1, 'live false']);
});

it('gives up a connection that outlasts the network, and is back as soon as the network is', async () => {
  await signIn();
  client.setQueryData(CHAT, []);
  server.last.send({ id: '44', kind: 'chat', league_id: 'l1', message: line('m1') });
  await waitFor(() => expect(chat()).toEqual(['m1']));
  act(() => { window.dispatchEvent(new Event('offline')); });
  await waitFor(() => expect(sign()).toBe('reconnecting 5000'));
  expect(server.connections[0]?.gone()).toBe(true);
  act(() => { window.dispatchEvent(new Event('online')); });
  await waitFor(() => expect(sign()).toBe('live false'));
  expect(server.last.headers.get('Last-Event-ID')).toBe('44');
});

it('takes a silent connection for dead', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await signIn();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  server.last.write(': at 1\nid: 1\n\n');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(server.connections).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(server.connections[0]?.gone()).toBe(true);
  expect(server.connections).toHaveLength(2);
});

it('ends the session when the server does not know it any more', async () => {
  server.refusals.push(new Response('{}', { status: 401 }));
  act(() => session.signIn('t1', ada));
  connect();
  await waitFor(() => expect(session.get()).toBeUndefined());
  expect(sign()).toBe('off 5000');
});

it('reads a shown query once more when the stream begins, and a burst of updates at most twice a second', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const reads: string[] = [];
  const stream = server.fetch;
  globalThis.fetch = (input, init) => {
    if (input === '/api/stream/') return stream(input, init);
    reads.push('read');
    return Promise.resolve(Response.json([]));
  };
  const Friends = () => <p>{useCall('social.ListFriends', {}).data?.length}</p>;
  render(<QueryClientProvider client={client}><Friends /></QueryClientProvider>);
  await waitFor(() => expect(screen.getByText('0')).toBeVisible());
  await signIn();
  await waitFor(() => expect(reads).toHaveLength(2));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  for (let id = 1; id <= 20; id += 1) server.last.send({ id: String(id), kind: 'friends' });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(reads.length).toBeLessThanOrEqual(4);
  expect(reads.length).toBeGreaterThanOrEqual(3);
});
