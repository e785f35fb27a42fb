import { callKey, session } from '@oddsmates/sdk';
import { anAnswer, aRefusal, inTurn, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ada, adaSession, aMessage, bob } from '../../testing/people';
import LeagueChat from '.';

const own = { ...ada, profile_image_url: '' };
const open = (answers: Answers, options = {}) => renderScreen(<LeagueChat leagueId="l1" />, { session: adaSession, answers, ...options });
const log = () => screen.getByRole('log');
const input = () => screen.getByPlaceholderText('Type a message...');
const lineOf = async (text: string) => (await screen.findByText(text)).closest('.chat-line') as HTMLElement;

it('shows own messages on the right and others\' on the left, with name and time', async () => {
  open({ 'chat.ListMessages': [aMessage('m1'), aMessage('m2', { sender: own })] });
  expect(await lineOf('Message m1')).not.toHaveClass('chat-own');
  expect(await lineOf('Message m1')).toHaveTextContent(/bob.*Nov 2\d, \d{1,2}:05 [AP]M/);
  expect(await lineOf('Message m2')).toHaveClass('chat-own');
});

it('puts old lines under the present name of who said them', async () => {
  const { client } = open({ 'chat.ListMessages': [aMessage('m1')] });
  expect(await lineOf('Message m1')).toHaveTextContent('bob');
  act(() => { client.setQueryData(callKey('league.GetLeague', { id: 'l1' }), { members: [{ ...bob, username: 'robert', points: 0, joined_at: '' }] }); });
  expect(await lineOf('Message m1')).toHaveTextContent('robert');
});

it('says so when nobody has said anything', async () => {
  open({ 'chat.ListMessages': [] });
  expect(await screen.findByText(/Nobody has said anything yet/)).toBeVisible();
});

it('shows a line at once with a sending mark, trimmed', async () => {
  const { user, calls } = open({ 'chat.ListMessages': [], 'chat.SendMessage': neverAnswers() });
  await user.type(input(), '  Gulls by ten.  {Enter}');
  expect(await lineOf('Gulls by ten.')).toHaveTextContent('Sending...');
  expect(input()).toHaveValue('');
  expect(calls('chat.SendMessage').map(({ request }) => request)).toEqual([{ league_id: 'l1', message: 'Gulls by ten.' }]);
});

it('does not send whitespace', async () => {
  const { user, calls } = open({ 'chat.ListMessages': [] });
  await user.type(input(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(calls('chat.SendMessage')).toEqual([]);
});

it('sends the same line twice when it is said twice', async () => {
  let count = 0;
  const { user, calls } = open({
    'chat.ListMessages': [],
    'chat.SendMessage': ({ message }) => anAnswer(aMessage(`s${count++}`, { message, sender: own }), 201),
  });
  await user.type(input(), 'Ha!{Enter}Ha!{Enter}');
  expect(await screen.findAllByText('Ha!')).toHaveLength(2);
  const keys = calls('chat.SendMessage').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

it.each([
  [aRefusal(403, 'Forbidden'), 'You are not a member of this league'],
  [aRefusal(404, 'Nope'), 'League not found'],
  [aRefusal(500, 'Boom'), 'Server error. Please try again later.'],
  [aRefusal(429, 'Too many requests. Please try again in a moment.'), 'Too many requests. Please try again in a moment.'],
  [noConnection(), 'Failed to send message'],
])('says why a line was not sent: %#', async (answer, sentence) => {
  const { user } = open({ 'chat.ListMessages': [], 'chat.SendMessage': answer });
  await user.type(input(), 'Hello{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Hello')).toBeVisible();
});

it('sends a failed line again under the same key, and forgets one that is discarded', async () => {
  const { user, calls } = open({
    'chat.ListMessages': [],
    'chat.SendMessage': inTurn<'chat.SendMessage'>(noConnection(), anAnswer(aMessage('s1', { message: 'Hello', sender: own }), 201), noConnection()),
  });
  await user.type(input(), 'Hello{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await within(await lineOf('Hello')).findByText(/Nov 2\d/)).toBeVisible();
  const keys = calls('chat.SendMessage').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  await user.type(input(), 'Bye{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Bye')).not.toBeInTheDocument();
});

it('says that loading failed, and loads again', async () => {
  const { user } = open({ 'chat.ListMessages': inTurn<'chat.ListMessages'>(aRefusal(503, 'No'), [aMessage('m1')]) });
  expect(await screen.findByText('Failed to load chat messages')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Message m1')).toBeVisible();
});

it.each(['reading', 'writing'])('asks to log in again when the session turns out to be over in %s', async (doing) => {
  const over = aRefusal(401, 'Token expired');
  const { user } = open({ 'chat.ListMessages': doing === 'reading' ? over : [], 'chat.SendMessage': over });
  if (doing === 'writing') await user.type(input(), 'Hello{Enter}');
  expect(await screen.findByText('Please log in again')).toBeVisible();
  expect(session.get()).toBeUndefined();
});

it('is for who is signed in', () => {
  open({}, { session: undefined });
  expect(screen.getByRole('alert')).toHaveTextContent('Not authenticated');
});

describe('as time goes by', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const poll = () => act(() => jest.advanceTimersByTimeAsync(5_000));
  const withTimers = { userOptions: { advanceTimers: (ms: number) => jest.advanceTimersByTime(ms) } };

  it('asks every 5 seconds for what came after the newest message read, and shows each once', async () => {
    const { calls } = open({ 'chat.ListMessages': inTurn<'chat.ListMessages'>([aMessage('m1')], [aMessage('m1'), aMessage('m2')], []) }, withTimers);
    await screen.findByText('Message m1');
    await poll();
    expect(await screen.findByText('Message m2')).toBeVisible();
    await poll();
    expect(screen.getAllByText(/^Message m/)).toHaveLength(2);
    expect(calls('chat.ListMessages').map(({ request }) => request.after)).toEqual([undefined, 'm1', 'm2']);
  });

  it('shows a line of one\'s own once when a read brings it, and misses none that was said before it', async () => {
    const mine = aMessage('m3', { message: 'Mine', sender: own });
    const { user, calls } = open({
      'chat.ListMessages': inTurn<'chat.ListMessages'>([aMessage('m1')], [aMessage('m2'), mine], []),
      'chat.SendMessage': anAnswer(mine, 201),
    }, withTimers);
    await screen.findByText('Message m1');
    await user.type(input(), 'Mine{Enter}');
    await poll();
    expect(await screen.findByText('Message m2')).toBeVisible();
    expect(screen.getAllByText('Mine')).toHaveLength(1);
    expect(calls('chat.ListMessages')[1]?.request.after).toBe('m1');
  });

  it('does not take a line that the stream brought for one that a read has brought: what was missed before it is still read', async () => {
    const { client, calls } = open({ 'chat.ListMessages': inTurn<'chat.ListMessages'>([aMessage('m1')], [aMessage('m2'), aMessage('m3')], []) }, withTimers);
    await screen.findByText('Message m1');
    act(() => { client.setQueryData(callKey('chat.ListMessages', { league_id: 'l1' }), [aMessage('m1'), aMessage('m3')]); });
    await poll();
    await screen.findByText('Message m2');
    expect(screen.getAllByText(/^Message m/).map((line) => line.textContent)).toEqual(['Message m1', 'Message m2', 'Message m3']);
    await poll();
    expect(calls('chat.ListMessages').map(({ request }) => request.after)).toEqual([undefined, 'm1', 'm3']);
  });

  it('reads the last hundred anew when more than that were missed, so that no hole is left', async () => {
    const many = (from: number) => Array.from({ length: 100 }, (_, index) => aMessage(`m${from + index}`));
    const { calls } = open({ 'chat.ListMessages': inTurn<'chat.ListMessages'>([aMessage('m1')], many(200), many(500), []) }, withTimers);
    await screen.findByText('Message m1');
    await poll();
    expect(await screen.findByText('Message m599')).toBeVisible();
    expect(screen.queryByText('Message m200')).not.toBeInTheDocument();
    await poll();
    expect(calls('chat.ListMessages').map(({ request }) => request.after)).toEqual([undefined, 'm1', undefined, 'm599']);
  });

  it('leaves a reader who has scrolled up where they are, and says how much is new', async () => {
    const { user } = open({ 'chat.ListMessages': inTurn<'chat.ListMessages'>([aMessage('m1')], [aMessage('m2')], []) }, withTimers);
    await screen.findByText('Message m1');
    Object.defineProperties(log(), { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
    log().scrollTop = 100;
    fireEvent.scroll(log());
    await poll();
    const pill = await screen.findByRole('button', { name: /1 new message/ });
    expect(log().scrollTop).toBe(100);
    await user.click(pill);
    expect(log().scrollTop).toBe(2_000);
    expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
  });
});
