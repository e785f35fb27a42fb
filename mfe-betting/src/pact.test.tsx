import { pactAnswers, pactSession, renderScreen } from '@oddsmates/sdk/testing';
import { screen } from '@testing-library/react';
import CompleteEvent from './screens/complete-event';
import CreateEvent from './screens/create-event';
import BrowseMarket from './screens/market';
import PlaceBet from './screens/place-bet';

const pact = pactAnswers('betting');
const ofEvent = { path: '/league/:leagueId/event/:eventId', route: '/league/l1/event/e1', session: pactSession };
const ofLeague = { path: '/league/:leagueId/market', route: '/league/l1/market', session: pactSession };
const form = pact.answers("the form of a captain's event is opened");
const open = pact.answers('the slip is opened', 'a member of a league with an open event');
const taken = pact.answers('the slip is opened', 'a member of a league who has bet on its event');
const result = (given: string) => ({ ...form, ...pact.answers('the form of the result is opened', given) });
const market = { ...form, ...pact.answers('the market is opened') };

test.each([
  ['the slip', <PlaceBet key="1" />, ofEvent, open, /Lakers 1\.91/],
  ['the slip after a bet', <PlaceBet key="2" />, ofEvent, taken, /already placed a bet/],
  ['the slip after a guess', <PlaceBet key="7" />, ofEvent, pact.answers('the slip is opened', 'a member of a league who has guessed nearest'), /Result: 212/],
  ['the form of an event', <CreateEvent key="3" />, ofLeague, form, /Simple mode/],
  ['the form of a result', <CompleteEvent key="4" />, ofEvent, result('a captain of a league with an open event'), /Lakers vs Bulls/],
  ['an event that is over', <CompleteEvent key="5" />, ofEvent, result('a captain of a league with a completed event'), /110 : 102/],
  ['the market', <BrowseMarket key="6" />, ofLeague, market, /Basketball/],
])('%s reads no more than the pact names', async (_, element, place, answers, shown) => {
  renderScreen(element, { ...place, answers });
  expect((await screen.findAllByText((text, found) => shown.test(found?.textContent ?? text))).length).toBeGreaterThan(0);
  expect(pact.unnamed()).toEqual([]);
});
