import { pluralOf } from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate } from '../../../platform/mail/outbox.ts';

/** To a member whose reservations an administrator's act has ended: their own ones, in the location's time. */
export const reservationsEnded = defineMailTemplate({
  name: 'reservations.ended-by-administrator',
  params: z.object({
    firstName: z.string(),
    organizationName: z.string(),
    reason: z.string(),
    cancelled: z.array(z.string()),
    /** Where they were charging at that moment. */
    ended: z.array(z.string()),
    /** Not for somebody who may not any more. */
    mayReserve: z.boolean().default(true),
  }),
  content: ({ firstName, organizationName, reason, cancelled, ended, mayReserve }) => ({
    subject: subjectOf(cancelled.length, ended.length, organizationName),
    // What happened is the heading: somebody glancing at a phone reads no further.
    heading: subjectOf(cancelled.length, ended.length, organizationName),
    paragraphs: [firstName ? `Hello ${firstName},` : 'Hello,', reason],
    lists: [
      { title: 'Cancelled', lines: cancelled },
      { title: 'Ended early, please free the charger', lines: ended },
    ].filter(({ lines }) => lines.length > 0),
    ...(mayReserve && { action: { label: 'Reserve another time', path: '/booking' } }),
    footer: `You receive this because you had a reservation at ${organizationName}.`,
  }),
});

function subjectOf(cancelled: number, ended: number, organizationName: string): string {
  const what = cancelled + ended === 1 ? 'Your reservation' : `${cancelled + ended} of your reservations`;
  const verb = pluralOf(cancelled + ended, 'was', 'were');
  const ends = [cancelled > 0 && 'cancelled', ended > 0 && 'ended early'].filter(Boolean).join(' or ');
  return `${what} at ${organizationName} ${verb} ${ends}`;
}
