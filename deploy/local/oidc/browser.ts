import { AUTHORIZATION_PATH } from './provider';
import { LOCAL_CLIENT_ID } from './settings';

/** What the page asks the provider for, as services/identity/README.md says. */
export function authorizationRequest(pageOrigin: string, change: Record<string, string> = {}): string {
  const asked = { client_id: LOCAL_CLIENT_ID, response_type: 'id_token', scope: 'openid email profile', redirect_uri: `${pageOrigin}/`, state: 's1', nonce: 'n1' };
  return `${AUTHORIZATION_PATH}?${new URLSearchParams({ ...asked, ...change }).toString()}`;
}

/** A browser for tests, as far as signing in at the provider needs one: it keeps cookies by their path and follows redirects by hand. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(private readonly issuer: string) {}

  /** Opens an address of the provider. `to` is where it redirects, empty when it does not. */
  async open(address: string, method = 'GET'): Promise<{ status: number; text: string; to: string }> {
    const url = new URL(address, this.issuer);
    const sent = [...this.cookies].filter(([, cookie]) => url.pathname.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`);
    const response = await fetch(url, { method, redirect: 'manual', headers: { cookie: sent.join('; ') } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, { value, path: /; path=([^;]+)/i.exec(line)?.[1] ?? '/' });
    }
    return { status: response.status, text: await response.text(), to: response.headers.get('location') ?? '' };
  }

  /** Signs in as a demo account; gives the address with which the page is opened again. */
  async signIn(pageOrigin: string, accountId: string): Promise<URL> {
    const { to: interaction } = await this.open(authorizationRequest(pageOrigin));
    const page = await this.open(interaction);
    if (!page.text.includes(`action="${interaction}/${accountId}"`)) throw new Error(`${accountId} cannot be chosen:\n${page.text}`);
    const { to: resume } = await this.open(`${interaction}/${accountId}`, 'POST');
    const { to: back } = await this.open(resume);
    return new URL(back);
  }
}
