import { anAnswer, inTurn } from './answers';
import { recordedNetwork } from './recorded-network';

it('remembers what nobody recorded an answer for', async () => {
  const network = recordedNetwork({});
  await network.fetch('/api/leagues/?limit=1');
  expect(network.unrecorded).toEqual(['GET /api/leagues/?limit=1 (league.ListLeagues)']);
});

it('answers in turn, the last answer staying, and takes a list as one answer', async () => {
  const network = recordedNetwork({ 'social.ListFriends': inTurn([], anAnswer({ error: 'no' }, 500)), 'league.ListLeagues': [] });
  const statuses = [];
  for (let turn = 0; turn < 3; turn++) statuses.push((await network.fetch('/api/friends/')).status);
  expect(statuses).toEqual([200, 500, 500]);
  expect(await (await network.fetch('/api/leagues/')).json()).toEqual([]);
});

it('tells a fixed path from one with variables', async () => {
  const network = recordedNetwork({ 'league.GetLeague': ({ id }) => anAnswer({ id }) , 'league.CreateLeague': anAnswer({ id: 'new' }, 201) });
  await network.fetch('/api/leagues/create/', { method: 'POST', body: '{"name":"Owls"}' });
  await network.fetch('/api/leagues/l%2F1');
  expect(network.made.map(({ name, request }) => [name, request])).toEqual([
    ['league.CreateLeague', { name: 'Owls' }],
    ['league.GetLeague', { id: 'l/1' }],
  ]);
});
