import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { connectQueryClient } from '../api/query-client';
import { Snackbar } from '../notices/snackbar';
import { connectStream } from '../stream/connect-stream';
import './variables.css';

export interface AppProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** Server state, live updates and snackbar: what stands around every page, the first one too. antd's theme stands around those behind sign-in. */
export function AppProviders({ client, children }: AppProvidersProps) {
  useEffect(() => connectQueryClient(client), [client]);
  useEffect(() => connectStream(client), [client]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Snackbar />
    </QueryClientProvider>
  );
}
