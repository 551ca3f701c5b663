import { REPORT_KINDS, zonedTime } from '@chargerota/domain';
import type { ReportKind } from '@chargerota/domain';
import * as z from 'zod';
import { greeting, shortName, wordsOf } from './words.ts';

// None of these tells who anybody is: whoever reports, nudges or blocks a charger stays unnamed.

const place = { spotId: z.uuid(), spotNumber: z.string(), locationId: z.uuid(), locationName: z.string() };

const reported = z.object({ ...place, kind: z.enum(REPORT_KINDS), note: z.string().nullable() });
export type ReportedParams = z.input<typeof reported>;

const WHAT: Record<ReportKind, string> = {
  blocked: 'A member found a car there that keeps others from charging.',
  broken: 'A member could not charge there. It can still be reserved until you put it in maintenance.',
};

export const chargerReported = wordsOf(reported, (params, { firstName }) => {
  const { spotNumber, locationName, locationId, kind, note } = params;
  const path = `/organization?tab=locations&location=${locationId}`;
  const said = note ? [`They wrote: “${note}”`] : [];
  return {
    title: `Charger ${spotNumber} is reported ${kind}`,
    message: [`${shortName(locationName)}. ${WHAT[kind]}`, ...said].join(' '),
    path,
    mail: {
      subject: `Charger ${spotNumber} at ${locationName} is reported ${kind}`,
      heading: `Charger ${spotNumber} is reported ${kind}`,
      paragraphs: [greeting(firstName), `${locationName}: ${WHAT[kind]}`, ...said],
      action: { label: 'See the report', path },
    },
  };
});

const resolved = z.object({ ...place, kind: z.enum(REPORT_KINDS), wasFalse: z.boolean().default(false) });
export type ResolvedParams = z.input<typeof resolved>;

const OVER = { blocked: 'is no longer blocked', broken: 'works again' } as const;
const NEVER = { blocked: 'was not blocked', broken: 'was not broken' } as const;
const FALSE_REPORT =
  'An administrator found that this was not so. For 90 days, your reports are shown, but nothing else follows from them.';

export const reportResolved = wordsOf(resolved, (params, { firstName }) => {
  const { spotNumber, locationName, kind, wasFalse } = params;
  const became = wasFalse ? NEVER[kind] : OVER[kind];
  const then = wasFalse ? FALSE_REPORT : 'Thank you: an administrator has taken care of it.';
  const what = `You reported it ${kind}. ${then}`;
  return {
    title: `Charger ${spotNumber} ${became}`,
    message: `${shortName(locationName)}. ${what}`,
    path: '/availability',
    mail: {
      subject: `Charger ${spotNumber} at ${locationName} ${became}`,
      heading: `Charger ${spotNumber} ${became}`,
      paragraphs: [greeting(firstName), what],
      action: { label: 'See the chargers', path: '/availability' },
    },
  };
});

const nudge = z.object({
  spotNumber: z.string(),
  locationName: z.string(),
  timezone: z.string(),
  at: z.coerce.date(),
});
export type NudgeParams = z.input<typeof nudge>;

/** Useful only while the car may still be there. */
const NUDGE_USEFUL_MS = 2 * 3_600_000;

export const holderNudged = wordsOf(nudge, (params, { firstName, now }) => {
  const { spotNumber, locationName, timezone, at } = params;
  if (now.getTime() - at.getTime() > NUDGE_USEFUL_MS) return null;
  const when = zonedTime(at, timezone, undefined);
  const ask = 'If it is yours and you are done, please move it and release the charger.';
  return {
    title: `Somebody needs charger ${spotNumber}`,
    message: `At ${when} a car was in the way at ${shortName(locationName)}. ${ask}`,
    path: '/dashboard',
    mail: {
      subject: `Somebody needs charger ${spotNumber} at ${locationName}`,
      heading: `Somebody needs charger ${spotNumber}`,
      paragraphs: [
        greeting(firstName),
        `You charged last at charger ${spotNumber} of ${locationName}. At ${when} a car was in the way there. ${ask}`,
        'If you have left already, there is nothing to do.',
      ],
      action: { label: 'Open your reservations', path: '/dashboard' },
    },
  };
});
