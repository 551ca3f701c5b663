// How long a member needs a charger (docs/rules.md "Suggested length").
import type { Period } from './periods.ts';

/** What plugging in, leaving and coming back take. */
export const MARGIN_MINUTES = 15;

/** Energy that members can choose as what they usually charge, in kilowatt hours. */
export const USUAL_ENERGY_PRESETS = [5, 10, 15, 20, 30, 50] as const;
export const USUAL_ENERGY_MAX = 200;

/** The minutes in which a charger gives an energy. */
export function chargingMinutes(energyKwh: number, powerKw: number): number {
  // Rounded first: 5.55 kWh at 7.4 kW are 45 minutes, which floating point makes a little more of.
  return Math.ceil(Number(((energyKwh / powerKw) * 60).toFixed(6)));
}

interface ChargingNeed {
  energyKwh: number;
  powerKw: number;
  /** The longest reservation that the rules allow for the start. */
  maxHours: number;
}

/** The length that suffices for an energy: energy ÷ power + 15 minutes, in whole hours, at least 1. */
export function suggestedHours({ energyKwh, powerKw, maxHours }: ChargingNeed): number {
  const hours = Math.ceil((chargingMinutes(energyKwh, powerKw) + MARGIN_MINUTES) / 60);
  return Math.max(1, Math.min(hours, maxHours));
}

/** The share of its time after which a car is taken for full where nothing is known of it. */
const FULL_AFTER_SHARE = 2 / 3;

/** When a car is likely full: after the energy that its driver usually charges, else after two thirds of its time. */
export function fullAt(
  { arrivedAt, endsAt }: { arrivedAt: Date } & Pick<Period, 'endsAt'>,
  { energyKwh, powerKw }: { energyKwh: number | null; powerKw: number },
): Date {
  const stay = endsAt.getTime() - arrivedAt.getTime();
  const needed =
    energyKwh && powerKw > 0
      ? chargingMinutes(energyKwh, powerKw) * 60_000
      : Math.ceil((stay * FULL_AFTER_SHARE) / 60_000) * 60_000;
  return new Date(arrivedAt.getTime() + needed);
}
