import { m } from '@chargerota/messages';
import type { Spot } from '@chargerota/contract';
import { useMutation } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCharger, useRefreshLocations } from '../../admin-api.ts';
import type { ChargerChanges } from '../../admin-api.ts';
import { formerChargers } from '../../take-back.ts';
import { comingReservationsOf } from '../../../reservations/questions/coming-reservations.ts';
import type { ComingReservations } from '../../../reservations/questions/coming-reservations.ts';
import { NOTHING_TO_UNDO } from '../../../../ui/use-undo.ts';
import type { Undone } from '../../../../ui/use-undo.ts';

/** The most requests at the same time. */
const AT_ONCE = 4;

export type Refused = {
  spot: Spot;
  reason: string;
  /** The reservations that the change would end: sent again as it is, it would be refused again. */
  coming: ComingReservations | null;
};

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
        await changeCharger(one.spot.id, one.changes);
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        refused.push({ spot: one.spot, reason: error.message, coming: comingReservationsOf(error) });
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
  const [failed, setFailed] = useState<readonly Refused[]>([]);
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
    /** `onDone` is called with all chargers that are not changed, those of former attempts too. */
    change: (
      spots: readonly Spot[],
      changes: ChargerChanges,
      onDone: (failed: readonly Refused[]) => void,
    ): void =>
      mutation.mutate(
        { spots, changes },
        {
          onSuccess: (refused) => {
            const all = [...failed.filter(({ spot }) => !spots.includes(spot)), ...refused];
            setFailed(all);
            onDone(all);
          },
        },
      ),
    /** Takes a charger off the list that was changed by a request of its own; returns the rest. */
    settle: ({ id }: Spot): readonly Refused[] => {
      const rest = failed.filter(({ spot }) => spot.id !== id);
      setFailed(rest);
      return rest;
    },
    isPending: mutation.isPending,
    done,
    total: mutation.variables?.spots.length ?? 0,
    failed,
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
  if (!first) return m.locationsChargers.chargersAsBefore({ count: former.length });
  const done = former.length - refused.length;
  return {
    title: done === 0 ? m.locationsChargers.notUndone : m.locationsChargers.onlyPartlyUndone,
    description: [
      m.locationsChargers.doneOfChargersAsBefore({ done, count: former.length }),
      m.locationsChargers.whyNotCharger({ spotNumber: first.spot.spotNumber, reason: first.reason }),
    ].join(' '),
    tone: 'loss',
  };
}
