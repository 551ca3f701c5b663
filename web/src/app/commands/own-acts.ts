// What a member can do about their own reservations, with the words by which people look for it. Pure.
import { arrivalState, arrivalWindow, byStart, canCancel, canRelease } from '@chargerota/domain';
import type { OwnRow } from '../../features/reservations/screens/dashboard/own-rows.ts';
import { formatDay, formatTimeRange, formatTimeThere } from '../../lib/dates.ts';
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
  const charging = rows.filter((row) => canRelease(row, now));
  const awaited = rows.filter(
    (row) => row.status === 'confirmed' && arrivalState(row, graceOf(row), now) === 'can_confirm',
  );
  const coming = rows
    .filter((row) => canCancel(row, now))
    .toSorted(byStart)
    .slice(0, MOST);
  const act = (
    key: keyof typeof WORDS,
    label: string,
    note: string,
    href: string | null,
    id = '',
  ): OwnAct => ({
    id: `own-${key}-${id}`,
    label,
    words: WORDS[key],
    note,
    href,
  });
  const orWhyNot = (acts: OwnAct[], key: keyof typeof WORDS, label: string, why: string): OwnAct[] =>
    acts.length > 0 ? acts : [act(key, label, why, null)];
  const ofSession = (key: 'release' | 'extend', label: string): OwnAct[] =>
    orWhyNot(
      charging.map((row) => {
        const until = formatTimeThere(row.endsAt, row.timezone);
        return act(key, label, `${placeOf(row)}, yours until ${until}`, reservationPath(row.id), row.id);
      }),
      key,
      label,
      'You are not charging now.',
    );
  const ofComing = (key: 'cancel' | 'edit', verb: string): OwnAct[] =>
    orWhyNot(
      coming.map((row) => {
        const when = `${formatDay(row.date)}, ${formatTimeRange(row.startsAt, row.endsAt, row.timezone)}`;
        return act(key, `${verb} ${when}`, placeOf(row), `${reservationPath(row.id)}&ask=${key}`, row.id);
      }),
      key,
      `${verb} a reservation`,
      'You have no coming reservation.',
    );
  return [
    ...orWhyNot(
      awaited.map((row) => {
        const by = formatTimeThere(arrivalWindow(row, graceOf(row)).closesAt, row.timezone);
        return act(
          'confirm',
          'Confirm arrival',
          `${placeOf(row)}, by ${by}`,
          reservationPath(row.id),
          row.id,
        );
      }),
      'confirm',
      'Confirm arrival',
      'No arrival waits to be confirmed now.',
    ),
    ...ofSession('release', 'Release charger'),
    ...ofSession('extend', 'Stay longer'),
    ...ofComing('cancel', 'Cancel'),
    ...ofComing('edit', 'Change'),
  ];
}

const graceOf = (row: OwnRow): number => row.location.organization.noShowGracePeriodMinutes;
const placeOf = (row: OwnRow): string => `Charger ${row.spot.spotNumber} at ${row.location.name}`;
