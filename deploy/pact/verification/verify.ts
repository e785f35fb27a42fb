import { readPact } from '../pact-file';
import { verifyGateway } from './verify-gateway';
import { verifyPublisher } from './verify-publisher';

/** What the running product breaks of a pact, of calls or of facts, a line each; empty when it keeps it. */
export function verify(file: string): Promise<string[]> {
  return readPact(file).provider.name === 'gateway' ? verifyGateway(file) : verifyPublisher(file);
}
