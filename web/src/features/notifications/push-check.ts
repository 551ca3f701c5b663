import { useQuery } from '@tanstack/react-query';
import { subscribedHere } from '../../lib/push-subscription.ts';

/** A tab can stay open for weeks. */
const AGAIN_AFTER_MS = 6 * 60 * 60_000;

/** At each visit of a browser that takes push messages, whether they still come. */
export function usePushCheck(): void {
  useQuery({
    queryKey: ['push-check'],
    queryFn: async () => {
      await (await import('./check-push.ts')).checkPushHere();
      return null;
    },
    enabled: subscribedHere() !== null,
    staleTime: AGAIN_AFTER_MS,
    retry: false,
  });
}
