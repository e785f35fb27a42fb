import { flag, gatewayPact, known, oneOf, some, text, time } from '@oddsmates/sdk/pact';
import { markets } from '../../testing/pact-event';
import { chosenOf, headlineOf, isInLeague } from './offer';

const pact = gatewayPact('betting');
const league = { id: known('leagueId') };

test('categories and sports come from the catalogue', () =>
  pact.answers(
    {
      call: 'league.BrowseMarket',
      given: 'a captain of a league',
      upon: 'the market is opened',
      request: {},
      answer: { data: { sports: some({ key: text('basketball_nba'), title: text('NBA'), description: text('US Basketball'), active: flag(true), group: text('Basketball') }) } },
    },
    ({ data }) => expect(data?.sports[0]?.group).toBe('Basketball'),
  ));

test('a sport offers events with the odds of bookmakers', () =>
  pact.answers(
    {
      call: 'league.ListSportEvents',
      given: 'a captain of a league and an event of the feed',
      upon: 'a sport is opened',
      request: { sport_key: known('sportKey') },
      answer: some({
        id: text('feed-event'),
        sport_key: text('basketball_nba'),
        sport_title: text('NBA'),
        commence_time: time(),
        home_team: text('Lakers'),
        away_team: text('Bulls'),
        bookmakers: some({
          key: text('book'),
          title: text('The Book'),
          last_update: time(),
          markets,
        }),
      }),
    },
    ([event]) => {
      expect(event && headlineOf(event)?.outcomes[0]?.price).toBe(1.91);
      expect(event && chosenOf(event, {})?.bookmaker.title).toBe('The Book');
    },
  ));

test('an event that the league has is known by its key and id', () =>
  pact.answers(
    {
      call: 'league.GetLeague',
      given: 'a captain of a league with an event of the feed',
      upon: 'the market is opened',
      request: league,
      answer: { captain: { id: known('userId') }, events: some({ source: oneOf('market'), event_key: text('basketball_nba'), event_id: text('feed-event'), status: oneOf('open') }) },
    },
    (answer) => expect(isInLeague(answer, { id: 'feed-event', sport_key: 'basketball_nba' })).toBe(true),
  ));

test('an event of the feed is added with one of its markets', () =>
  pact.answers(
    {
      call: 'league.AddMarketEvent',
      given: 'a captain of a league and an event of the feed',
      upon: 'the event is added',
      request: { league_id: known('leagueId'), sport_key: known('sportKey'), event_id: known('feedEventId'), bookmaker: known('bookmaker'), markets: some(oneOf('h2h', 'spreads', 'totals')) },
      status: 201,
      answer: {},
    },
    (event) => expect(event).toBeDefined(),
  ));
