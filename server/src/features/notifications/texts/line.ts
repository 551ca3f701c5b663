import { formatDate, localDate, shorterOfferWords, zonedPeriod, zonedTime } from '@chargerota/domain';
import * as z from 'zod';
import type { NotificationFacts } from '../facts.ts';
import { greeting, shorten, shortName, wordsOf } from './words.ts';

/** The rest of the message needs up to 110 characters. */
const LONGEST_REASON = 90;

const offered = z.object({
  offerId: z.uuid(),
  locationName: z.string(),
  address: z.string(),
  spotNumber: z.string(),
  timezone: z.string(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  /** Absent in offers made before it was told. */
  askedHours: z.int().optional(),
  expiresAt: z.coerce.date(),
});

/** Why an offer has ended that its member had not answered. */
const withdrawn = z.object({
  withdrawn: z.string(),
  spotNumber: z.string(),
  timezone: z.string(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
});
export type OfferedParams = z.input<typeof offered> | z.input<typeof withdrawn>;

const STILL_IN_LINE = 'You keep your place in line.';

function offerWithdrawn(params: z.output<typeof withdrawn>, { firstName, now }: NotificationFacts) {
  const { withdrawn: reason, spotNumber, timezone, startsAt, endsAt } = params;
  if (now >= endsAt) return null;
  const when = `${formatDate(localDate(startsAt, timezone))}, ${zonedPeriod({ startsAt, endsAt }, timezone, undefined)}`;
  const title = `Charger ${spotNumber} is no longer held for you`;
  return {
    title,
    message: `${shorten(reason, LONGEST_REASON)} ${when}. ${STILL_IN_LINE}`,
    path: '/line',
    usefulUntil: endsAt,
    mail: {
      subject: title,
      heading: title,
      paragraphs: [greeting(firstName), `${reason} It was held for you: ${when}.`, STILL_IN_LINE],
      action: { label: 'See your place in line', path: '/line' },
    },
  };
}

/** A slot that is held for a member in line, or why it is held no longer. Null once that is over. */
export const slotOffered = wordsOf(z.union([offered, withdrawn]), (params, facts) => {
  if ('withdrawn' in params) return offerWithdrawn(params, facts);
  const { firstName, now } = facts;
  const { locationName, address, spotNumber, timezone, startsAt, endsAt, expiresAt, askedHours } = params;
  const shorter = askedHours === undefined ? null : shorterOfferWords(askedHours, { startsAt, endsAt });
  if (now >= expiresAt) return null;
  const hours = zonedPeriod({ startsAt, endsAt }, timezone, undefined);
  const date = formatDate(localDate(startsAt, timezone));
  const until = zonedTime(expiresAt, timezone, undefined);
  const path = `/line?offer=${params.offerId}`;
  return {
    title: `Charger ${spotNumber} is held for you until ${until}`,
    message: [
      `${date}, ${hours} at ${shortName(locationName)}.`,
      ...(shorter ? [shorter] : []),
      'Take it, or pass it on to the next in line.',
    ].join(' '),
    path,
    offerId: params.offerId,
    usefulUntil: expiresAt,
    answers: [
      {
        label: 'Take it',
        method: 'POST',
        path: `/api/offers/${params.offerId}/accept`,
        done: { title: `Charger ${spotNumber} is yours on ${date}, ${hours}`, path: '/dashboard' },
      },
      {
        label: 'Pass',
        method: 'POST',
        path: `/api/offers/${params.offerId}/pass`,
        // Whether somebody else waits for it is not known.
        done: { title: `You have passed on charger ${spotNumber} and stay in line`, path: '/line' },
      },
    ],
    mail: {
      subject: `Charger ${spotNumber} at ${locationName} is held for you until ${until}`,
      heading: 'A charger is free for you',
      figure: {
        label: `${date}, charger ${spotNumber}`,
        value: hours,
        note: [locationName, address].filter(Boolean).join(', '),
      },
      paragraphs: [
        greeting(firstName),
        `You are waiting for a charger, and this one is held for you until ${until}. After that it is offered to the next in line.`,
        ...(shorter ? [shorter] : []),
        'If you pass, you stay in line and may be offered another charger.',
      ],
      action: { label: 'Take it', path },
    },
  };
});
