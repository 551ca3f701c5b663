import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { offerPath, paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { offeredWords, waitQuery, heldUntilWords, isOver } from '../../../waitlist/line-words.ts';
import type { Offer } from '@chargerota/contract';
import { dayPeriod, overlaps, slotOf, slotPeriod } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import type { WaitLink } from '../../../waitlist/line-words.ts';
import { isDayTaken, openAt, startsOf, takenText, usualHours } from '../../choosing/hour-choices.ts';
import type { ReadyBooking } from './use-booking.ts';
import type { Chargers } from './use-chargers.ts';

/** The way to what is left: the offer, or the line, filled in with what was looked for. */
export const AlternativeLink = ({ alternative }: { alternative: Alternative }): ReactNode =>
  'offer' in alternative ? (
    <ButtonLink href={offerPath(alternative.offer.id)}>{m.common.seeTheOffer}</ButtonLink>
  ) : (
    <ButtonLink href={`${paths.line}${waitQuery(alternative.wait)}`}>
      {m.reservationsBooking.joinTheLine}
    </ButtonLink>
  );

/** Says where nothing is free what is left. */
export const AlternativeNotice = ({
  alternative,
  otherHours,
}: {
  alternative: Alternative;
  /** How to wait for hours that an offer is not for. */
  otherHours?: string | null;
}): ReactNode => (
  <Notice tone="info" title={alternative.title} action={<AlternativeLink alternative={alternative} />}>
    {'offer' in alternative
      ? [offeredWords(alternative.offer), otherHours].filter(Boolean).join(' ')
      : m.reservationsBooking.youAreOfferedACharger}
  </Notice>
);

type Chosen = Pick<ReadyBooking, 'location' | 'context' | 'selection' | 'now'>;
type Known = Pick<Chargers, 'free' | 'freeSpots' | 'isDayKnown'>;

/** Where a member can be led: to what is held for them, and into the line. */
export type Ways = { offers: readonly Offer[]; hasLine: boolean };

/** Why nothing can be chosen, and what to do: take or pass on what is held for the member, or wait. */
export type Alternative = { title: string } & ({ offer: Offer } | { wait: WaitLink });

type NothingFree = { title: string; period: Period | null; wait: Omit<WaitLink, 'location'> };

/**
 * What is left of a period in which nothing is free. Who holds an offer of it is led to that: a reservation would end
 * the wait, and a second entry would only be in the way. Null if there is no offer and no line.
 */
export function alternativeOf(
  { title, period, wait }: NothingFree,
  { location, now }: Pick<ReadyBooking, 'location' | 'now'>,
  { offers, hasLine }: Ways,
): Alternative | null {
  const offer = offers.find(
    (each) =>
      each.location.id === location.id &&
      !isOver(each, now) &&
      period !== null &&
      overlaps({ startsAt: new Date(each.startsAt), endsAt: new Date(each.endsAt) }, period),
  );
  if (offer) return { title: heldUntilWords(offer), offer };
  return hasLine ? { title, wait: { location: location.id, ...wait } } : null;
}

/** Why no charger can be chosen for the day or the hours, and what to do instead; null while one can. */
export function alternativeTo(booking: Chosen, known: Known, ways: Ways): Alternative | null {
  const { location, context, selection } = booking;
  const { free, freeSpots, isDayKnown } = known;
  const { date, startHour, hours } = selection;
  if (date === null) return null;
  if (startHour !== null && hours !== null) {
    if (freeSpots !== 0) return null;
    const title = m.reservationsBooking.noChargerIsFreeThen;
    const period = slotPeriod(date, slotOf(startHour, hours), location.timezone);
    return alternativeOf(
      { title, period, wait: { date, from: String(startHour), hours: String(hours) } },
      booking,
      ways,
    );
  }
  if (!isDayKnown) return null;
  const starts = startsOf(date, context, free, openAt(date, location));
  if (!isDayTaken(starts, date, context)) return null;
  const first = starts.find(({ isTaken }) => isTaken)?.hour ?? 0;
  const wait = { date, hours: String(usualHours(date, first, context)) };
  const title = takenText(date, context);
  return alternativeOf({ title, period: dayPeriod(date, location.timezone), wait }, booking, ways);
}
