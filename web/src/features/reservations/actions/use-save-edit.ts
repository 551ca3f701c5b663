import { m } from '@chargerota/messages';
import { zonedPeriod } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { formatDay, viewerZone } from '../../../lib/dates.ts';
import { useOnceDone } from '../../../lib/use-once-done.ts';
import { useToastWithUndo } from '../../../ui/use-undo.ts';
import { useRefreshReservations, useUpdateReservation } from '../api.ts';
import { moveBack } from './take-back.ts';
import { ownRow } from '../member/own-rows.ts';
import type { OwnRow } from '../member/own-rows.ts';

type Saving = {
  row: OwnRow;
  /** The reservation as it was read last. */
  current: OwnRow | undefined;
  canUndo: boolean;
};

/**
 * Saves the reservation, and shows its charger and time. If the answer was lost, it counts as saved once the reservation
 * is read with the wanted location, date and hours.
 */
export function useSaveEdit({ row, current, canUndo }: Saving, onDone: () => void) {
  const update = useUpdateReservation();
  const refresh = useRefreshReservations();
  const tell = useToastWithUndo();
  function finish(saved: OwnRow): void {
    const { spot, spotId, location, locationId, date, timezone } = saved;
    const when = `${formatDay(date)}, ${zonedPeriod(saved, timezone, viewerZone())}`;
    const isMoved = locationId === row.locationId && spotId !== row.spotId;
    const place = isMoved
      ? m.reservationsActions.whenFormerChargerWasTaken({
          when,
          former: row.spot.spotNumber,
          spotNumber: spot.spotNumber,
        })
      : m.reservationsActions.chargerSpotNumberAtNameWhen({
          spotNumber: spot.spotNumber,
          name: location.name,
          when,
        });
    tell(
      { title: m.reservationsActions.reservationUpdated, description: place },
      canUndo ? () => moveBack(row).finally(refresh) : null,
    );
    onDone();
  }
  const wished = update.variables;
  const isSavedAllTheSame =
    update.isError &&
    current?.locationId === wished?.locationId &&
    current?.date === wished?.date &&
    current?.timeSlot === wished?.timeSlot;
  useOnceDone(isSavedAllTheSame, () => current && finish(current));
  return {
    isPending: update.isPending,
    run: (changes: { locationId: string; date: LocalDate; timeSlot: string }) =>
      update.mutate({ id: row.id, ...changes }, { onSuccess: (saved) => finish(ownRow(saved)) }),
  };
}
