// What a location's chargers were used for, and whether there are too few (docs/rules.md "Usage report").
import { m } from '@chargerota/messages';
import { DAY_MS } from './durations.ts';
import { sumLineDays, UNSERVED, type DayOfLine, type LineSums } from './line-weeks.ts';
import { addDays, dayNumberMs, WEEKDAYS, weekdayOf, type LocalDate } from './local-dates.ts';
import { formatNumber } from '@chargerota/messages/locale';
import { PLANS, type PlanName } from './plans.ts';

/** A day at one location, by its own clocks. */
export interface DayOfUse extends DayOfLine {
  locationId: string;
  /** Members whose booking was refused because the charger was taken, and who had none that day nor waited in line. */
  refused: number;
  sessions: number;
  walkIns: number;
  noShows: number;
  /** Sessions that were released before their end. */
  released: number;
  /** Minutes of charging sessions in each of the 24 hours that clocks show. */
  minutes: readonly number[];
}

/** A location of the report; `spots` are its chargers of now, which count on days of which nothing is stored. */
export interface ReportedPlace {
  locationId: string;
  spots: number;
}

/** The longest time that one report is about. */
export const MOST_REPORT_DAYS = 92;
/** The worst-served tenth is shown from so many members on, so that it is not one person's figure. */
export const LEAST_MEMBERS_OF_TENTHS = 10;

/** How many days `from` and `to` are, both included. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (dayNumberMs(to) - dayNumberMs(from)) / DAY_MS + 1;

/** The first day that a plan's report shows; null if it shows all there are. */
export function firstReportDay(plan: PlanName, today: LocalDate): LocalDate | null {
  const { reportDays } = PLANS[plan];
  return reportDays === null ? null : addDays(today, -reportDays);
}

export interface ReportSums extends LineSums {
  sessions: number;
  minutes: number;
  walkIns: number;
  noShows: number;
  released: number;
  refused: number;
  /** Wishes that ended without a charger: those of the line, and refused bookings. */
  unserved: number;
}

/** The use of one hour of one day of the week, over all days counted. */
export interface HourOfUse {
  /** How many chargers were in use, on average. */
  inUse: number;
  /** The part of all chargers, from 0 to 1; null if there was none. */
  share: number | null;
}

export interface ReportDay extends ReportSums {
  date: LocalDate;
}

export interface Report {
  sums: ReportSums;
  /** Every date from first to last. */
  days: ReportDay[];
  /** By weekday from Monday, then by hour; whole days alone, so not today. */
  hours: HourOfUse[][];
  answer: ChargersAnswer;
}

/** The report over days of one or more locations; it ends with `to` or, if that is sooner, today. */
export function reportOf(
  stored: readonly DayOfUse[],
  {
    from,
    to,
    today,
    places,
  }: { from: LocalDate; to: LocalDate; today: LocalDate; places: readonly ReportedPlace[] },
): Report {
  const last = to < today ? to : today;
  const dates = Array.from({ length: Math.max(0, daysBetween(from, last)) }, (_, index) =>
    addDays(from, index),
  );
  const ofDate = new Map<LocalDate, DayOfUse[]>(dates.map((date) => [date, []]));
  for (const day of stored) ofDate.get(day.date)?.push(day);
  const counted = [...ofDate.values()].flat();
  return {
    sums: sumsOf(counted),
    days: dates.map((date) => ({ date, ...sumsOf(ofDate.get(date)!) })),
    hours: hoursOf(ofDate, { today, places }),
    answer: evaluateChargers(counted),
  };
}

function sumsOf(days: readonly DayOfUse[]): ReportSums {
  const sum = (of: (day: DayOfUse) => number) => days.reduce((total, day) => total + of(day), 0);
  const line = sumLineDays(days);
  const refused = sum((day) => day.refused);
  return {
    ...line,
    sessions: sum(({ sessions }) => sessions),
    minutes: sum(({ minutes }) => minutes.reduce((total, each) => total + each, 0)),
    walkIns: sum(({ walkIns }) => walkIns),
    noShows: sum(({ noShows }) => noShows),
    released: sum(({ released }) => released),
    refused,
    unserved: line.notServed + refused,
  };
}

function hoursOf(
  ofDate: ReadonlyMap<LocalDate, readonly DayOfUse[]>,
  { today, places }: { today: LocalDate; places: readonly ReportedPlace[] },
): HourOfUse[][] {
  return WEEKDAYS.map((weekday) => {
    const days = [...ofDate].filter(([date]) => date < today && weekdayOf(date) === weekday);
    const spots = days.reduce((total, [, stored]) => total + spotsOn(stored, places), 0);
    return Array.from({ length: 24 }, (_, hour): HourOfUse => {
      const minutes = days
        .flatMap(([, stored]) => stored)
        .reduce((total, day) => total + day.minutes[hour]!, 0);
      return {
        inUse: days.length === 0 ? 0 : minutes / 60 / days.length,
        // An hour that clocks show twice has more minutes than 60.
        share: spots === 0 ? null : Math.min(1, minutes / 60 / spots),
      };
    });
  });
}

/** The chargers of a day: as they were stored, and as they are now where nothing is stored of it. */
function spotsOn(stored: readonly DayOfUse[], places: readonly ReportedPlace[]): number {
  const known = new Map(stored.map(({ locationId, spots }) => [locationId, spots]));
  return places.reduce((total, { locationId, spots }) => total + (known.get(locationId) ?? spots), 0);
}

/** Before so many days with requests nobody can say whether chargers are missing. */
const LEAST_ANSWER_DAYS = 5;
/** Below this share of unserved requests there are enough chargers. */
const ENOUGH_SHARE = 0.05;

export const CHARGERS_ANSWERS = [
  'no_figures',
  'too_few_days',
  'enough',
  'no_shows_first',
  'soon',
  'more',
] as const;

/** Whether more chargers are needed, with the figures that it follows from. */
export interface ChargersAnswer {
  code: (typeof CHARGERS_ANSWERS)[number];
  /** Reservations, walk-ins and unserved requests. */
  wishes: number;
  unserved: number;
  noShows: number;
  /** Days with a request. */
  days: number;
  /** Sessions of a charger on such a day. */
  sessionsPerSpotAndDay: number;
  /** So many more would have served the unserved, if they were used like the others; 0 unless more are needed. */
  moreSpots: number;
}

/** "Do we need more chargers?" The first row of docs/rules.md that applies. */
export function evaluateChargers(days: readonly DayOfUse[]): ChargersAnswer {
  const used = days.filter(({ reservations, notServed, refused }) => reservations + notServed + refused > 0);
  const { reservations, unserved, noShows, sessions } = sumsOf(used);
  const spotDays = used.reduce((total, { spots }) => total + spots, 0);
  const dates = new Set(used.map(({ date }) => date)).size;
  const wishes = reservations + unserved;
  const sessionsPerSpotAndDay = spotDays === 0 ? 0 : sessions / spotDays;
  const code = codeOf({ wishes, unserved, noShows, days: dates });
  const perNewSpot = Math.max(1, sessionsPerSpotAndDay) * dates;
  const moreSpots = code === 'more' ? Math.ceil(unserved / perNewSpot) : 0;
  return { code, wishes, unserved, noShows, days: dates, sessionsPerSpotAndDay, moreSpots };
}

function codeOf({
  wishes,
  unserved,
  noShows,
  days,
}: Pick<ChargersAnswer, 'wishes' | 'unserved' | 'noShows' | 'days'>): ChargersAnswer['code'] {
  if (wishes === 0) return 'no_figures';
  if (days < LEAST_ANSWER_DAYS) return 'too_few_days';
  if (unserved < UNSERVED.wishes || unserved < wishes * ENOUGH_SHARE) return 'enough';
  if (noShows >= unserved) return 'no_shows_first';
  return unserved < wishes * UNSERVED.share ? 'soon' : 'more';
}

/** The answer in words. */
export function chargersAnswerWords(answer: ChargersAnswer): { short: string; why: string } {
  const { code, wishes, unserved, noShows, days, sessionsPerSpotAndDay, moreSpots } = answer;
  const found = m.rulesReport.foundNoCharger({
    count: wishes,
    unserved: formatNumber(unserved, 0),
    percent: percent(unserved / wishes),
  });
  switch (code) {
    case 'no_figures':
      return { short: m.rulesReport.nothingToCountYet, why: m.rulesReport.nobodyReservedOrWaitedFor };
    case 'too_few_days':
      return {
        short: m.rulesReport.itIsTooEarlyTo,
        why: m.rulesReport.thereWereRequestsOnDays({
          count: days,
          leastAnswerDays: LEAST_ANSWER_DAYS,
        }),
      };
    case 'enough':
      return {
        short: m.rulesReport.noThereAreEnough,
        why: unserved === 0 ? m.rulesReport.allFoundACharger({ count: wishes }) : found,
      };
    case 'no_shows_first':
      return {
        short: m.rulesReport.notYetNoShowsCost,
        why: `${found} ${m.rulesReport.fewerNoShowsGiveTimeBack({ count: noShows })}`,
      };
    case 'soon':
      return {
        short: m.rulesReport.notYetButItIs,
        why: `${found} ${m.rulesReport.fromPercentOnMore({ percent: percent(UNSERVED.share) })}`,
      };
    default: {
      const served = { count: days, sessions: formatNumber(sessionsPerSpotAndDay, 1) };
      return {
        short: m.rulesReport.yesAboutMoreSpotsMore({ moreSpots: formatNumber(moreSpots) }),
        why: `${found} ${m.rulesReport.aChargerServedSessions(served)}`,
      };
    }
  }
}

const percent = (share: number): string => `${formatNumber(100 * share, 0)}%`;
