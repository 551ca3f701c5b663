import { onlineManager, QueryObserver } from '@tanstack/react-query';
import type { MutationMeta } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { useResetPassword } from '../features/accounts/passwords/api.ts';
import { useMailResetLink } from '../features/operator/operator-api.ts';
import { ApiError, unanswered } from '../lib/api.ts';
import { onRenewedNow } from '../lib/server-clock.ts';
import { hookResult } from '../testing/hook-result.ts';
import { currentToast } from '../ui/toast.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const lost = (isOffline: boolean) =>
  new ApiError(0, unanswered({ isOffline, method: 'POST', isKeyed: false }));

test('without a network a change is undone with a message, and missing data is loaded once the network is back', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const call = async () => {
    if (!onlineManager.isOnline()) throw lost(true);
    return 'free';
  };
  let shown = 'reserved';
  const arrival = client.getMutationCache().build(client, {
    mutationFn: call,
    onMutate: () => void (shown = 'charging'),
    onError: () => void (shown = 'reserved'),
    meta: { failureTitle: 'You have not joined the line' },
  });
  await expect(arrival.execute(undefined)).rejects.toThrow(/^This needs a connection/);
  expect(shown).toBe('reserved');
  expect(currentToast()).toMatchObject({
    title: 'No Connection',
    description: expect.stringMatching(/^You have not joined the line\. This needs a connection/),
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

test('a change whose answer is lost is not said to have failed for want of a connection, nor to be undone', async () => {
  const client = createQueryClient();
  const toldOf = async (meta: MutationMeta) => {
    const change = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(lost(false)),
      meta: { failureTitle: 'Booking Failed', notSentTitle: 'You are still signed in', ...meta },
    });
    await expect(change.execute(undefined)).rejects.toThrow(/^No answer came/);
    return currentToast();
  };
  expect(await toldOf({})).toMatchObject({
    title: 'No Answer',
    description: 'No answer came, so it is not known whether it was done.',
  });
  const unansweredText = 'Press again: you cannot be booked twice.';
  expect(await toldOf({ unansweredText })).toMatchObject({ title: 'No Answer', description: unansweredText });
});

test('what failed is said where the server says nothing, and else its reason', async () => {
  const client = createQueryClient();
  const toldOf = async (error: Error) => {
    const change = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(error),
      meta: { failureText: 'Failed to reject user.' },
    });
    await expect(change.execute(undefined)).rejects.toThrow(error);
    return currentToast();
  };
  const title = 'Error';
  expect(await toldOf(new ApiError(502, {}))).toMatchObject({ title, description: 'Failed to reject user.' });
  const message = 'Somebody else has decided.';
  expect(await toldOf(new ApiError(409, { message }))).toMatchObject({ title, description: message });
});

const useNewPassword = () => {
  const { mutateAsync } = useResetPassword('a token');
  return () => mutateAsync('a new password');
};
const useMailedLink = () => {
  const { mutateAsync } = useMailResetLink('0197f0a4-0000-7000-8000-000000000001');
  return () => mutateAsync({ sendEmail: true });
};

test.each([
  ['that sets a password', useNewPassword, 'Reset Failed', 'Failed to reset password'],
  ['that an operator mails', useMailedLink, 'Error', 'Failed to generate password reset'],
])('a reset link %s and gets an empty answer says what failed', async (_, useIt, title, description) => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500, statusText: 'Internal Server Error' }));
  await expect(hookResult<() => Promise<unknown>>(createQueryClient(), useIt)()).rejects.toThrow(ApiError);
  expect(currentToast()).toMatchObject({ title, description });
});

test('a list that a screen shows is drawn anew together with its time, its first data in small steps', async () => {
  // Long after the tests before, whose data the first one would be taken together with.
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const client = createQueryClient();
  const heard: boolean[] = [];
  const stopListening = onRenewedNow((isUrgent) => heard.push(isUrgent));
  const read = new QueryObserver(client, { queryKey: ['reservations'], queryFn: () => Promise.resolve([]) });
  const stop = read.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  await read.refetch();
  stop();
  stopListening();
  expect(heard).toEqual([false, true]);
});
