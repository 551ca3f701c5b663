import type { Spot } from '@chargerota/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCharger, useRefreshLocations } from '../../admin-api.ts';
import type { ChargerChanges } from '../../admin-api.ts';

/** The most requests at the same time. */
const AT_ONCE = 4;

export type Refused = { spot: Spot; reason: string };

/** Sends the same changes to many chargers, one request each, and collects the refused chargers with the reasons. */
export function useChangeMany(organizationId: string) {
  const refresh = useRefreshLocations(organizationId);
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ spots, changes }: { spots: readonly Spot[]; changes: ChargerChanges }) => {
      setDone(0);
      const waiting = [...spots];
      const refused: Refused[] = [];
      const work = async (): Promise<void> => {
        for (let spot = waiting.shift(); spot; spot = waiting.shift()) {
          try {
            // oxlint-disable-next-line no-await-in-loop -- a few at once, not all
            await changeCharger(spot.id, changes);
          } catch (error) {
            refused.push({ spot, reason: error instanceof Error ? error.message : String(error) });
          }
          setDone((before) => before + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return refused.sort((a, b) => spots.indexOf(a.spot) - spots.indexOf(b.spot));
    },
    meta: { handled: true },
    onSettled: refresh,
  });
  return {
    change: (spots: readonly Spot[], changes: ChargerChanges, onDone: (refused: Refused[]) => void): void =>
      mutation.mutate({ spots, changes }, { onSuccess: onDone }),
    isPending: mutation.isPending,
    done,
    total: mutation.variables?.spots.length ?? 0,
    failed: mutation.data ?? [],
  };
}
