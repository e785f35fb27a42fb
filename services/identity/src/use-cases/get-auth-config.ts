import type { Context } from '@oddsmates/kit';
import type { GetAuthConfigRequest, GetAuthConfigResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { googleConfig } from '../domain/google';
import type { Google } from '../google/google';

/** What the page needs to offer Google sign-in, or that it is off. */
export function getAuthConfig({ google }: { google: Google }) {
  const answer = { google: googleConfig(google.settings) };
  return (_ctx: Context, _request: GetAuthConfigRequest): Promise<GetAuthConfigResponse> => Promise.resolve(answer);
}
