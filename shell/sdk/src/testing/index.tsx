/** For the tests of remotes: a screen on a recorded network, under watch. */
export { aRefusal, anAnswer, inTurn, neverAnswers, noConnection, type Answers, type Recorded } from './answers';
export { expectedComplaints } from './guard';
export type { MadeCall } from './recorded-network';
export { pactAnswers, pactSession, type PactAnswers } from './pact-answers';
export { renderScreen, type RenderedScreen, type RenderScreenOptions } from './render-screen';
