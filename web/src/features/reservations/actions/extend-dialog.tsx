import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { formatHour, keepTimesTogether } from '@chargerota/domain';
import type { BookingContext, EndChoice } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimeThere, labelThere } from '../../../lib/dates.ts';
import { useOnceDone } from '../../../lib/use-once-done.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TimeRange } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useExtendReservation } from '../api.ts';
import { elsewhereAfter, refusalOf, useEndChoices } from './use-extension-limit.ts';
import type { OwnRow } from '../member/own-rows.ts';

type ExtendDialogProps = {
  row: OwnRow;
  /** The reservation as it was read last. */
  current: OwnRow | undefined;
  location: Location;
  context: BookingContext;
  onClose: () => void;
};

/**
 * Extends a charging session on the same charger; the member only chooses until when (docs/rules.md "Release and
 * extend").
 */
export function ExtendDialog({ row, current, location, context, onClose }: ExtendDialogProps): ReactNode {
  const { choices } = useEndChoices(row, { location, context });
  const open = choices.filter(({ enabled }) => enabled);
  const firstDisabled = choices.find(({ enabled }) => !enabled);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = open.find(({ endHour }) => endHour === wanted) ?? open[0];
  const [why, latest] = [firstDisabled?.reason, open.at(-1)];
  const at = ({ endsAt }: EndChoice): string => keepTimesTogether(formatTimeThere(endsAt, row.timezone));
  const elsewhere = chosen ? null : elsewhereAfter(row, { location, context });
  const extend = useExtendReservation();
  const [pressed, setPressed] = useState<Date | null>(null);

  function finish(endsAt: Date): void {
    toast({
      title: m.reservationsActions.reservationExtended,
      description: m.reservationsActions.chargerSpotNumberIsYoursUntil({
        spotNumber: row.spot.spotNumber,
        time: formatTimeThere(endsAt, row.timezone),
      }),
    });
    onClose();
  }
  function stay({ endHour, endsAt }: EndChoice): void {
    setPressed(endsAt);
    extend.mutate({ id: row.id, endHour }, { onSuccess: (saved) => finish(new Date(saved.endsAt)) });
  }
  // If the answer was lost, it counts as done once the reservation is read with the end that was chosen.
  const isExtendedAllTheSame = extend.isError && current?.endsAt.getTime() === pressed?.getTime();
  useOnceDone(isExtendedAllTheSame, () => pressed && finish(pressed));
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.reservationsActions.stayLongerOnChargerSpotNumber({ spotNumber: row.spot.spotNumber })}
      figure={<TimeRange from={row.startsAt} to={chosen?.endsAt ?? row.endsAt} zone={row.timezone} />}
      actions={
        <>
          <Button onClick={onClose}>{chosen ? m.common.notNow : m.common.close}</Button>
          {elsewhere !== null && (
            <ButtonLink look="primary" href={elsewhere}>
              {m.reservationsActions.bookAnotherCharger}
            </ButtonLink>
          )}
          {chosen && (
            <Button look="primary" busy={extend.isPending} onClick={() => stay(chosen)}>
              {m.reservationsActions.stayLonger}
            </Button>
          )}
        </>
      }
    >
      {chosen && open.length === 1 ? (
        <p>{staysWords({ spotNumber: row.spot.spotNumber, time: at(chosen) }, why)}</p>
      ) : chosen ? (
        <RadioGroup
          legend={labelThere(m.reservationsActions.until, row.endsAt, row.timezone)}
          choices={open.map(({ endHour }) => ({ value: String(endHour), label: formatHour(endHour) }))}
          value={String(chosen.endHour)}
          onChange={(hour) => setWanted(Number(hour))}
          note={
            why &&
            latest &&
            `${m.reservationsActions.timeIsTheLatest({ time: at(latest) })} ${keepTimesTogether(why)}`
          }
        />
      ) : (
        <p>{refusalOf(choices)}</p>
      )}
    </Dialog>
  );
}

/** Until when it stays, and why not longer. */
const staysWords = (charger: { spotNumber: string; time: string }, why: string | null | undefined): string =>
  why
    ? `${m.reservationsActions.chargerStaysYoursUntilTheLatest(charger)} ${keepTimesTogether(why)}`
    : m.reservationsActions.chargerStaysYoursUntil(charger);
