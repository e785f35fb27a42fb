import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { connectQueryClient } from '../api/query-client';
import { connectStream } from '../stream/connect-stream';
import { ThemeProvider } from './theme-provider';

const Snackbar = lazy(() => import('../notices/snackbar'));

export interface AppProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** Theme, server state, live updates and snackbar: what stands around the shell, around a remote that runs alone and around a tested screen. */
export function AppProviders({ client, children }: AppProvidersProps) {
  useEffect(() => connectQueryClient(client), [client]);
  useEffect(() => connectStream(client), [client]);
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        {children}
        <Suspense fallback={null}><Snackbar /></Suspense>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
