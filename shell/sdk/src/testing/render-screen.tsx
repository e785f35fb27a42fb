import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import App from 'antd/es/app';
import ConfigProvider from 'antd/es/config-provider';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { connectQueryClient } from '../api/query-client';
import type { CallName } from '../api/contract';
import { Snackbar } from '../notices/snackbar';
import { setRemoteLoader, type RemoteLoader } from '../remote/loader';
import { session, type Session } from '../session/session';
import { ThemeProvider } from '../theme/theme-provider';
import type { Answers } from './answers';
import { watch } from './guard';
import { recordedNetwork, type MadeCall } from './recorded-network';

export interface RenderScreenOptions {
  /** The address the screen is opened at; '/' by default. */
  route?: string;
  /** The route's pattern, so that `useParams` works; `route` itself by default. */
  path?: string;
  /** Who is signed in; a visitor by default. */
  session?: Session;
  answers?: Answers;
  /** Widgets of other remotes by 'social/LeagueChat'; one that is not given shows its name. */
  widgets?: Record<string, ComponentType<never>>;
  /** How remotes are loaded, for the shell's own tests; `widgets` by default. */
  loader?: RemoteLoader;
  /** For tests with fake timers: `{ advanceTimers: jest.advanceTimersByTime }`. */
  userOptions?: Parameters<typeof userEvent.setup>[0];
}

export interface RenderedScreen extends Omit<RenderResult, 'rerender'> {
  /** Shows another element in the place of the screen. */
  rerender: (element: ReactElement) => void;
  user: UserEvent;
  client: QueryClient;
  /** The calls made so far, of one name or all. */
  calls: <K extends CallName>(name?: K) => MadeCall<K>[];
  /** Where the screen has led: path and query. */
  location: () => string;
}

/** Shows a screen as the shell would, with the network replaced by recorded answers and nothing else replaced. */
export function renderScreen(element: ReactElement, options: RenderScreenOptions = {}): RenderedScreen {
  const { route = '/', path = route.split('?', 1)[0], answers = {}, widgets = {} } = options;
  if (options.session?.user) session.signIn(options.session.token, options.session.user);
  const network = recordedNetwork(answers);
  watch(network);
  setRemoteLoader(options.loader ?? loaderOf(widgets));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } } });
  let location = route;

  const page = (content: ReactElement) => (
    <ThemeProvider>
      {/* As for a player who asked for less motion: what opens is there, what closes is gone. */}
      <ConfigProvider theme={{ token: { motion: false } }}>
        <QueryClientProvider client={client}>
          <Connected client={client} />
          <App component={false}>
            <MemoryRouter initialEntries={[route]}>
              <Observe tell={(now) => { location = now; }} />
              <Routes>
                <Route path={path} element={content} />
                <Route path="*" element={null} />
              </Routes>
            </MemoryRouter>
          </App>
          <Snackbar />
        </QueryClientProvider>
      </ConfigProvider>
    </ThemeProvider>
  );

  const result = render(page(element));
  return {
    ...result,
    rerender: (next) => result.rerender(page(next)),
    user: userEvent.setup(options.userOptions),
    client,
    calls: <K extends CallName>(name?: K) => network.made.filter((one): one is MadeCall<K> => name === undefined || one.name === name),
    location: () => location,
  };
}

function loaderOf(widgets: Record<string, ComponentType<never>>): RemoteLoader {
  return (remote, expose) => {
    const name = `${remote}/${expose.slice(2)}`;
    return Promise.resolve({ default: widgets[name] ?? (() => <div data-testid={`widget ${name}`} />) });
  };
}

function Connected({ client }: { client: QueryClient }) {
  useEffect(() => connectQueryClient(client), [client]);
  return null;
}

function Observe({ tell }: { tell: (location: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => tell(pathname + search));
  return null;
}
