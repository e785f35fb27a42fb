import type { Request, Response } from 'express';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { answerError } from '../http/error-answer';
import type { Step } from '../http/exchange';
import { methodNotAllowed } from '../http/refusals';
import { createPages } from '../pages/pages';

/**
 * Serves the built pages.
 * @param root the folder that holds them; undefined where somebody else serves the pages, so that nothing is found here
 * @throws AppError NOT_FOUND; HttpRefusal 405 for anything but reading
 */
export function pages(root: string | undefined): Step {
  const serve = root === undefined ? undefined : createPages(root);
  return (exchange) => {
    const { req, res } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    if (!serve) throw new AppError(Reason.NOT_FOUND);
    serve(req as Request, res as Response, (error: unknown) => answerError(exchange, error ?? new AppError(Reason.NOT_FOUND)));
    return 'answered';
  };
}
