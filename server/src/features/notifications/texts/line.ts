import { inReadersWords } from '@chargerota/messages/stored';
import { m } from '@chargerota/messages';
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

const STILL_IN_LINE = () => m.sentNotifyLine.youKeepYourPlaceIn;

function offerWithdrawn(params: z.output<typeof withdrawn>, { firstName, now }: NotificationFacts) {
  const { withdrawn, spotNumber, timezone, startsAt, endsAt } = params;
  const reason = inReadersWords(withdrawn);
  if (now >= endsAt) return null;
  const when = `${formatDate(localDate(startsAt, timezone))}, ${zonedPeriod({ startsAt, endsAt }, timezone, undefined)}`;
  const title = m.sentNotifyLine.chargerSpotNumberIsNoLonger({ spotNumber });
  return {
    title,
    message: `${shorten(reason, LONGEST_REASON)} ${when}. ${STILL_IN_LINE()}`,
    path: '/line',
    usefulUntil: endsAt,
    mail: {
      subject: title,
      heading: title,
      paragraphs: [
        greeting(firstName),
        `${reason} ${m.sentNotifyLine.itWasHeldForYou({ when })}`,
        STILL_IN_LINE(),
      ],
      action: { label: m.sentNotifyLine.seeYourPlaceInLine, path: '/line' },
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
    title: m.sentNotifyLine.chargerSpotNumberIsHeldFor({ spotNumber, until }),
    message: [
      m.sentNotifyLine.dateHoursAtLocation({ date, hours, location: shortName(locationName) }),
      ...(shorter ? [shorter] : []),
      m.sentNotifyLine.takeItOrPassIt,
    ].join(' '),
    path,
    offerId: params.offerId,
    usefulUntil: expiresAt,
    answers: [
      {
        label: m.common.takeIt,
        method: 'POST',
        path: `/api/offers/${params.offerId}/accept`,
        done: {
          title: m.sentNotifyLine.chargerSpotNumberIsYoursOn({ spotNumber, date, hours }),
          path: '/dashboard',
        },
      },
      {
        label: m.common.pass,
        method: 'POST',
        path: `/api/offers/${params.offerId}/pass`,
        // Whether somebody else waits for it is not known.
        done: { title: m.sentNotifyLine.youHavePassedOnCharger({ spotNumber }), path: '/line' },
      },
    ],
    mail: {
      subject: m.sentNotifyLine.chargerAtLocationIsHeld({ spotNumber, location: locationName, until }),
      heading: m.sentNotifyLine.aChargerIsFreeFor,
      figure: {
        label: m.sentNotifyLine.dateAndCharger({ date, spotNumber }),
        value: hours,
        note: [locationName, address].filter(Boolean).join(', '),
      },
      paragraphs: [
        greeting(firstName),
        m.sentNotifyLine.youAreWaitingForA({ until }),
        ...(shorter ? [shorter] : []),
        m.sentNotifyLine.ifYouPassYouStay,
      ],
      action: { label: m.common.takeIt, path },
    },
  };
});
