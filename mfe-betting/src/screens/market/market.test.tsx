import { anAnswer, aRefusal, inTurn, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adaSession, anEvent, league, othersLeague } from '../../testing/events';
import { aMarketEvent, catalogue } from '../../testing/market';
import BrowseMarket from '.';

const DETAILS = '?group=Basketball&sport=summit&event=x1';
const open = (query = '', answers: Answers = {}) => renderScreen(<BrowseMarket />, {
  path: '/league/:leagueId/market', route: `/league/l1/market${query}`, session: adaSession,
  answers: { 'league.GetLeague': league, 'league.BrowseMarket': catalogue, 'league.ListSportEvents': [aMarketEvent()], ...answers },
});
const press = (element: HTMLElement) => fireEvent.click(element);
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const market = (name: RegExp) => screen.findByRole('checkbox', { name });

it('leads from a category to an event that joins the league, h2h first', async () => {
  const page = open('', { 'league.AddMarketEvent': anAnswer(anEvent(), 201) });
  press(await link('Basketball 1 sport'));
  press(await link(/Summit Basketball/));
  expect(page.location()).toBe('/league/l1/market?group=Basketball&sport=summit');
  press(await link(/Lakers vs Bulls.*1\.91.*2 bookmakers/));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await market(/Moneyline/)).toBeChecked();
  press(await market(/Over\/Under/));
  press(await button('Add to League'));
  expect(await screen.findByText('Event added to league!')).toBeVisible();
  await waitFor(() => expect(page.location()).toBe('/league/l1'));
  expect(page.calls('league.AddMarketEvent').map(({ request }) => request))
    .toEqual([{ league_id: 'l1', sport_key: 'summit', event_id: 'x1', bookmaker: 'harbour', markets: ['h2h', 'totals'] }]);
});

it('goes one step up at a time, to the league from the categories only', async () => {
  const page = open(DETAILS);
  for (const [name, address] of [
    ['Back to Events', '/market?group=Basketball&sport=summit'], ['Back to Sports', '/market?group=Basketball'], ['Back to Categories', '/market'], ['Back to League', ''],
  ] as const) {
    const back = await button(name);
    expect(screen.getAllByRole('button', { name: /^Back to/ })).toHaveLength(1);
    press(back);
    expect(page.location()).toBe(`/league/l1${address}`);
  }
});

it('offers what the chosen bookmaker has, in the odds the player reads', async () => {
  open(DETAILS);
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  press(await market(/Point Spread.*Lakers -3\.5 1\.91/));
  press(screen.getByRole('radio', { name: /Northline/ }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  press(screen.getByText('American'));
  press(await market(/Moneyline.*-125.*\+120/));
  expect(screen.getByText('Choose at least one market.')).toBeVisible();
  expect(await button('Add to League')).toBeDisabled();
  press(screen.getByText('Decimal'));
});

it.each([
  [aRefusal(409, 'This event is already in the league.', { code: 'EVENT_ALREADY_ADDED' }), 'This event is already in the league.'],
  [aRefusal(500, 'Something went wrong. Please try again.', { code: 'INTERNAL' }), 'Failed to add event to league. Please try again.'],
  [noConnection(), 'Failed to add event to league. Please try again.'],
])('says why an event was not added (%#), and keeps what was chosen', async (refusal, sentence) => {
  const page = open(DETAILS, { 'league.AddMarketEvent': refusal });
  press(await market(/Point Spread/));
  press(await button('Add to League'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await market(/Point Spread/)).toBeChecked();
  expect(page.location()).toContain('event=x1');
});

it('sends an event once, however often the button is pressed', async () => {
  const page = open(DETAILS, { 'league.AddMarketEvent': neverAnswers() });
  const add = await button('Add to League');
  for (let time = 0; time < 3; time += 1) press(add);
  await button(/Add to League/);
  expect(page.calls('league.AddMarketEvent')).toHaveLength(1);
});

it('tells an event that the league has already', async () => {
  const added = anEvent({ source: 'market', event_key: 'summit', event_id: 'x1' });
  open('?group=Basketball&sport=summit', { 'league.GetLeague': { ...league, events: [added] } });
  press(await link(/In the league/));
  expect(await screen.findByText('This event is already in the league.')).toBeVisible();
  expect(await button('Add to League')).toBeDisabled();
});

it('says what became of an event that has moved since', async () => {
  open(DETAILS, {
    'league.ListSportEvents': inTurn<'league.ListSportEvents'>([aMarketEvent()], []),
    'league.AddMarketEvent': aRefusal(404, 'This event was rescheduled. Please choose it again at its new time.', { code: 'MARKET_NOT_FOUND' }),
  });
  press(await button('Add to League'));
  expect(await link('Choose another event')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This event was rescheduled. Please choose it again at its new time.');
});

const broken = aRefusal(503, 'The odds are not available right now.', { code: 'FEED_UNAVAILABLE' });
it.each([
  ['', { 'league.BrowseMarket': inTurn<'league.BrowseMarket'>(broken, catalogue) }, 'Failed to load sports data.', /Soccer 2 sports/],
  ['?group=Soccer', { 'league.BrowseMarket': inTurn<'league.BrowseMarket'>(broken, catalogue) }, 'Failed to load sports. Please try again.', /Continental Cup/],
  ['?sport=summit', { 'league.ListSportEvents': inTurn<'league.ListSportEvents'>(broken, [aMarketEvent()]) }, 'Failed to load events. Please try again.', /Lakers vs Bulls/],
  [DETAILS, { 'league.ListSportEvents': inTurn<'league.ListSportEvents'>(broken, []) }, 'Failed to load event details. Please try again.', /Choose another event/],
])('says at "%s" what did not come, and tries again', async (query, answers: Answers, sentence, after) => {
  open(query, answers);
  press(within((await screen.findByText(sentence)).parentElement ?? document.body).getByRole('button', { name: 'Retry' }));
  expect(await link(after)).toBeVisible();
});

it.each([[[]], [aRefusal(404, 'Sport not found', { code: 'SPORT_NOT_FOUND' })]])('says that a sport has no events (%#)', async (answer) => {
  open('?group=Soccer&sport=cup', { 'league.ListSportEvents': answer });
  expect(await screen.findByText('No events found for this sport.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another sport' })).toHaveAttribute('href', '/league/l1/market?group=Soccer');
});

it('shows that the market is on its way, and is for captains only', async () => {
  const { unmount } = open('', { 'league.BrowseMarket': neverAnswers() });
  expect(await screen.findByRole('heading', { name: 'Browse Market' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  unmount();
  open('', { 'league.GetLeague': othersLeague });
  expect(await screen.findByText('Only league captains can create events')).toBeVisible();
});
