import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api.ts';
import { currentToast } from '../ui/toast.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a network a change is undone with a message, and missing data is loaded once the network is back', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const call = async () => {
    if (!onlineManager.isOnline()) throw new ApiError(0, {}, '');
    return 'free';
  };
  let shown = 'reserved';
  const arrival = client.getMutationCache().build(client, {
    mutationFn: call,
    onMutate: () => void (shown = 'charging'),
    onError: () => void (shown = 'reserved'),
    meta: { failureTitle: 'You did not get the charger' },
  });
  await expect(arrival.execute(undefined)).rejects.toThrow(/^This needs a connection/);
  expect(shown).toBe('reserved');
  expect(currentToast()).toMatchObject({
    title: 'No Connection',
    description: expect.stringMatching(/^This needs a connection/),
  });

  const read = new QueryObserver(client, { queryKey: ['spots'], queryFn: call });
  client.mount();
  const stop = read.subscribe(() => undefined);
  await vi.waitFor(() => expect(read.getCurrentResult().isLoadingError).toBe(true));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(read.getCurrentResult().data).toBe('free'));
  stop();
  client.unmount();
});
