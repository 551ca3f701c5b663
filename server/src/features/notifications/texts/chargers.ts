import { m } from '@chargerota/messages';
import { REPORT_KINDS, zonedTime } from '@chargerota/domain';
import * as z from 'zod';
import { greeting, shortName, wordsOf } from './words.ts';

// None of these tells who anybody is: whoever reports, nudges or blocks a charger stays unnamed.

const place = { spotId: z.uuid(), spotNumber: z.string(), locationId: z.uuid(), locationName: z.string() };

const reported = z.object({ ...place, kind: z.enum(REPORT_KINDS), note: z.string().nullable() });
export type ReportedParams = z.input<typeof reported>;

export const chargerReported = wordsOf(reported, (params, { firstName }) => {
  const { spotNumber, locationName, locationId, kind, note } = params;
  const path = `/organization?tab=locations&location=${locationId}`;
  const said = note ? [m.sentNotifyChargers.theyWroteNote({ note })] : [];
  return {
    title: m.sentNotifyChargers.chargerIsReported[kind]({ spotNumber }),
    message: [`${shortName(locationName)}. ${m.sentNotifyChargers.whatWasFound[kind]}`, ...said].join(' '),
    path,
    mail: {
      subject: m.sentNotifyChargers.chargerAtLocationIsReported[kind]({
        spotNumber,
        location: locationName,
      }),
      heading: m.sentNotifyChargers.chargerIsReported[kind]({ spotNumber }),
      paragraphs: [
        greeting(firstName),
        m.common.labelled({ label: locationName, text: m.sentNotifyChargers.whatWasFound[kind] }),
        ...said,
      ],
      action: { label: m.sentNotifyChargers.seeTheReport, path },
    },
  };
});

const resolved = z.object({ ...place, kind: z.enum(REPORT_KINDS), wasFalse: z.boolean().default(false) });
export type ResolvedParams = z.input<typeof resolved>;

const FALSE_REPORT = () => m.sentNotifyChargers.anAdministratorFoundThatThis;

export const reportResolved = wordsOf(resolved, (params, { firstName }) => {
  const { spotNumber, locationName, kind, wasFalse } = params;
  const charger = { spotNumber, location: locationName };
  const title = wasFalse
    ? m.sentNotifyChargers.chargerNeverWas[kind](charger)
    : m.sentNotifyChargers.chargerIsOver[kind](charger);
  const then = wasFalse ? FALSE_REPORT() : m.sentNotifyChargers.thankYouAnAdministratorHas;
  const what = `${m.sentNotifyChargers.youReportedIt[kind]} ${then}`;
  return {
    title,
    message: `${shortName(locationName)}. ${what}`,
    path: '/availability',
    mail: {
      subject: wasFalse
        ? m.sentNotifyChargers.chargerAtLocationNeverWas[kind](charger)
        : m.sentNotifyChargers.chargerAtLocationIsOver[kind](charger),
      heading: title,
      paragraphs: [greeting(firstName), what],
      action: { label: m.sentNotifyChargers.seeTheChargers, path: '/availability' },
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
  const time = zonedTime(at, timezone, undefined);
  const charger = { spotNumber, location: locationName };
  const ask = m.sentNotifyChargers.ifItIsYoursAnd;
  return {
    title: m.sentNotifyChargers.somebodyNeedsChargerSpotNumber({ spotNumber }),
    message: `${m.sentNotifyChargers.aCarWasInTheWay({ time, location: shortName(locationName) })} ${ask}`,
    path: '/dashboard',
    mail: {
      subject: m.sentNotifyChargers.somebodyNeedsChargerSpotNumberAt(charger),
      heading: m.sentNotifyChargers.somebodyNeedsChargerSpotNumber({ spotNumber }),
      paragraphs: [
        greeting(firstName),
        `${m.sentNotifyChargers.youChargedLastAtCharger({ ...charger, time })} ${ask}`,
        m.sentNotifyChargers.ifYouHaveLeftAlready,
      ],
      action: { label: m.sentNotifyChargers.openYourReservations, path: '/dashboard' },
    },
  };
});
