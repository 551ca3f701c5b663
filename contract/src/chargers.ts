// At the charger: printed codes, reports of what is blocked or broken, and nudges.
import { REPORT_KINDS, REPORT_NOTE_LENGTH } from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant } from './common.ts';
import { defineRoute, member, organizationAdmin, signedIn } from './route.ts';
import { longText } from './texts.ts';

export const openChargerCode = defineRoute({
  method: 'POST',
  path: '/api/charger-codes/open',
  summary:
    'The charger that a printed code names. The code grants nothing: a stranger learns its number alone',
  access: signedIn,
  body: z.strictObject({ token: z.string().min(1).max(300) }),
  response: z.discriminatedUnion('isMember', [
    z.object({
      isMember: z.literal(true),
      spotNumber: z.string(),
      organizationId: id,
      locationId: id,
      spotId: id,
    }),
    z.object({ isMember: z.literal(false), spotNumber: z.string() }),
  ]),
  errors: ['charger_code_invalid'],
});

export const SHEET_PAPERS = ['a4', 'letter'] as const;
export const SHEET_LAYOUTS = ['one', 'many'] as const;

/** Ids of chargers, separated by commas. */
const spotIds = z
  .string()
  .max(20_000)
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(500));

export const printChargerCodes = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/charger-codes.pdf',
  summary: 'A sheet to print, with a code for each charger of a location that is in use',
  access: organizationAdmin('locations.update'),
  params: idParams,
  query: z.strictObject({
    paper: z.enum(SHEET_PAPERS).default('a4'),
    layout: z.enum(SHEET_LAYOUTS).default('one'),
    spotIds: spotIds.optional(),
  }),
  produces: 'application/pdf',
  response: z.string(),
});

export const voidChargerCodes = defineRoute({
  method: 'POST',
  path: '/api/locations/:id/charger-codes/void',
  summary: 'Make the printed codes of a location, or of some of its chargers, void',
  access: organizationAdmin('locations.update'),
  params: idParams,
  body: z.strictObject({ spotIds: z.array(id).min(1).max(500).optional() }),
  response: z.object({ voided: z.int() }),
});

export const reportKind = z.enum(REPORT_KINDS);

export const spotReport = z
  .object({
    id,
    spotId: id,
    locationId: id,
    kind: reportKind,
    since: instant,
    /** How many members have reported it. */
    reporters: z.int(),
    /** When the caller last reported it; null if they have not. They can't book there what the report is about. */
    yourReportAt: instant.nullable(),
    /** What they wrote; for administrators. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'SpotReport' });
export type SpotReport = z.infer<typeof spotReport>;

export const listSpotReports = defineRoute({
  method: 'GET',
  path: '/api/spot-reports',
  summary: 'Chargers that are reported blocked or broken; what was written, for administrators alone',
  access: member('spots.read'),
  response: z.array(spotReport),
});

export const reportSpotForm = z.strictObject({
  kind: reportKind,
  note: longText(REPORT_NOTE_LENGTH).optional(),
});

export const reportSpot = defineRoute({
  method: 'POST',
  path: '/api/spots/:id/reports',
  summary: 'Report a charger blocked or broken. An open report of the same kind takes this one in',
  access: member('spots.report'),
  params: idParams,
  body: reportSpotForm,
  status: 201,
  response: spotReport,
});

/** What an administrator finds of a report: what it says is over, or was never so. */
export const REPORT_FINDINGS = ['over', 'false'] as const;
export type ReportFinding = (typeof REPORT_FINDINGS)[number];

export const resolveSpotReport = defineRoute({
  method: 'POST',
  path: '/api/spot-reports/:id/resolve',
  summary:
    'Say that what was reported of a charger is over, or was false; those who reported it are told. Who made a false report withholds nothing from the line any more',
  access: organizationAdmin('spots.update'),
  params: idParams,
  query: z.strictObject({ finding: z.enum(REPORT_FINDINGS).default('over') }),
  response: z.null(),
  status: 204,
  errors: ['report_state'],
});

export const nudgeHolder = defineRoute({
  method: 'POST',
  path: '/api/spots/:id/nudge',
  summary:
    'Ask whoever charged last at a charger to move their car. The answer does not tell whether anybody did',
  access: member('spots.report'),
  params: idParams,
  response: z.null(),
  status: 204,
});
