import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { sharedStack } from '../../stack/shared-stack';
import { readPact } from '../pact-file';
import { gatewayStates } from '../states';
import { brokenBy } from './broken-by';

/**
 * Asks the running product what a recorded pact says it is asked, each time in a world made for it, and compares the answers.
 * @returns what is broken, a line each
 */
export function verifyGateway(file: string): Promise<string[]> {
  const verifier = new Verifier({
    provider: 'gateway',
    providerBaseUrl: sharedStack().url,
    pactUrls: [file],
    stateHandlers: statesOf(file),
    requestFilter: keepEmptyBody,
    logLevel: 'error',
  });
  return brokenBy(verifier.verifyProvider());
}

/** The verifier's own proxy passes a body of no field on as none, though with its length, and the gateway waits for it. */
const keepEmptyBody: NonNullable<VerifierOptions['requestFilter']> = (request, _response, next) => {
  if (request.headers['content-length'] === '2') request.body = Buffer.from('{}');
  next();
};

/** Those that the pact names. One that nobody makes fails the interactions in it: pact's own verifier would ask in whatever world there is. */
function statesOf(file: string) {
  const names = readPact(file).interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  const missing = (name: string) => () => Promise.reject(new Error(`deploy/pact/states makes no state '${name}'`));
  return Object.fromEntries([...new Set(names)].map((name) => [name, gatewayStates[name] ?? missing(name)]));
}
