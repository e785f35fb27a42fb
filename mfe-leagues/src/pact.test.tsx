import { pactAnswers, pactSession, renderScreen } from '@oddsmates/sdk/testing';
import { screen } from '@testing-library/react';
import Circuit from './screens/circuit';
import CreateCircuit from './screens/create-circuit';
import Home from './screens/home';
import League from './screens/league';

const pact = pactAnswers('leagues');
const home = { route: '/home', session: pactSession };
const ofLeague = { path: '/league/:id', route: '/league/l1', session: pactSession };
const ofCircuit = { path: '/league/:leagueId/circuit/:circuitId', route: '/league/l1/circuit/c1', session: pactSession };
const newCircuit = { path: '/league/:leagueId/create-circuit', route: '/league/l1/create-circuit', session: pactSession };
const league = (given: string) => pact.answers('the league is opened', given);
const circuit = (given: string) => pact.answers('the circuit is opened', given);

/** Told of a tie alone, which nobody plays to record a pact. */
const OF_A_TIE = /decision\.places\.(guess|distance)$/;

test.each([
  ['home', <Home key="1" />, home, pact.answers('home is opened'), 'Night Owls'],
  ['a league', <League key="2" />, ofLeague, league('a member of a league who has joined a circuit'), 'Lakers vs Bulls'],
  ['a circuit that is on', <Circuit key="3" />, ofCircuit, circuit('a member of a league who has joined a circuit'), 'Spring Cup'],
  ['a circuit that is to come', <Circuit key="6" />, ofCircuit, circuit('a member of a league with an upcoming circuit'), 'How many points?'],
  ['a decided circuit', <Circuit key="4" />, ofCircuit, circuit('a member of a league with a decided circuit'), 'bob had the highest score.'],
  ['the form of a circuit', <CreateCircuit key="5" />, newCircuit, pact.answers('the form of a circuit is opened'), 'Lakers vs Bulls'],
])('%s reads no more than the pact names', async (_, element, place, answers, shown) => {
  renderScreen(element, { ...place, answers });
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(pact.unnamed().filter((field) => !OF_A_TIE.test(field))).toEqual([]);
});
