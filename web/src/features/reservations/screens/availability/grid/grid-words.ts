// The words of the status grid: in its bars, and for screen readers.
import { formatTime, type DayHour, type Period } from '@chargerota/domain';
import { isBlank, isOpenState, type GridBar, type GridCell, type GridSpot } from './grid-model.ts';
import { heldFor, type Held } from '../../../day/charger-words.ts';
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
  const { name, held } = bar.booking ?? {};
  if (held) return heldWord(held, visible);
  if (!name || bar.state !== 'taken') return word;
  return visible < FULL_NAME_HOURS ? shortName(name) : name;
}

function heldWord(held: Held, visible: number): string {
  const { isMine, name, until } = held;
  const word = isMine ? 'For you' : name ? shortName(name) : null;
  if (until && visible >= HELD_UNTIL_HOURS) return `${word ?? SLOT_STATES.held.word} until ${until}`;
  return word ?? (until && visible >= UNTIL_HOURS ? `Until ${until}` : SLOT_STATES.held.word);
}

/** What the column of an hour is called: `1 AM`, and `1 AM, again` once the clocks have gone back. */
export const columnName = ({ label, repeated }: Pick<DayHour, 'label' | 'repeated'>): string =>
  repeated ? `${label}, again` : label;

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
  return ({ startsAt, endsAt }) => `${timeAt(startsAt)} to ${timeAt(endsAt)}`;
}

/** `Charger 01, 6:00 AM to 9:00 AM: taken by Priya Natarajan`. A free hour can be one that the rules refuse the reader. */
export function cellName(spot: GridSpot, cell: GridCell, span: string, isRefused = false): string {
  return `Charger ${spot.spotNumber}, ${span}: ${isRefused ? 'free, but not for you' : stateText(cell)}`;
}

function stateText({ bar, action }: GridCell): string {
  if (isOpenState(bar.state)) {
    if (bar.isPast) return 'past';
    if (action === 'begin') return 'free, and your reservation can begin';
    if (action === 'none')
      return bar.state === 'walkin'
        ? 'free, walk-in then'
        : 'free, but a reservation starts on the full hour';
  }
  const { name, held } = bar.booking ?? {};
  if (held) return `held for ${heldFor(held)}${held.until ? ` until ${held.until}` : ''}`;
  return name && bar.state === 'taken' ? `taken by ${name}` : SLOT_STATES[bar.state].spoken;
}

/** Why a press on a cell does nothing, as a toast; null if it does something. */
export function pressRefusal(
  { spotNumber }: GridSpot,
  cell: GridCell,
  { place, now, timeAt }: { place: string; now: Date; timeAt: (instant: Date) => string },
): { title: string; description: string } | null {
  const { bar, action, startsAt, endsAt } = cell;
  if (action !== 'none') return null;
  if (bar.isPast) return { title: 'This time has passed', description: 'Choose a later hour.' };
  if (bar.state === 'closed')
    return { title: `${place} is closed then`, description: 'Choose an hour in which it is open.' };
  if (bar.state === 'maintenance')
    return {
      title: `Charger ${spotNumber} is in maintenance`,
      description: 'It cannot be reserved then. Choose another charger.',
    };
  if (bar.state === 'walkin' && startsAt > now)
    return {
      title: 'This hour is for walk-ins',
      description: `Nobody can reserve it. Come at ${timeAt(startsAt)}, and take a charger that is free.`,
    };
  return {
    title: 'Reservations start on the full hour',
    description: `Until ${timeAt(endsAt)} this charger is free, but it cannot be reserved. Choose a later hour.`,
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
  free: { word: 'Free', legend: 'Free', spoken: 'free, by reservation' },
  walkin: { word: 'Walk-in', legend: 'Walk-in', spoken: 'free, walk-in' },
  peak: { Icon: Clock, word: 'Reserve', legend: 'Peak, reserve', spoken: 'free, reservation needed' },
  taken: { Icon: User, word: 'Occupied', legend: 'Taken', spoken: 'taken' },
  mine: { Icon: Check, word: 'You', legend: 'Yours', spoken: 'yours' },
  held: { Icon: Hourglass, word: 'Held', legend: 'Held', spoken: 'held' },
  closed: { word: '', legend: 'Closed', spoken: 'closed' },
  maintenance: { Icon: Wrench, word: 'Maintenance', legend: 'Maintenance', spoken: 'in maintenance' },
};
