// The sample data of the demo: one car, its next reservation, and what can be reserved.
import { m } from '@chargerota/messages';
import { longHour } from '../../hours.ts';

export const CAR = {
  chargePercent: 24,
  maxPercent: 80,
  milesNow: 99,
  milesAtMax: 333,
  power: m.demoCarDashboard.n79KW,
  endOfCharge: m.demoCarDashboard.today812PM,
};

export const NEXT_RESERVATION = {
  at: m.demoCarDashboard.today812PM2,
  spot: m.demoCarDashboard.buildingASpot3,
  length: m.demoCarDashboard.n3Hours,
  charger: m.demoCarDashboard.level279KW,
};

export const PROGRAMS = ['Standard', 'Home', 'Work'] as const;
export type Program = (typeof PROGRAMS)[number];

export const LOCATIONS = [
  m.demoCarDashboard.buildingAExecutiveParking,
  m.demoCarDashboard.buildingBEmployeeParking,
  m.demoCarDashboard.buildingCVisitorParking,
] as const;
/** 6:00 AM to 9:00 PM, every three hours. */
export const START_HOURS = [6, 9, 12, 15, 18, 21] as const;
export const DURATIONS = [1, 2, 3, 4] as const;

export type Reservation = { location: string; startHour: number; hours: number };

/** What the form starts with. */
export const USUAL: Reservation = { location: LOCATIONS[0], startHour: 18, hours: 3 };

export const hoursText = (hours: number): string => m.demoCarDashboard.hourHours({ count: hours });

/**
 * `6:00 PM – 9:00 PM`, in which no line ends before an AM or PM; past midnight the end is on the next day, which is
 * said.
 */
export function rangeText({ startHour, hours }: Reservation): string {
  const end = startHour + hours;
  const range = `${longHour(startHour)} – ${longHour(end % 24)}`.replaceAll(/ (?=[AP]M)/g, '\u00a0');
  return end > 24 ? m.demoCarDashboard.rangeTomorrow({ range }) : range;
}
