import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { accountOf } from './accounts';
import { CHOOSER_HEADERS, chooserPage } from './chooser-page';

const INTERACTION = /^\/interaction\/([\w-]{1,64})(?:\/([\w-]{1,64}))?$/;

/** Serves the provider and its page on 127.0.0.1; settles when it listens. */
export async function serve(provider: Provider, port: number): Promise<Server> {
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const [, uid, accountId] = INTERACTION.exec(request.url ?? '') ?? [];
    request.headers.cookie = withoutSession(request.headers.cookie ?? '');
    if (uid === undefined) return void answer(request, response);
    interact(provider, uid, accountId, request, response).catch(() => refuse(response));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Shows who can be chosen, or goes on as who was. The provider's cookie tells that it is the same browser that began to sign in. */
async function interact(provider: Provider, uid: string, accountId: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const details = await provider.interactionDetails(request, response);
  if (details.uid !== uid) return refuse(response);
  if (accountId === undefined && request.method === 'GET') return void response.writeHead(200, CHOOSER_HEADERS).end(chooserPage(uid));
  if (accountId === undefined || accountOf(accountId) === undefined || request.method !== 'POST') return refuse(response);
  await provider.interactionFinished(request, response, { login: { accountId, remember: false } }, { mergeWithLastSubmission: false });
}

/** Each sign-in begins anew and asks for an account: all are one person's, and there is no other way to change between them. */
function withoutSession(cookies: string): string {
  return cookies.split('; ').filter((cookie) => !cookie.startsWith('_session')).join('; ');
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('This sign-in has expired. Please go back and try again.\n');
}
