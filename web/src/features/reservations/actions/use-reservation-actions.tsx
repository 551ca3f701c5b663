import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import type { BookingContext } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toast.ts';
import { useToastWithUndo } from '../../../ui/use-undo.ts';
import {
  useCancelReservation,
  useConfirmArrival,
  useRefreshReservations,
  useReleaseReservation,
} from '../api.ts';
import { releasedFor } from '../pending/release-words.ts';
import { bookingSearch } from '../choosing/booking-link.ts';
import type { BookingLink } from '../choosing/booking-link.ts';
import { canReserveAgain, reserveAgain } from './take-back.ts';
import type { AskedReservation } from '../screens/dashboard/asked-reservation.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import type { OwnRow } from '../member/own-rows.ts';
import { useOnceDone } from '../../../lib/use-once-done.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TimeRange } from '../../../ui/time.tsx';

/** The id of the h1 that names the reservation or the charger. */
export const HEADING_ID = 'dashboard-heading';

export interface ReservationActions {
  onEdit: (row: OwnRow) => void;
  onCancel: (row: OwnRow) => void;
  onExtend: (row: OwnRow) => void;
  onRelease: (row: OwnRow) => void;
  onConfirm: (row: OwnRow) => void;
  isConfirming: boolean;
  /** True if the reservation's location is known, so that the rules can say how it may change. */
  canChange: (row: OwnRow) => boolean;
}

type Question = { about: 'cancel' | 'edit' | 'release' | 'extend'; row: OwnRow };

const NO_LINK = { linked: null, rows: [] };

/** The pressed button has disappeared with its reservation, so the keyboard continues from the heading. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById(HEADING_ID)?.focus();
}

const linkTo = ({ locationId, date, timeSlot }: OwnRow): BookingLink => ({
  location: locationId,
  date,
  slot: timeSlot,
});

/** The actions for the member's reservations, and their confirmation dialogs. */
export function useReservationActions(
  locations: readonly Location[],
  contextAt: (location: Location) => BookingContext,
  /** The reservation that a link leads to, and the member's own as they were read last. */
  { linked, rows }: { linked: AskedReservation | null; rows: readonly OwnRow[] } = NO_LINK,
): {
  actions: ReservationActions;
  dialogs: ReactNode;
  releasing: { isReleasing: boolean; onRelease: (row: OwnRow) => void };
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [seen, setSeen] = useState<AskedReservation | null>(null);
  const cancel = useCancelReservation();
  const arrive = useConfirmArrival();
  const release = useReleaseReservation();
  const refresh = useRefreshReservations();
  const tell = useToastWithUndo();
  const ask = (about: Question['about']) => (row: OwnRow) => setQuestion({ about, row });
  const close = (): void => setQuestion(null);
  const asksFor = (about: Question['about']): OwnRow | null =>
    question?.about === about ? question.row : null;
  const placeOf = (row: OwnRow) => locations.find(({ id }) => id === row.locationId);

  // A link opens its dialog once. What has begun or ended meanwhile is only shown.
  if (linked !== seen) {
    setSeen(linked);
    const row = rows.find(({ id, status }) => id === linked?.id && status === 'confirmed');
    if (row && linked?.about && (linked.about === 'cancel' || placeOf(row)))
      setQuestion({ about: linked.about, row });
  }

  function endCancelled(row: OwnRow): void {
    const description = m.reservationsActions.dayChargerSpotNumberOthersCan({
      day: formatDay(row.date),
      spotNumber: row.spot.spotNumber,
    });
    const place = placeOf(row);
    const canUndo = place !== undefined && canReserveAgain(row, contextAt(place));
    close();
    tell(
      { title: m.reservationsActions.reservationCancelled, description },
      canUndo ? () => reserveAgain(row).finally(refresh) : null,
      { label: m.reservationsActions.seeWhatIsFree, href: `${paths.booking}${bookingSearch(linkTo(row))}` },
    );
  }
  // The dialog stays until the server has answered, so that a refusal, or that there is no connection, is told in it.
  const confirmCancel = (row: OwnRow) => cancel.mutateAsync(row.id, { onSuccess: () => endCancelled(row) });
  const cancelling = asksFor('cancel');
  // Ends also once another press is read to have done it; until this one is answered, it is only expected to succeed.
  const isCancelled = rows.some(({ id, status }) => id === cancelling?.id && status === 'cancelled');
  useOnceDone(isCancelled && !cancel.isPending, () => cancelling && endCancelled(cancelling));
  function confirmRelease(row: OwnRow): Promise<unknown> {
    const place = placeOf(row);
    const description = place ? releasedFor(row, contextAt(place)) : '';
    return release.mutateAsync(row, {
      // What was kept, or is not needed any more, is told on the screen.
      onSuccess: (outcome) => {
        close();
        if (outcome !== 'pending' && outcome !== 'over')
          toast({ title: m.reservationsActions.chargerReleased, description });
      },
      onSettled: keepFocus,
    });
  }
  function confirmArrival(row: OwnRow): void {
    const description = m.reservationsActions.chargerSpotNumberAtNameIs({
      spotNumber: row.spot.spotNumber,
      name: row.location.name,
    });
    arrive.mutate(row, {
      // A press that is kept is shown in the button's place.
      onSuccess: (outcome) =>
        outcome !== 'pending' && toast({ title: m.reservationsActions.arrivalConfirmed, description }),
      onSettled: keepFocus,
    });
  }

  const editing = asksFor('edit');
  const releasing = asksFor('release');
  const extending = asksFor('extend');
  const extendingAt = extending && placeOf(extending);
  return {
    actions: {
      onEdit: ask('edit'),
      onCancel: ask('cancel'),
      onExtend: ask('extend'),
      onRelease: ask('release'),
      onConfirm: confirmArrival,
      isConfirming: arrive.isPending,
      canChange: (row) => placeOf(row) !== undefined,
    },
    releasing: {
      isReleasing: release.isPending,
      onRelease: (row) => void confirmRelease(row).catch(() => undefined),
    },
    dialogs: (
      <>
        {cancelling && (
          <CancelDialog row={cancelling} act={() => confirmCancel(cancelling)} onClose={close} />
        )}
        {releasing && <ReleaseDialog row={releasing} act={() => confirmRelease(releasing)} onClose={close} />}
        {editing && (
          <EditDialog
            key={editing.id}
            row={editing}
            current={rows.find(({ id }) => id === editing.id)}
            locations={locations.filter(({ id, isActive }) => isActive || id === editing.locationId)}
            contextAt={contextAt}
            onClose={close}
          />
        )}
        {extending && extendingAt && (
          <ExtendDialog
            row={extending}
            current={rows.find(({ id }) => id === extending.id)}
            location={extendingAt}
            context={contextAt(extendingAt)}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

type CancelDialogProps = {
  row: OwnRow;
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before a reservation is cancelled and names it; the button that keeps it has the focus. */
function CancelDialog({ row, act, onClose }: CancelDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title={m.reservationsActions.cancelThisReservation}
      figure={<TimeRange from={row.startsAt} to={row.endsAt} zone={row.timezone} />}
      description={m.reservationsActions.dayAtNameChargerSpotNumber({
        day: formatDay(row.date),
        name: row.location.name,
        spotNumber: row.spot.spotNumber,
      })}
      keepLabel={m.common.keepIt}
      confirmLabel={m.reservationsActions.cancelReservation}
      act={act}
      onClose={onClose}
    />
  );
}

/** Asks before the rest of a charging session is released. */
function ReleaseDialog({ row, act, onClose }: CancelDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title={m.reservationsActions.releaseChargerSpotNumber({ spotNumber: row.spot.spotNumber })}
      figure={<TimeRange from={row.startsAt} to={row.endsAt} zone={row.timezone} />}
      description={m.reservationsActions.youGiveBackTheRest}
      keepLabel={m.reservationsActions.keepCharging}
      confirmLabel={m.reservationsActions.releaseCharger}
      act={act}
      onClose={onClose}
    />
  );
}
