import { Metadata, status, type ServiceError, type StatusObject } from '@grpc/grpc-js';
import { ErrorDetail } from '@oddsmates/proto/grpc/contract/v1/errors';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError, type AppErrorOptions, type JsonObject } from '../errors/app-error';

/** The trailing metadata that carries a refusal between services. */
export const ERROR_DETAIL_KEY = 'oddsmates-error-bin';

/** A refusal as gRPC's status: code and sentence, and the whole of it in the trailing metadata. Causes stay behind. */
export function toStatus(error: AppError): Pick<StatusObject, 'code' | 'details' | 'metadata'> {
  const detail = ErrorDetail.encode({
    reason: error.reason,
    sentence: error.sentence,
    fields: { ...error.fields },
    details_json: error.details === undefined ? '' : JSON.stringify(error.details),
    retry_after_s: error.retryAfterS ?? 0,
  }).finish();
  const metadata = new Metadata();
  metadata.set(ERROR_DETAIL_KEY, Buffer.from(detail));
  return { code: error.refusal.code, details: error.sentence, metadata };
}

/** The refusals that gRPC itself makes, where no service had a word in it. */
const WITHOUT_DETAIL: Partial<Record<status, Reason>> = {
  [status.UNAVAILABLE]: Reason.UNAVAILABLE,
  [status.DEADLINE_EXCEEDED]: Reason.DEADLINE_EXCEEDED,
  [status.CANCELLED]: Reason.DEADLINE_EXCEEDED,
  [status.UNIMPLEMENTED]: Reason.NOT_BUILT,
  [status.RESOURCE_EXHAUSTED]: Reason.PAYLOAD_TOO_LARGE,
};

/** gRPC calls it INTERNAL when a stream is broken off, which a service that is overloaded or ends does: nobody is at fault, and nobody answers. */
const BROKEN_OFF = /^Received RST_STREAM/;

function reasonWithoutDetail({ code, details }: ServiceError): Reason {
  if (code === status.INTERNAL && BROKEN_OFF.test(details)) return Reason.UNAVAILABLE;
  return WITHOUT_DETAIL[code] ?? Reason.INTERNAL;
}

/** Puts a refusal together again, as the other service made it. */
export function fromServiceError(error: ServiceError): AppError {
  const bytes = error.metadata?.get(ERROR_DETAIL_KEY)[0];
  const detail = Buffer.isBuffer(bytes) ? decodeDetail(bytes) : undefined;
  if (!detail) return new AppError(reasonWithoutDetail(error), { cause: error });
  const { reason, sentence, fields, details_json: detailsJson, retry_after_s: retryAfterS } = detail;
  const options: AppErrorOptions = { sentence, fields, cause: error };
  if (detailsJson !== '') options.details = JSON.parse(detailsJson) as JsonObject;
  if (retryAfterS > 0) options.retryAfterS = retryAfterS;
  return new AppError(reason, options);
}

/** Undefined for what cannot be read, such as a reason of a newer contract: the gRPC status has to do then. */
function decodeDetail(bytes: Buffer): ErrorDetail | undefined {
  try {
    return ErrorDetail.decode(bytes);
  } catch {
    return undefined;
  }
}
