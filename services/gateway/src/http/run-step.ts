import { context } from '@opentelemetry/api';
import { ClientGone } from '../body/collect';
import { answerError } from './error-answer';
import type { Exchange, Step } from './exchange';

/** Takes one step and answers whatever it throws. True when the next step shall go on; at once when the step waits for nothing. Never rejects. */
export function runStep(step: Step, exchange: Exchange): boolean | Promise<boolean> {
  try {
    const outcome = context.with(exchange.trace, step, undefined, exchange);
    if (typeof outcome === 'string') return outcome === 'next';
    return outcome.then(
      (settled) => settled === 'next',
      (error: unknown) => refuse(exchange, error),
    );
  } catch (error) {
    return refuse(exchange, error);
  }
}

function refuse(exchange: Exchange, error: unknown): false {
  if (!(error instanceof ClientGone)) answerError(exchange, error);
  return false;
}
