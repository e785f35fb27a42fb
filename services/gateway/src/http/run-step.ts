import { context } from '@opentelemetry/api';
import { ClientGone } from '../body/collect';
import { answerError } from './error-answer';
import type { Exchange, Step } from './exchange';

/** Takes one step and answers whatever it throws. True when the next step shall go on. Never rejects. */
export async function runStep(step: Step, exchange: Exchange): Promise<boolean> {
  try {
    return (await context.with(exchange.trace, () => step(exchange))) === 'next';
  } catch (error) {
    if (!(error instanceof ClientGone)) answerError(exchange, error);
    return false;
  }
}
