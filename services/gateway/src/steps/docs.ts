import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { ApiDocument } from '../docs/document';
import { docsPage } from '../docs/page';
import type { Step } from '../http/exchange';
import { methodNotAllowed } from '../http/refusals';

/**
 * Serves the contract for readers: the OpenAPI document at /api/docs/openapi.json, and at /api/docs/ the same as a page.
 * @throws AppError NOT_FOUND; HttpRefusal 405 for anything but reading
 */
export function docs(document: ApiDocument): Step {
  const page = { type: 'text/html; charset=utf-8', body: Buffer.from(docsPage(document)) };
  const json = { type: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(document)) };
  const files = new Map([['/api/docs', page], ['/api/docs/', page], ['/api/docs/openapi.json', json], ['/api/docs/openapi.json/', json]]);
  return ({ req, res, path }) => {
    const file = files.get(path);
    if (!file) throw new AppError(Reason.NOT_FOUND);
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.body.length, 'Cache-Control': 'no-cache' }).end(file.body);
    return 'answered';
  };
}
