import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Body } from '../body/body';
import { collect } from '../body/collect';
import { readForm } from '../body/read-form';
import { readJson } from '../body/read-json';
import { takesFile } from '../contract/read-request';
import type { Match } from '../contract/route-table';
import { singleHeader, type Exchange, type Step } from '../http/exchange';

/** Bounds of bodies. A call that takes no files takes no forms, whatever the bound. */
export type BodyLimits = { jsonBytes: number; formBytes: number; timeoutMs: number };

/**
 * Reads the body of a call that has one: JSON, or a multipart form where the call takes files.
 * @throws AppError INVALID_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA; HttpRefusal 408
 */
export function readBody(limits: BodyLimits): Step {
  return (exchange) => {
    const { match } = exchange;
    return match?.bindings.some(({ route }) => route.hasBody) ? read(exchange, match, limits) : 'next';
  };
}

async function read(exchange: Exchange, match: Match, { jsonBytes, formBytes, timeoutMs }: BodyLimits): Promise<'next'> {
  const { req } = exchange;
  const type = req.headers['content-type'];
  const media = type?.split(';', 1)[0]?.trim().toLowerCase();
  if (singleHeader(req, 'content-encoding') !== undefined) throw new AppError(Reason.UNSUPPORTED_MEDIA);
  if (type !== undefined && media === 'multipart/form-data' && formBytes > 0 && takesFiles(match)) {
    exchange.body = await form(exchange, match, type, { maxBytes: formBytes, timeoutMs });
    return 'next';
  }
  const bytes = await collect(req, { maxBytes: jsonBytes, timeoutMs });
  // A call without anything to say may come without a body, and then its type does not matter.
  if (bytes.length > 0 && (media !== 'application/json' || !isUtf8(type))) throw new AppError(Reason.UNSUPPORTED_MEDIA);
  exchange.body = { kind: 'json', value: readJson(bytes) };
  return 'next';
}

async function form({ req }: Exchange, match: Match, type: string, bounds: { maxBytes: number; timeoutMs: number }): Promise<Body> {
  try {
    return await readForm(await collect(req, bounds), type);
  } catch (error) {
    // Only an image makes a form that large, and the call has the better sentence for it.
    const imageTooLarge = match.bindings.some(({ call }) => call.reasons.includes(Reason.IMAGE_TOO_LARGE));
    if (imageTooLarge && error instanceof AppError && error.reason === Reason.PAYLOAD_TOO_LARGE) throw new AppError(Reason.IMAGE_TOO_LARGE);
    throw error;
  }
}

const takesFiles = ({ bindings }: Match): boolean => bindings.some(({ call }) => call.method.input.fields.some(takesFile));

/** JSON is UTF-8; a type that says otherwise is not JSON that can be read. */
function isUtf8(type: string | undefined): boolean {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(type ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}
