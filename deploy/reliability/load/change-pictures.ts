import type { Calls } from '@oddsmates/proto/api';
import { ApiError } from '../../stack/api-client';
import type { Person } from '../../stack/people';
import { askOnce, askUntilDecided } from './ask';
import { colourPicture } from './colour-picture';
import type { LoadRecord } from './record';

type Profile = Calls['identity.UpdateProfile']['response'];
type Refusal = { code?: string; error?: string };

/** Somebody after the other takes a new picture and looks at it. */
export function pictureChanger(url: string, players: readonly Person[], record: LoadRecord): () => Promise<void> {
  let turn = 0;
  return async () => {
    const colour = (turn += 1);
    const player = players[colour % players.length];
    if (player === undefined) throw new Error('A league has players');
    const { profile_image_url } = await askUntilDecided(record, 'identity.UpdateProfile', (key) => upload(url, player, colourPicture(colour), key));
    record.pictures.add(profile_image_url);
    await askOnce(record, 'media', () => look(new URL(profile_image_url, url)));
  };
}

async function upload(url: string, { token }: Person, picture: Buffer<ArrayBuffer>, idempotencyKey: string): Promise<Profile> {
  const body = new FormData();
  body.append('profile_image', new Blob([picture], { type: 'image/png' }), 'avatar.png');
  const headers = { authorization: `Token ${token}`, 'idempotency-key': idempotencyKey };
  const response = await fetch(new URL('/api/profile/update/', url), { method: 'PUT', headers, body });
  const answer = (await response.json()) as Profile & Refusal;
  if (!response.ok) throw new ApiError('identity.UpdateProfile', response.status, answer.code ?? '', answer.error ?? '');
  return answer;
}

/** Reads a picture to its end. @throws ApiError when the gateway refuses it */
export async function look(address: URL): Promise<void> {
  const response = await fetch(address);
  if (response.ok) return void (await response.arrayBuffer());
  const { code = '', error = '' } = (await response.json()) as Refusal;
  throw new ApiError('identity.GetProfile', response.status, code, error);
}
