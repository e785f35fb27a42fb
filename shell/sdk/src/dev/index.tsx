import App from 'antd/es/app';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import type { RemoteRoutes } from '../remote/remote-routes';
import { session, type Session } from '../session/session';
import type { Answers } from '../testing/answers';
import { recordedNetwork } from '../testing/recorded-network';
import { AppProviders } from '../theme/app-providers';
import { ThemeProvider } from '../theme/theme-provider';

export { aRefusal, anAnswer } from '../testing/answers';

export interface RunAloneOptions {
  /** The address to begin at. */
  start: string;
  /** Who is signed in. */
  session?: Session;
  /** Calls with a recorded answer are answered from it; all others go to the server behind the proxy. */
  answers?: Answers;
}

/** Runs a remote without the shell, on its own page: `src/dev.tsx`. */
export function runAlone(routes: RemoteRoutes, { start, session: who, answers = {} }: RunAloneOptions): void {
  if (who?.user) session.signIn(who.token, who.user);
  answerFrom(answers);
  const host = document.body.appendChild(document.createElement('main'));
  createRoot(host).render(
    <AppProviders client={createQueryClient()}>
      <ThemeProvider>
        <App component={false}>
          <BrowserRouter>
            <Routes>
              {routes.map(({ path, load }) => {
                const Screen = lazy(load);
                return <Route key={path} path={path} element={<Suspense fallback={null}><Screen /></Suspense>} />;
              })}
              <Route path="*" element={<Navigate to={start} replace />} />
            </Routes>
          </BrowserRouter>
        </App>
      </ThemeProvider>
    </AppProviders>,
  );
}

function answerFrom(answers: Answers): void {
  const real = window.fetch.bind(window);
  const recorded = recordedNetwork(answers);
  window.fetch = async (input, init) => {
    if (input === '/api/stream/') return silentStream();
    const before = recorded.unrecorded.length;
    const answer = await recorded.fetch(input, init);
    return recorded.unrecorded.length > before ? real(input, init) : answer;
  };
}

/** Live updates that stand and have nothing to tell: nothing happens in recorded answers. */
function silentStream(): Response {
  return new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } });
}
