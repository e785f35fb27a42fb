import type { Context } from '@oddsmates/kit';
import type { GetAuthConfigRequest, GetAuthConfigResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { googleConfig, type GoogleSettings } from '../domain/google';

/** What the page needs to offer Google sign-in, or that it is off. */
export function getAuthConfig({ google }: { google: GoogleSettings }) {
  const answer = { google: googleConfig(google) };
  return (_ctx: Context, _request: GetAuthConfigRequest): Promise<GetAuthConfigResponse> => Promise.resolve(answer);
}
