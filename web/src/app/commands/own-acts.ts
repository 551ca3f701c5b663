// What a member can do about their own reservations, with the words by which people look for it. Pure.
import { arrivalState, arrivalWindow, byStart, canCancel, canRelease, weekdayOf } from '@chargerota/domain';
import { dayAndHours, type OwnRow } from '../../features/reservations/screens/dashboard/own-rows.ts';
import { formatTimeThere } from '../../lib/dates.ts';
import { reservationPath } from '../../lib/paths.ts';
import type { Findable } from './find.ts';

export interface OwnAct extends Findable {
  id: string;
  note: string;
  /** Null if it is not possible; the note says why. */
  href: string | null;
}

const WORDS = {
  confirm: 'confirm arrival arrive arrived check in',
  release: 'release charger give back leave end stop done',
  extend: 'extend stay longer prolong more time',
  cancel: 'cancel reservation delete',
  edit: 'change edit move reservation',
};
/** As many coming reservations are named. */
const MOST = 3;

/** Each act for the reservations that it is possible for, else once with the reason why not. */
export function ownActs(rows: readonly OwnRow[], now: Date): OwnAct[] {
  const awaited = rows.filter(
    (row) => row.status === 'confirmed' && arrivalState(row, graceOf(row), now) === 'can_confirm',
  );
  const charging = rows.filter((row) => canRelease(row, now));
  const coming = rows
    .filter((row) => canCancel(row, now))
    .toSorted(byStart)
    .slice(0, MOST);
  return [
    ...acts('confirm', 'Confirm arrival', awaited.map(confirmation), 'No arrival waits to be confirmed now.'),
    ...acts(
      'release',
      'Release charger',
      charging.map(sessionAct),
      coming.length > 0
        ? 'You are not charging now. What you have reserved can be cancelled.'
        : 'You are not charging now.',
    ),
    ...acts('extend', 'Stay longer', charging.map(sessionAct), 'You are not charging now.'),
    ...acts(
      'cancel',
      'Cancel a reservation',
      coming.map(comingAct('cancel')),
      'You have no coming reservation.',
    ),
    ...acts('edit', 'Change a reservation', coming.map(comingAct('edit')), 'You have no coming reservation.'),
  ];
}

/** One reservation that an act is possible for. */
interface Possible {
  row: OwnRow;
  note: string;
  /** Of the act in general if it is absent. */
  label?: string;
  moreWords?: string;
  ask?: string;
}

function acts(
  key: keyof typeof WORDS,
  label: string,
  possible: readonly Possible[],
  whyNot: string,
): OwnAct[] {
  if (possible.length === 0)
    return [{ id: `own-${key}-`, label, words: WORDS[key], note: whyNot, href: null }];
  return possible.map(({ row, note, label: ownLabel = label, moreWords = '', ask }) => ({
    id: `own-${key}-${row.id}`,
    label: ownLabel,
    words: `${WORDS[key]} ${moreWords}`,
    note,
    href: reservationPath(row.id) + (ask ? `&ask=${ask}` : ''),
  }));
}

function confirmation(row: OwnRow): Possible {
  const by = formatTimeThere(arrivalWindow(row, graceOf(row)).closesAt, row.timezone);
  return { row, note: `${placeOf(row)}, by ${by}` };
}

const sessionAct = (row: OwnRow): Possible => ({
  row,
  note: `${placeOf(row)}, yours until ${formatTimeThere(row.endsAt, row.timezone)}`,
});

const comingAct =
  (ask: 'cancel' | 'edit') =>
  (row: OwnRow): Possible => ({
    row,
    note: placeOf(row),
    label: `${ask === 'cancel' ? 'Cancel' : 'Change'} ${dayAndHours(row)}`,
    // The label has the weekday's short name. Before the arrival, a charger is given back by cancelling.
    moreWords: `${weekdayOf(row.date)} ${ask === 'cancel' ? WORDS.release : ''}`,
    ask,
  });

const graceOf = (row: OwnRow): number => row.location.organization.noShowGracePeriodMinutes;
const placeOf = (row: OwnRow): string => `Charger ${row.spot.spotNumber} at ${row.location.name}`;
