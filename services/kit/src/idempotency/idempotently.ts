import { createHash } from 'node:crypto';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { toBytes, type EncodedMessage, type MessageCodec } from '../codec';
import type { Db, Tx } from '../db/types';
import { AppError } from '../errors/app-error';
import type { Context } from '../grpc/context';

/**
 * Runs a mutating call so that the same request key never has a second effect: the key, the request's hash and the answer are written in the
 * transaction of the work. The same key with the same request is given the first answer again; one that arrives while the first is still at
 * work waits for it. Refusals are not kept: a refused request may be tried again under its key. Without a key the work just runs.
 * @param call    the call's name, 'PlaceBet'; keys are counted per user and call
 * @param request the encoded request, `PlaceBetRequest.encode(request)`
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another request before
 */
export function idempotently<Res>(
  db: Db,
  ctx: Pick<Context, 'caller' | 'idempotencyKey'>,
  codec: MessageCodec<Res>,
  call: string,
  request: EncodedMessage,
  work: (tx: Tx) => Promise<Res>,
): Promise<Res> {
  const { idempotencyKey } = ctx;
  if (idempotencyKey === undefined) return db.tx(work);
  const id = [ctx.caller?.userId ?? '', call, idempotencyKey];
  const hash = createHash('sha256').update(toBytes(request)).digest();
  return db.tx(async (tx) => {
    if (!(await claim(tx, id, hash))) return codec.decode(await firstAnswer(tx, id, hash));
    const response = await work(tx);
    await tx.query('UPDATE idempotency_keys SET response = $4 WHERE user_id = $1 AND call = $2 AND key = $3', [...id, toBytes(codec.encode(response))]);
    return response;
  });
}

/** Takes the key; false when somebody had it before. Waits on the unique index while another transaction is about to take it. */
async function claim(tx: Tx, id: string[], hash: Buffer): Promise<boolean> {
  const rows = await tx.query(
    'INSERT INTO idempotency_keys (user_id, call, key, request_hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
    [...id, hash],
  );
  return rows.length === 1;
}

async function firstAnswer(tx: Tx, id: string[], hash: Buffer): Promise<Uint8Array> {
  const first = await tx.maybe<{ request_hash: Buffer; response: Buffer | null }>(
    'SELECT request_hash, response FROM idempotency_keys WHERE user_id = $1 AND call = $2 AND key = $3',
    id,
  );
  // Swept away between the two statements: as good as a conflict, the client tries again.
  if (!first?.response) throw new AppError(Reason.CONFLICT);
  if (!first.request_hash.equals(hash)) throw new AppError(Reason.IDEMPOTENCY_KEY_REUSED);
  return first.response;
}
