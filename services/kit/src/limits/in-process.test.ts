import { describeRateLimiter } from './conformance';
import { inProcessRateLimiter } from './in-process';

describeRateLimiter('in the process', (allowance) => Promise.resolve(inProcessRateLimiter(allowance)));
