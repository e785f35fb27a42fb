import { call } from '../api/call';
import { gatewayPact } from './gateway-pact';
import { known } from './known';
import { oneOf, text } from './matching';
import { STATE_VALUES } from './state-values';

// What is broken is never recorded.
const pact = gatewayPact('betting');
const league = { call: 'league.GetLeague', given: 'a league', upon: 'it is opened', request: { id: known('leagueId') }, answer: { name: text('Night Owls') } } as const;
const never = (): void => {
  throw new Error('Nothing was answered');
};

test('a call of another thing than was described fails', async () => {
  const sent = pact.answers({ ...league, send: () => call('league.GetLeague', { id: 'another' }) }, never);
  await expect(sent).rejects.toThrow();
});

test('a request with more in it than was described fails', async () => {
  const request = { league_id: known('leagueId'), message: text('Hi') };
  const send = () => call('chat.SendMessage', { league_id: STATE_VALUES.leagueId, message: 'Hi', extra: 1 } as { league_id: string; message: string });
  await expect(pact.answers({ call: 'chat.SendMessage', given: 'a league', upon: 'a line is sent', request, send, answer: {} }, never)).rejects.toThrow();
});

test('a request of another word than was described fails', async () => {
  const send = () => call('league.HandleInvite', { id: STATE_VALUES.inviteId, action: 'perhaps' });
  const request = { id: known('inviteId'), action: oneOf('accept') };
  await expect(pact.answers({ call: 'league.HandleInvite', given: 'an invite', upon: 'it is answered', request, send, answer: {} }, never)).rejects.toThrow();
});

test('what the screen reads and the pact does not name is not there', async () => {
  const read = ({ balance }: { balance: number }): void => expect(balance).toBe(1000);
  await expect(pact.answers(league, read)).rejects.toThrow('undefined');
});

test('a path is filled from the state, so that it leads somewhere when the gateway is asked', async () => {
  await expect(pact.answers({ ...league, request: { id: text('l1') } }, never)).rejects.toThrow("has to be known('...')");
});
