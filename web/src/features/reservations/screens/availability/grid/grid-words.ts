// The words of the status grid: in its bars, and for screen readers.
import { m } from '@chargerota/messages';
import { formatTime, type DayHour, type Period } from '@chargerota/domain';
import { isBlank, isOpenState, type GridBar, type GridCell, type GridSpot } from './grid-model.ts';
import type { Held } from '../../../day/charger-words.ts';
import { Check, Clock, Hourglass, User, Wrench, type LucideIcon } from 'lucide-react';
import type { SlotState } from './grid-model.ts';

/** A bar with at least this many visible hours has room for a full name. */
const FULL_NAME_HOURS = 2.5;
const SHORT_HOURS = 1.6;
const SIGNLESS_HOURS = 0.9;
/** Room for until when a slot is held, with a word or a name before it, and alone beside the icon. */
const HELD_UNTIL_HOURS = 3.5;
const UNTIL_HOURS = 2.8;

/** The word in a bar, or null if only its icon fits. `skipped` columns at its beginning are left free. */
export function barWord(bar: GridBar, skipped = 0): string | null {
  const visible = bar.isPast ? bar.to - bar.from : (bar.to - bar.from) * (1 - bar.cut) - skipped;
  const { word, Icon } = SLOT_STATES[bar.state];
  if (word === '' || isBlank(bar)) return null;
  if (visible < SHORT_HOURS) return !Icon && bar.state === 'free' && visible >= SIGNLESS_HOURS ? word : null;
  const { name, held, closedFor } = bar.booking ?? {};
  if (held) return heldWord(held, visible);
  if (closedFor) return visible < FULL_NAME_HOURS ? m.common.closed : closedFor;
  if (!name || bar.state !== 'taken') return word;
  return visible < FULL_NAME_HOURS ? shortName(name) : name;
}

function heldWord(held: Held, visible: number): string {
  const { isMine, name, until: time } = held;
  const showsUntil = visible >= HELD_UNTIL_HOURS;
  if (isMine)
    return time && showsUntil
      ? m.reservationsAvailability.forYouUntil({ time })
      : m.reservationsAvailability.forYou;
  if (name)
    return time && showsUntil
      ? m.reservationsAvailability.nameUntil({ name: shortName(name), time })
      : shortName(name);
  if (time && showsUntil) return m.reservationsAvailability.heldUntilTime({ time });
  return time && visible >= UNTIL_HOURS
    ? m.reservationsAvailability.untilTime({ time })
    : SLOT_STATES.held.word;
}

/** What the column of an hour is called: `1 AM`, and `1 AM, again` once the clocks have gone back. */
export const columnName = ({ label, repeated }: Pick<DayHour, 'label' | 'repeated'>): string =>
  repeated ? m.reservationsAvailability.labelAgain({ label }) : label;

/** First name and initial: `Priya N.` */
function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.[0];
  return initial ? `${first} ${initial}.` : first;
}

/** The words for a time: `6:00 AM to 9:00 AM`. Hundreds of bars begin and end with the same hours. */
export function rememberedSpans(timeZone: string): (period: Period) => string {
  const known = new Map<number, string>();
  const timeAt = (instant: Date): string => {
    let time = known.get(+instant);
    if (time === undefined) known.set(+instant, (time = formatTime(instant, timeZone)));
    return time;
  };
  return ({ startsAt, endsAt }) =>
    m.reservationsAvailability.fromTo({ from: timeAt(startsAt), to: timeAt(endsAt) });
}

/** `Charger 01, 6:00 AM to 9:00 AM: taken by Priya Natarajan`. A free hour can be one that the rules refuse the reader. */
export function cellName(spot: GridSpot, cell: GridCell, span: string, isRefused = false): string {
  const charger = m.common.chargerSpotNumber({ spotNumber: spot.spotNumber });
  const state = isRefused ? m.reservationsAvailability.spoken.freeButNotForYou : stateText(cell);
  return m.common.labelled({ label: `${charger}, ${span}`, text: state });
}

function stateText({ bar, action }: GridCell): string {
  if (isOpenState(bar.state)) {
    if (bar.isPast) return m.reservationsAvailability.spoken.past;
    if (action === 'begin') return m.reservationsAvailability.spoken.freeAndYourReservationCanBegin;
    if (action === 'none')
      return bar.state === 'walkin'
        ? m.reservationsAvailability.spoken.freeWalkInThen
        : m.reservationsAvailability.spoken.freeButAReservationStartsLater;
  }
  const { name, held, closedFor: reason } = bar.booking ?? {};
  if (held) return heldText(held);
  if (reason) return m.reservationsAvailability.spoken.closedFor({ reason });
  return name && bar.state === 'taken'
    ? m.reservationsAvailability.spoken.takenByName({ name })
    : SLOT_STATES[bar.state].spoken;
}

function heldText({ isMine, name, until: time }: Held): string {
  const words = m.reservationsAvailability.spoken;
  if (isMine) return time ? words.heldForYouUntil({ time }) : words.heldForYou;
  if (name === undefined)
    return time ? words.heldForSomebodyInLineUntil({ time }) : words.heldForSomebodyInLine;
  return time ? words.heldForNameUntil({ name, time }) : words.heldForName({ name });
}

/** Why a press on a cell does nothing, as a toast; null if it does something. */
export function pressRefusal(
  { spotNumber }: GridSpot,
  cell: GridCell,
  { place, now, timeAt }: { place: string; now: Date; timeAt: (instant: Date) => string },
): { title: string; description: string } | null {
  const { bar, action, startsAt, endsAt } = cell;
  if (action !== 'none') return null;
  if (bar.isPast)
    return {
      title: m.reservationsAvailability.thisTimeHasPassed,
      description: m.reservationsAvailability.chooseALaterHour,
    };
  if (bar.state === 'closed')
    return {
      title: m.reservationsAvailability.nameIsClosedThen({ name: place }),
      description: m.reservationsAvailability.chooseAnHourInWhich,
    };
  if (bar.state === 'maintenance')
    return {
      title: m.reservationsAvailability.chargerSpotNumberIsInMaintenance({ spotNumber }),
      description: m.reservationsAvailability.itCannotBeReservedThen,
    };
  if (bar.state === 'walkin' && startsAt > now)
    return {
      title: m.reservationsAvailability.thisHourIsForWalk,
      description: m.reservationsAvailability.nobodyCanReserveItCome({ time: timeAt(startsAt) }),
    };
  return {
    title: m.reservationsAvailability.reservationsStartOnTheFull,
    description: m.reservationsAvailability.untilTimeThisChargerIsFree({ time: timeAt(endsAt) }),
  };
}

/** In columns, where they are narrowest: from now to the end of its tag, from a tick to its hour, and a letter of that. */
const TAG = 0.75;
const BEFORE_LABEL = 0.15;
const LETTER = 0.15;

/** Whether the tag of the present time lies over an hour's label, which would be cut off or touch it. */
export function isUnderTag(column: number, label: string, needle: number): boolean {
  const from = column + BEFORE_LABEL;
  return from < needle + TAG && from + label.length * LETTER > needle - TAG;
}

/** The icon and words of each state, so that none depends on colour alone. */
export const SLOT_STATES: Record<
  SlotState,
  { Icon?: LucideIcon; word: string; legend: string; spoken: string }
> = {
  free: {
    word: m.common.free,
    legend: m.common.free,
    spoken: m.reservationsAvailability.spoken.freeByReservation,
  },
  walkin: {
    word: m.reservationsAvailability.walkInHours,
    legend: m.reservationsAvailability.walkInHours,
    spoken: m.reservationsAvailability.spoken.freeWalkIn,
  },
  peak: {
    Icon: Clock,
    word: m.reservationsAvailability.reserve,
    legend: m.reservationsAvailability.peakReserve,
    spoken: m.reservationsAvailability.spoken.freeReservationNeeded,
  },
  taken: {
    Icon: User,
    word: m.reservationsAvailability.occupied,
    legend: m.reservationsAvailability.taken,
    spoken: m.reservationsAvailability.spoken.taken,
  },
  mine: {
    Icon: Check,
    word: m.common.you,
    legend: m.reservationsAvailability.yours,
    spoken: m.reservationsAvailability.spoken.yours,
  },
  held: {
    Icon: Hourglass,
    word: m.common.held,
    legend: m.common.held,
    spoken: m.reservationsAvailability.spoken.held,
  },
  closed: { word: '', legend: m.common.closed, spoken: m.reservationsAvailability.spoken.closed },
  maintenance: {
    Icon: Wrench,
    word: m.common.maintenance,
    legend: m.common.maintenance,
    spoken: m.reservationsAvailability.spoken.inMaintenance,
  },
};
