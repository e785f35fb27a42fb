import { Browser } from '../../local/oidc/browser';
import { apiClient } from '../../stack/api-client';
import { sharedStack } from '../../stack/shared-stack';

/** An ID token of a demo account, as the page gets it. @throws Error where the product has another provider than the local one */
export async function idToken(accountId: string): Promise<string> {
  const { url } = sharedStack();
  const { google } = await apiClient(url).call('identity.GetAuthConfig');
  if (google?.mode !== 'local') throw new Error(`The provider is ${google?.mode ?? 'missing'}, not the local one`);
  const back = await new Browser(google.issuer).signIn(url, accountId);
  return new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '';
}
