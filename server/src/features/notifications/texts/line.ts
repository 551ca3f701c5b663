import { formatDate, localDate, zonedPeriod, zonedTime } from '@chargerota/domain';
import * as z from 'zod';
import { greeting, shortName, wordsOf } from './words.ts';

const offered = z.object({
  offerId: z.uuid(),
  locationName: z.string(),
  address: z.string(),
  spotNumber: z.string(),
  timezone: z.string(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  expiresAt: z.coerce.date(),
});
export type OfferedParams = z.input<typeof offered>;

/** A slot that is held for a member in line. Null once the offer has ended by itself. */
export const slotOffered = wordsOf(offered, (params, { firstName, now }) => {
  const { locationName, address, spotNumber, timezone, startsAt, endsAt, expiresAt } = params;
  if (now >= expiresAt) return null;
  const hours = zonedPeriod({ startsAt, endsAt }, timezone, undefined);
  const date = formatDate(localDate(startsAt, timezone));
  const until = zonedTime(expiresAt, timezone, undefined);
  const path = `/line?offer=${params.offerId}`;
  return {
    title: `Charger ${spotNumber} is held for you until ${until}`,
    message: `${date}, ${hours} at ${shortName(locationName)}. Accept it, or pass it on to the next in line.`,
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
        done: { title: `Charger ${spotNumber} is offered to the next in line`, path: '/line' },
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
        `You wait for a charger, and this one is held for you until ${until}. After that it is offered to the next in line.`,
      ],
      action: { label: 'Take it', path },
    },
  };
});
