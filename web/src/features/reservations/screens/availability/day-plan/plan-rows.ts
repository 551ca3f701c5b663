// What of a location's day is written on paper. Pure.
import { formatTime } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { heldWords } from '../../../held-words.ts';
import { isBookingState } from '../../../components/grid-model.ts';
import type { Grid, GridBar, GridSpot } from '../../../components/grid-model.ts';

export type PlanEntry = {
  key: string;
  time: string;
  who: string;
  /** Said of the entry in other letters than a name: `Charger in maintenance`, `outside the hours`. */
  note: string | null;
};
export type PlanRow = { spot: GridSpot; entries: PlanEntry[] };

/** Each charger with what occupies it that day, in order; names as far as the screen shows them. */
export const planRows = (
  { rows }: Pick<Grid, 'rows'>,
  timeZone: string,
  open: readonly Period[],
): PlanRow[] =>
  rows.map(({ spot, bars }) => ({
    spot,
    entries: bars
      .filter(({ state }) => isBookingState(state))
      .map((bar) => ({
        key: `${+bar.startsAt}`,
        time: timeOf(bar, timeZone),
        who: whoOf(bar),
        note: noteOf(bar, open),
      })),
  }));

/** The shortest day, on which clocks leave out an hour. */
const WHOLE_DAY_MS = 23 * 3_600_000;

const timeOf = ({ startsAt, endsAt }: GridBar, timeZone: string): string =>
  +endsAt - +startsAt >= WHOLE_DAY_MS
    ? 'All day'
    : `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`;

export const IN_MAINTENANCE = 'Charger in maintenance';

/** Reservations stay when the hours change: whoever locks the gate reads which lie outside. */
function noteOf({ state, startsAt, endsAt }: GridBar, open: readonly Period[]): string | null {
  if (state === 'maintenance') return IN_MAINTENANCE;
  return open.some((each) => each.startsAt <= startsAt && endsAt <= each.endsAt)
    ? null
    : 'outside the opening hours';
}

function whoOf({ state, booking }: GridBar): string {
  if (state === 'maintenance') return '';
  if (state === 'held') return booking?.held ? heldWords(booking.held) : 'Held';
  return booking?.name ?? (state === 'mine' ? 'Yours' : 'Occupied');
}
