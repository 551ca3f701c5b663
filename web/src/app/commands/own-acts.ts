// What a member can do about their own reservations, with the words by which people look for it. Pure.
import { m } from '@chargerota/messages';
import {
  arrivalState,
  arrivalWindow,
  byStart,
  canCancel,
  canRelease,
  localTime,
  weekdayOf,
} from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { userReservationsQuery } from '../../features/reservations/api.ts';
import { useMember } from '../../features/reservations/member/member.ts';
import { dayAndHours, type OwnRow, ownRow } from '../../features/reservations/member/own-rows.ts';
import { formatTimeThere } from '../../lib/dates.ts';
import { reservationPath } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { ENGLISH } from './booking-words.ts';
import { find, wordsOf } from './find.ts';
import type { Findable } from './find.ts';
import { readDay } from './read-booking.ts';

export interface OwnAct extends Findable {
  id: string;
  key: keyof typeof WORDS;
  /** The words for its charger, which find it beside words for the act or the day. */
  place: string;
  note: string;
  /** Null if it is not possible; the note says why. */
  href: string | null;
}

const WORDS = {
  confirm: m.commands.confirmArrivalArriveArrivedCheck,
  release: m.commands.releaseChargerGiveBackLeave,
  extend: m.commands.extendStayLongerProlongMore,
  cancel: m.commands.cancelReservationDelete,
  edit: m.commands.changeEditMoveReservation,
};
/** As many reservations are named for each act. */
const MOST = 6;

interface FoundActs {
  acts: OwnAct[];
  /** How many reservations fit besides those that are named. */
  left: number;
}

/** The acts that a text means: by words for the act, a day, an hour or a charger. */
export function findOwnActs(text: string, rows: readonly OwnRow[], now: Date): FoundActs {
  const dayIn = (timezone: string) => readDay(text, localTime(now, timezone));
  const said = dayIn('UTC');
  const typed = withoutFillers(said?.rest ?? wordsOf(text));
  // A number alone is that of a charger.
  if (!said && !typed.some((word) => /\p{L}/u.test(word))) return { acts: [], left: 0 };
  const ofDay = said ? rows.filter((row) => dayIn(row.timezone)?.date === row.date) : rows;
  const known = said ? ownActs(ofDay, now, m.commands.noUpcomingReservationOnThatDay) : ownActs(ofDay, now);
  const acts = find(
    typed.join(' '),
    known.map((act) => ({ ...act, act, words: `${act.words} ${act.place}` })),
  )
    .map(({ act }) => act)
    .filter((act) =>
      typed.length === 0 ? act.href !== null : typed.some((word) => find(word, [act]).length > 0),
    );
  const like = ({ key }: OwnAct) => acts.filter((act) => act.key === key);
  return {
    acts: acts.filter((act) => like(act).indexOf(act) < MOST),
    left: Math.max(0, ...acts.map((act) => like(act).length - MOST)),
  };
}

/** Words that say nothing are left out, unless there are no others. */
function withoutFillers(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !ENGLISH.fillers.includes(word));
  return rest.length > 0 ? rest : words;
}

/**
 * Each act for the reservations that it is possible for, else once with the reason why not. It leads to the dialog or the
 * button that does it.
 */
function ownActs(
  rows: readonly OwnRow[],
  now: Date,
  noneComing = m.commands.noUpcomingReservation,
): OwnAct[] {
  const awaited = rows.filter(
    (row) => row.status === 'confirmed' && arrivalState(row, graceOf(row), now) === 'can_confirm',
  );
  const charging = rows.filter((row) => canRelease(row, now));
  const coming = rows.filter((row) => canCancel(row, now)).toSorted(byStart);
  return [
    ...acts('confirm', m.common.confirmArrival, awaited.map(confirmation), m.commands.youHaveNoArrivalTo),
    ...acts(
      'release',
      m.commands.releaseCharger,
      charging.map(sessionAct),
      coming.length > 0 ? m.commands.notChargingButReserved : m.commands.youAreNotChargingNow,
    ),
    ...acts('extend', m.commands.stayLonger, charging.map(sessionAct), m.commands.youAreNotChargingNow),
    ...acts('cancel', m.commands.cancelAReservation, coming.map(comingAct('cancel')), noneComing),
    ...acts('edit', m.commands.changeAReservation, coming.map(comingAct('edit')), noneComing),
  ];
}

/** One reservation that an act is possible for. */
interface Possible {
  row: OwnRow;
  note: string;
  /** Of the act in general if it is absent. */
  label?: string;
  moreWords?: string;
}

function acts(
  key: keyof typeof WORDS,
  label: string,
  possible: readonly Possible[],
  whyNot: string,
): OwnAct[] {
  if (possible.length === 0)
    return [{ id: `own-${key}-`, key, label, words: WORDS[key], place: '', note: whyNot, href: null }];
  return possible.map(({ row, note, label: ownLabel = label, moreWords = '' }) => ({
    id: `own-${key}-${row.id}`,
    key,
    label: ownLabel,
    words: `${WORDS[key]} ${moreWords}`,
    place: `${row.spot.spotNumber} ${row.spot.spotNumber.replace(/^0+/, '')} ${row.location.name}`,
    note,
    href: `${reservationPath(row.id)}&ask=${key}`,
  }));
}

function confirmation(row: OwnRow): Possible {
  const time = formatTimeThere(arrivalWindow(row, graceOf(row)).closesAt, row.timezone);
  return { row, note: m.commands.confirmBy({ ...placeOf(row), time }) };
}

const sessionAct = (row: OwnRow): Possible => ({
  row,
  note: m.commands.yoursUntil({ ...placeOf(row), time: formatTimeThere(row.endsAt, row.timezone) }),
});

const comingAct =
  (ask: 'cancel' | 'edit') =>
  (row: OwnRow): Possible => ({
    row,
    note: m.commands.chargerNumberAtName(placeOf(row)),
    label: (ask === 'cancel' ? m.commands.cancelReservation : m.commands.changeReservation)({
      when: dayAndHours(row),
    }),
    // The label has the weekday's short name. Before the arrival, a charger is given back by cancelling.
    moreWords: `${weekdayOf(row.date)} ${ask === 'cancel' ? WORDS.release : ''}`,
  });

const graceOf = (row: OwnRow): number => row.location.organization.noShowGracePeriodMinutes;
const placeOf = (row: OwnRow): { number: string; name: string } => ({
  number: row.spot.spotNumber,
  name: row.location.name,
});

/** What a member can do about their own reservations; nothing before they type. */
export function useOwnActs(text: string): FoundActs {
  const member = useMember();
  const now = useNow();
  const isMember = member.state === 'member';
  const isTyped = text.trim() !== '';
  const own = useQuery({
    ...userReservationsQuery(isMember ? member.user.id : ''),
    enabled: isMember && isTyped,
  });
  if (!isMember || !isTyped || !own.data) return { acts: [], left: 0 };
  return findOwnActs(text, own.data.map(ownRow), now);
}
