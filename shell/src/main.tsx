import { AppProviders, createQueryClient, loadExposed, setRemoteLoader } from '@oddsmates/sdk';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadFromRemote } from './remotes/load-remote';
import { prefetchShared } from './remotes/provide-shared';
import { Pages } from './routes/pages';
import { remoteOf } from './routes/table';

setRemoteLoader(loadFromRemote);

// The remote of this address is asked for at once, not after the layout. If it fails, its place on the page says so.
const first = remoteOf(window.location.pathname);
if (first) loadExposed(first, './routes', 0).catch(() => undefined);
prefetchShared();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <AppProviders client={createQueryClient()}>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </AppProviders>,
);
