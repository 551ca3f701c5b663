import { useMutation } from '@tanstack/react-query';
import { rememberSubscribed } from '../../../lib/push-subscription.ts';
import { useSubscribeToPush } from '../api.ts';
import { subscribeHere } from './push.ts';

/** Lets this browser take push messages, signed with the installation's key. */
export function useSubscribeHere() {
  const subscribe = useSubscribeToPush();
  return useMutation({
    meta: { handled: true },
    mutationFn: async (key: string) => {
      const keys = await subscribeHere(key).catch((error: unknown) => {
        const reason = error instanceof Error ? ` It says: ${error.message}` : '';
        throw new Error(`This browser could not be subscribed.${reason}`);
      });
      // A refusal changes what the screen says by itself.
      if (keys) rememberSubscribed((await subscribe.mutateAsync(keys)).id);
    },
  });
}
