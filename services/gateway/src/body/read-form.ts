import { Readable } from 'node:stream';
import busboy from 'busboy';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { invalid } from '../http/refusals';
import { textProblem } from './check-json';
import type { Body } from './body';

/** Far above what any call takes. */
const LIMITS = { fields: 50, fieldNameSize: 100, fieldSize: 64 * 1024, files: 4, parts: 54, headerPairs: 20 };

/** What the parser puts in place of bytes that are no UTF-8. */
const REPLACEMENT = '\u{fffd}';

/**
 * Reads a multipart form that has arrived whole. A file field that was left empty counts as not sent.
 * @param contentType the header with the boundary
 * @throws AppError INVALID_REQUEST for a form that is not well formed or sends a field twice; PAYLOAD_TOO_LARGE past the limits
 */
export function readForm(bytes: Uint8Array, contentType: string): Promise<Body & { kind: 'form' }> {
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  return new Promise((resolve, reject) => {
    const malformed = () => reject(invalid(undefined, 'The form is not well formed.'));
    const tooLarge = () => reject(new AppError(Reason.PAYLOAD_TOO_LARGE));
    const parser = openParser(contentType);
    if (!parser) return malformed();
    const take = (name: string, work: () => void) => {
      if (fields.has(name) || files.has(name)) reject(invalid(name, 'This field was sent more than once.'));
      else work();
    };
    parser.on('field', (name, text, info) => {
      if (info.valueTruncated || info.nameTruncated) return tooLarge();
      take(name, () => {
        const problem = text.includes(REPLACEMENT) ? invalid(name, 'The request is not valid UTF-8.') : textProblem(text, name);
        if (problem) reject(problem);
        else fields.set(name, text);
      });
    });
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', malformed);
      stream.on('end', () => {
        const file = Buffer.concat(chunks);
        if (file.length > 0) take(name, () => files.set(name, file));
      });
    });
    parser.on('fieldsLimit', tooLarge).on('filesLimit', tooLarge).on('partsLimit', tooLarge);
    parser.on('error', malformed);
    parser.on('close', () => resolve({ kind: 'form', fields, files }));
    Readable.from([bytes]).pipe(parser);
  });
}

function openParser(contentType: string): busboy.Busboy | undefined {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    return undefined;
  }
}
