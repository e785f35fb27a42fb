import { AppProviders, createQueryClient, loadExposed, session, setRemoteLoader } from '@oddsmates/sdk';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadFromRemote } from './remotes/load-remote';
import { warmUp, whenUsed } from './remotes/provide-shared';
import { warmUpScreen } from './remotes/remote-screens';
import { Pages } from './routes/pages';
import { findRoute, GUARDED_ROUTES, OPEN_ROUTES } from './routes/table';
import { tellRecovered } from './tell-recovered';

setRemoteLoader(loadFromRemote);

// What this address needs is asked for at once, not one after the other. If its remote fails, its place on the page says so.
const { pathname } = window.location;
const guarded = session.get() && findRoute(GUARDED_ROUTES, pathname);
const first = guarded ?? findRoute(OPEN_ROUTES, pathname);
if (first) warmUpScreen(first.remote, pathname).catch(() => undefined);
if (guarded) {
  warmUp(guarded);
  // Of the top bar.
  loadExposed('social', './NotificationBell', 0).catch(() => undefined);
} else {
  whenUsed(warmUp);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, { onRecoverableError: tellRecovered }).render(
  <AppProviders client={createQueryClient()}>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </AppProviders>,
);
