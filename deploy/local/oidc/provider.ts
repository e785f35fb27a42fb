import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { accountOf, claimsOf } from './accounts';
import type { OidcKeys } from './keys';
import { issuerOf, LOCAL_CLIENT_ID, type OidcSettings } from './settings';
import { shortMemory } from './short-memory';

const HOUR_S = 3_600;
const SIGN_IN_S = 600;
const SCOPES = 'openid email profile';

/** The path under which Google's authorization endpoint is known, so that a page needs one way for both. */
export const AUTHORIZATION_PATH = '/o/oauth2/v2/auth';

/**
 * The OpenID provider: one public client, which is given an ID token and nothing else (OpenID Connect Core 3.2, `response_type=id_token` with a
 * nonce), at the root of the page's origins.
 */
export async function createProvider(settings: OidcSettings, keys: OidcKeys): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await load();
  const policy = interactionPolicy.base();
  // What somebody agrees to is said where they choose an account.
  policy.remove('consent');

  const configuration: Configuration = {
    adapter: shortMemory(),
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    clients: [
      {
        client_id: LOCAL_CLIENT_ID,
        client_name: 'Oddsmates',
        // Only a native client may be called back without TLS, on this machine.
        application_type: 'native',
        redirect_uris: settings.pageOrigins.map((origin) => `${origin}/`),
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
        scope: SCOPES,
      },
    ],
    responseTypes: ['id_token'],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, id) => {
      const account = accountOf(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    loadExistingGrant: (ctx) => grantEverything(ctx),
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, userinfo: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${description ?? ''}\n`;
    },
    routes: { authorization: AUTHORIZATION_PATH },
    ttl: { IdToken: HOUR_S, Interaction: SIGN_IN_S, Session: SIGN_IN_S, Grant: SIGN_IN_S },
  };
  return new OidcProvider(issuerOf(settings.port), configuration);
}

/** Choosing an account is agreeing: the page learns name and email, as it says. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

/**
 * The package is published as an ES module, which the bundle of this program is not. It is written for newer Nodes than the oldest that this
 * product runs on and says so at each start: what it uses of them is made up for here, so the warning would only worry people.
 */
async function load(): Promise<typeof import('oidc-provider')> {
  if (!('parse' in URL)) Object.assign(URL, { parse: parseUrl });
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
