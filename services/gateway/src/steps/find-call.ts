import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { isMatch, type RouteTable } from '../contract/route-table';
import type { Step } from '../http/exchange';
import { methodNotAllowed } from '../http/refusals';

/** Finds the call that a request means. @throws AppError NOT_FOUND; HttpRefusal 405 with the methods that the path knows */
export function findCall(routes: RouteTable): Step {
  return (exchange) => {
    const found = routes.find(exchange.req.method ?? '', exchange.path);
    if (!isMatch(found)) throw found.allow.length > 0 ? methodNotAllowed(found.allow) : new AppError(Reason.NOT_FOUND);
    exchange.match = found;
    const [binding, another] = found.bindings;
    if (binding && !another) exchange.callName = binding.call.name;
    return 'next';
  };
}
