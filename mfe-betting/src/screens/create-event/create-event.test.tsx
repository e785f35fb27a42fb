import { anAnswer, aRefusal, inTurn, neverAnswers, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adaSession, anEvent, league, othersLeague } from '../../testing/events';
import CreateEvent from '.';

const open = (answers: Answers = {}) => renderScreen(<CreateEvent />, {
  path: '/league/:leagueId/create-event', route: '/league/l1/create-event', session: adaSession, answers: { 'league.GetLeague': league, ...answers },
  // What covers what is for a browser to say; asking jsdom about it at every press takes seconds in a form of this size.
  userOptions: { pointerEventsCheck: 0 },
});
const field = (label: string | RegExp) => screen.findByLabelText(label);
const create = () => screen.findByText('Create Event');
const retype = async ({ user }: ReturnType<typeof open>, label: string, text: string) => {
  await user.clear(await field(label));
  // Pasted: a key press each would take long on a busy machine.
  if (text) await user.paste(text);
};

it('creates an event with a name and the odds of the form, and returns to the league a moment later', async () => {
  const page = open({ 'league.CreateEvent': anAnswer(anEvent(), 201) });
  expect(await field(/Simple mode/)).toBeChecked();
  expect(screen.queryByLabelText('Sport')).not.toBeInTheDocument();
  await retype(page, 'Event Name', 'Gulls vs Foxes');
  await page.user.click(await create());
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  const [made] = page.calls('league.CreateEvent');
  expect(made?.request).toMatchObject({ league_id: 'l1', event_name: 'Gulls vs Foxes', market_data: { key: 'h2h', outcomes: [{ key: 'home', price: 1.91 }, { key: 'away', price: 2.1 }] } });
  expect(page.location()).toBe('/league/l1/create-event');
  await waitFor(() => expect(page.location()).toBe('/league/l1'));
});

it('shows the decimal odds while the American ones are typed', async () => {
  const page = open();
  expect(await screen.findByText('Decimal 1.91')).toBeVisible();
  await retype(page, 'Home odds (American)', '250');
  expect(await screen.findByText('Decimal 3.50')).toBeVisible();
});

it('names what is missing, and asks the server nothing', async () => {
  const page = open();
  await retype(page, 'Event Name', '  ');
  await retype(page, 'Home odds (American)', '');
  await page.user.click(await create());
  expect(await screen.findByText('Please provide an event name')).toBeVisible();
  expect(screen.getByText('Please enter the home odds as a number')).toBeVisible();
  expect(page.calls('league.CreateEvent')).toEqual([]);
});

it('leads to the first field that is wrong', async () => {
  const page = open();
  await retype(page, 'Event Name', '');
  await page.user.click(await create());
  await waitFor(async () => expect(await field('Event Name')).toHaveFocus());
});

it('takes a typed time on Enter without creating the event', async () => {
  const page = open();
  await page.user.click(await field(/Simple mode/));
  await retype(page, 'End', 'Dec 31, 2099 7:05:00 PM');
  await page.user.keyboard('{Enter}');
  expect(await field('End')).toHaveValue('Dec 31, 2099 7:05:00 PM');
  expect(page.calls('league.CreateEvent')).toEqual([]);
});

it('wants opposite spreads', async () => {
  const page = open();
  await page.user.click(await field('Odds type'));
  await page.user.click(await screen.findByText('Point Spread'));
  expect(await field('Away spread')).toHaveValue('+3.5');
  await retype(page, 'Home spread', '-7.5');
  await page.user.click(await create());
  expect(await screen.findByText('The two spreads must be opposite, such as -3.5 and +3.5.')).toBeVisible();
  expect(page.calls('league.CreateEvent')).toEqual([]);
});

it('asks a question outside Simple mode, without odds', async () => {
  const page = open({ 'league.CreateEvent': anAnswer(anEvent(), 201) });
  await page.user.click(await field(/Simple mode/));
  expect(await field('Sport')).toBeInTheDocument();
  expect(await field('Home team')).toHaveValue('Team A');
  await page.user.click(screen.getByText('Closest guess'));
  expect(screen.queryByLabelText('Odds type')).not.toBeInTheDocument();
  await retype(page, 'Event Name', 'How many goals?');
  await page.user.click(await create());
  await screen.findByText('Event created successfully!');
  const [made] = page.calls('league.CreateEvent');
  expect(made?.request).toMatchObject({ event_name: 'How many goals?', betting_type: 'closest_guess' });
  expect(made?.request.market_data).toBeUndefined();
});

it('lets a time be picked by the hour and every five minutes and seconds', async () => {
  const page = open();
  await page.user.click(await field(/Simple mode/));
  fireEvent.mouseDown(await field('Start'));
  fireEvent.click(await field('Start'));
  const offered = (unit: string) => [...document.querySelectorAll(`.ant-picker-time-panel-column[data-type=${unit}] .ant-picker-time-panel-cell-inner`)].map(({ textContent }) => Number(textContent));
  await waitFor(() => expect(offered('hour')).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  for (const unit of ['minute', 'second']) expect(offered(unit)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
});

it('says what the server refused, keeps what was typed and allows another attempt', async () => {
  const page = open({ 'league.CreateEvent': inTurn<'league.CreateEvent'>(aRefusal(400, 'Please check what you entered.', { fields: { event_name: 'Too rude' } }), anAnswer(anEvent(), 201)) });
  await retype(page, 'Event Name', 'Derby');
  await page.user.click(await create());
  expect(await screen.findByText('Error creating custom event: Please check what you entered.')).toBeVisible();
  expect(await screen.findByText('Too rude')).toBeVisible();
  expect(await field('Event Name')).toHaveValue('Derby');
  await page.user.click(await create());
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
});

it('is for the captain alone', async () => {
  const { user, location } = open({ 'league.GetLeague': othersLeague });
  expect(await screen.findByText('Only league captains can create events')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to League' }));
  expect(location()).toBe('/league/l1');
});

it('leads back on Cancel', async () => {
  const { user, location } = open();
  await user.click(await screen.findByText('Cancel'));
  expect(location()).toBe('/league/l1');
});

it('says that the league did not load, and loads it again', async () => {
  const { user } = open({ 'league.GetLeague': inTurn<'league.GetLeague'>(aRefusal(503, 'No'), league) });
  expect(await screen.findByText('Failed to load league details')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await create()).toBeVisible();
});

it('shows where it is while it loads', () => {
  open({ 'league.GetLeague': neverAnswers() });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
});
