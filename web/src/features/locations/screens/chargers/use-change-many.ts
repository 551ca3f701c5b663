import type { Spot } from '@chargerota/contract';
import { useMutation } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCharger, useRefreshLocations } from '../../admin-api.ts';
import type { ChargerChanges } from '../../admin-api.ts';
import { formerChargers } from '../../take-back.ts';
import { chargers } from '../../words.ts';
import { NOTHING_TO_UNDO } from '../../../../ui/use-undo.ts';
import type { Undone } from '../../../../ui/use-undo.ts';

/** The most requests at the same time. */
const AT_ONCE = 4;

export type Refused = { spot: Spot; reason: string };

/** Changes each of these chargers, one request each, and returns the refused ones with the reasons. */
export async function changeChargers(
  each: readonly { spot: Spot; changes: ChargerChanges }[],
  onAnswered: () => void = () => undefined,
): Promise<Refused[]> {
  const waiting = [...each];
  const refused: Refused[] = [];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a few at once, not all
        await changeCharger(one.spot.id, one.changes);
      } catch (error) {
        refused.push({ spot: one.spot, reason: error instanceof Error ? error.message : String(error) });
      }
      onAnswered();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const order = each.map(({ spot }) => spot);
  return refused.sort((a, b) => order.indexOf(a.spot) - order.indexOf(b.spot));
}

/** Sends the same changes to many chargers, one request each, and collects the refused chargers with the reasons. */
export function useChangeMany(organizationId: string) {
  const refresh = useRefreshLocations(organizationId);
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: ({ spots, changes }: { spots: readonly Spot[]; changes: ChargerChanges }) => {
      setDone(0);
      const each = spots.map((spot) => ({ spot, changes }));
      return changeChargers(each, () => setDone((before) => before + 1));
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

/** Gives several chargers the values that they had before, and names those that are not as before. */
export async function undoMany(
  client: QueryClient,
  spots: readonly Spot[],
  changes: ChargerChanges,
): Promise<Undone> {
  const former = await formerChargers(client, spots, changes);
  if (former.length === 0) return NOTHING_TO_UNDO;
  const refused = await changeChargers(former);
  const [first] = refused;
  if (!first) return `${chargers(former.length)} as before.`;
  const done = former.length - refused.length;
  return {
    title: done === 0 ? 'Not undone' : 'Only partly undone',
    description: `${done} of ${chargers(former.length)} as before. Charger ${first.spot.spotNumber}: ${first.reason}`,
    tone: 'loss',
  };
}
