import { placeBet } from '../stack/place-bet';
import { befriend, createEvent, join, register } from './support/league-night';

/** A league night through the /api alone: every call with the answer that the page relies on. */
test('two people befriend, make a league, bet, talk, and one of them is paid', async () => {
  const [captain, member] = await Promise.all([register('ann'), register('bob')]);
  await befriend(captain, member);
  expect(await member.api.call('social.ListFriends')).toMatchObject([{ id: captain.id, username: captain.username, points: 1200 }]);

  const league = await captain.api.call('league.CreateLeague', { name: 'Friday night', description: 'Every week' });
  expect(league).toMatchObject({ name: 'Friday night', description: 'Every week', balance: 1000, captain: { id: captain.id } });
  await join(captain, league.id, member);
  const event = await createEvent({ captain, leagueId: league.id });
  expect(event).toMatchObject({ completed: false, status: 'open', betting_open: true, betting_type: 'standard' });

  const { bet, balance } = await placeBet(member.api, event, { amount: 100, pick: 'home' });
  expect([bet?.status, bet?.amount, bet?.odds, balance]).toEqual(['open', 100, 1.91, 900]);
  await placeBet(captain.api, event, { amount: 50, pick: 'away' });
  const seenByCaptain = await captain.api.call('league.GetEvent', { event_id: event.id });
  const others = seenByCaptain.user_bets.find(({ user_id }) => user_id === member.id);
  expect(others).toBeDefined();
  expect(others).not.toHaveProperty('outcomeKey');

  const message = await captain.api.call('chat.SendMessage', { league_id: league.id, message: '  Good luck!  ' });
  expect(message).toMatchObject({ message: 'Good luck!', sender: { id: captain.id, username: captain.username } });
  expect(await member.api.call('chat.ListMessages', { league_id: league.id })).toEqual([message]);

  const completed = await captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' });
  expect(completed).toMatchObject({ completed: true, status: 'completed', betting_open: false, result: { winning_outcome: 'home' } });
  expect((await member.api.call('league.GetLeague', { id: league.id })).balance).toBe(1091);
  expect((await captain.api.call('league.GetLeague', { id: league.id })).balance).toBe(950);
  expect(await member.api.call('identity.GetProfile')).toMatchObject({ money: 1091, points: 1219 });
  expect((await member.api.call('wallet.ListBets')).bets).toMatchObject([{ status: 'won', payout: 191, selection: 'Lakers' }]);
  expect(await member.api.call('wallet.GetBettingStats')).toMatchObject({ total_bets: 1, win_rate: 100, current_streak: 1, lifetime_winnings: 91 });
});
