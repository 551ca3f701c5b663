import type { SpotRow } from './store.ts';

type ChargerPlan = {
  takeOut: SpotRow[];
  bringBack: SpotRow[];
  /** New chargers are numbered from the highest existing number. */
  add: { spotNumber: string; position: number }[];
};

/**
 * How a location gets to `wanted` chargers in use. To have fewer, the last in the list are taken out of use. To have
 * more, those taken out last come back first, then new ones are added. `chargers` are all of the location, in order.
 */
export function planChargers(chargers: SpotRow[], wanted: number): ChargerPlan {
  const inUse = chargers.filter(({ isActive }) => isActive);
  const bringBack = chargers
    .filter(({ isActive }) => !isActive)
    .toSorted((a, b) => takenOutAt(b) - takenOutAt(a) || a.position - b.position)
    .slice(0, Math.max(0, wanted - inUse.length));
  return {
    takeOut: inUse.slice(wanted),
    bringBack,
    add: newChargers(chargers, wanted - inUse.length - bringBack.length),
  };
}

const takenOutAt = ({ lastStatusUpdate }: SpotRow) => lastStatusUpdate?.getTime() ?? 0;

function newChargers(chargers: SpotRow[], count: number): ChargerPlan['add'] {
  // Numbers are free text. 'P2-14' has no next number, and neither have digits of unclear meaning.
  const numbers = chargers.flatMap(({ spotNumber }) =>
    /^\d{1,6}$/.test(spotNumber) ? [Number(spotNumber)] : [],
  );
  const lastPosition = Math.max(0, ...chargers.map(({ position }) => position));
  return freeNumbers(chargers, Math.max(0, ...numbers), Math.max(0, count)).map((spotNumber, index) => ({
    spotNumber,
    position: lastPosition + index + 1,
  }));
}

/** Numbers after 999999 look like other digits and may already be taken. */
function freeNumbers(chargers: SpotRow[], last: number, count: number): string[] {
  const taken = new Set(chargers.map(({ spotNumber }) => spotNumber));
  return Array.from({ length: count + taken.size }, (_, index) => chargerNumber(last + index + 1))
    .filter((number) => !taken.has(number))
    .slice(0, count);
}

const chargerNumber = (number: number) => String(number).padStart(2, '0');

/** The chargers of a new location: 01, 02 … */
export const firstChargers = (count: number): ChargerPlan['add'] => newChargers([], count);
