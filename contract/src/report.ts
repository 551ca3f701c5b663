// What the chargers of an organization were used for (docs/rules.md "Usage report").
import { m } from '@chargerota/messages';
import { CHARGERS_ANSWERS, daysBetween, MOST_REPORT_DAYS } from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, localDate } from './common.ts';
import { defineRoute, organizationAdmin } from './route.ts';

const reportQuery = z
  .strictObject({
    /** Days of the location, both included; absent: this month up to today, or the days that the plan shows. */
    from: localDate.optional(),
    to: localDate.optional(),
    /** Absent: all locations in use. */
    locationId: id.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: () => m.refusalsFields.theLastDayIsBefore,
    path: ['to'],
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) <= MOST_REPORT_DAYS, {
    error: () => m.refusalsFields.aReportIsAboutAt({ mostReportDays: MOST_REPORT_DAYS }),
    path: ['to'],
  });

const sums = z.object({
  /** Reservations and walk-ins that were not cancelled. */
  reservations: z.int(),
  sessions: z.int(),
  minutes: z.int(),
  walkIns: z.int(),
  noShows: z.int(),
  released: z.int(),
  /** Members who waited in line, each once a day. */
  served: z.int(),
  notServed: z.int(),
  gaveUp: z.int(),
  savedMinutes: z.int(),
  /** Members whose booking was refused because the charger was taken, and who neither had one that day nor waited. */
  refused: z.int(),
  /** `notServed` and `refused`. */
  unserved: z.int(),
});

export const useReport = z
  .object({
    from: z.string(),
    to: z.string(),
    today: z.string(),
    /** The first day that the plan shows; null if it shows all there are. */
    earliest: z.string().nullable(),
    sums,
    days: z.array(sums.extend({ date: z.string() })),
    /** Seven weekdays from Monday, each with 24 hours: chargers in use on average, and the part of all. */
    hours: z.array(z.array(z.object({ inUse: z.number(), share: z.number().nullable() }))),
    answer: z.object({
      code: z.enum(CHARGERS_ANSWERS),
      wishes: z.int(),
      unserved: z.int(),
      noShows: z.int(),
      days: z.int(),
      sessionsPerSpotAndDay: z.number(),
      moreSpots: z.int(),
    }),
    /**
     * The part of their wishes that the worst-served tenth of members had fulfilled; null if too few members wished for a
     * charger, or if reservations of that time have been deleted.
     */
    worstTenth: z.object({ members: z.int(), share: z.number() }).nullable(),
  })
  .meta({ id: 'UseReport' });
export type UseReport = z.infer<typeof useReport>;

export const readReport = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/report',
  summary: 'What the chargers were used for, and whether more are needed; without names',
  access: organizationAdmin('report.read'),
  params: idParams,
  query: reportQuery,
  response: useReport,
  errors: ['report_limit'],
});

export const exportReport = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/report.csv',
  summary: 'The same as a CSV file, a line for each day and location on which anything happened',
  access: organizationAdmin('report.read'),
  params: idParams,
  query: reportQuery,
  produces: 'text/csv',
  response: z.string(),
  errors: ['report_limit'],
});
