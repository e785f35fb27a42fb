import { MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  onlineManager.setOnline(true);
});

it('makes a call offline as well, so that it fails at once and is not made by itself later', async () => {
  onlineManager.setOnline(false);
  const bet = jest.fn(() => Promise.reject(new Error('offline')));
  const action = new MutationObserver(client, { mutationFn: bet });
  await expect(action.mutate()).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  expect(action.getCurrentResult().status).toBe('error');
  expect(bet).toHaveBeenCalledTimes(1);
});

it('reads what failed offline again when the network is back', async () => {
  onlineManager.setOnline(false);
  const read = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('read');
  const query = new QueryObserver(client, { queryKey: ['a read'], queryFn: read });
  const stop = query.subscribe(() => undefined);
  await waitFor(() => expect(query.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await waitFor(() => expect(query.getCurrentResult().data).toBe('read'));
  stop();
});
