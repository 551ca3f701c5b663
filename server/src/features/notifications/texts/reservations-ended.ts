import { inReadersWords } from '@chargerota/messages/stored';
import { m, type Messages } from '@chargerota/messages';
import * as z from 'zod';
import { defineMailTemplate } from '../../../platform/mail/outbox.ts';

/** To a member whose reservations an administrator's act has ended: their own ones, in the location's time. */
export const reservationsEnded = defineMailTemplate({
  name: 'reservations.ended-by-administrator',
  params: z.object({
    firstName: z.string(),
    organizationName: z.string(),
    reason: z.string().transform(inReadersWords),
    cancelled: z.array(z.string()),
    /** Where they were charging at that moment. */
    ended: z.array(z.string()),
    /** Not for somebody who may not any more. */
    mayReserve: z.boolean().default(true),
    moved: z.array(z.string()).default([]),
    nextFree: z.array(z.string()).default([]),
    isFirstInLine: z.boolean().default(false),
  }),
  content: ({
    firstName,
    organizationName,
    reason,
    cancelled,
    ended,
    mayReserve,
    moved,
    nextFree,
    isFirstInLine,
  }) => ({
    ...headedBy(
      moved.length > 0
        ? m.sentNotifyReservationsEnded.reservationsMovedAt({
            count: moved.length,
            organization: organizationName,
          })
        : subjectOf(cancelled.length, ended.length, organizationName),
    ),
    paragraphs: [
      firstName
        ? m.sentNotifyReservationsEnded.helloFirstName({ firstName })
        : m.sentNotifyReservationsEnded.hello,
      reason,
      ...(isFirstInLine ? [m.sentNotifyReservationsEnded.youAreFirstInLine] : []),
    ],
    lists: [
      { title: m.sentNotifyReservationsEnded.moved, lines: moved },
      { title: m.sentNotifyReservationsEnded.cancelled, lines: cancelled },
      { title: m.sentNotifyReservationsEnded.endedEarlyPleaseFreeThe, lines: ended },
      { title: m.sentNotifyReservationsEnded.freeNext, lines: nextFree },
    ].filter(({ lines }) => lines.length > 0),
    ...(mayReserve && {
      action: { label: m.sentNotifyReservationsEnded.reserveAnotherTime, path: '/booking' },
    }),
    footer: m.sentNotifyReservationsEnded.youReceiveThisBecauseYou({
      organization: organizationName,
    }),
  }),
});

// What happened is the heading: somebody glancing at a phone reads no further.
const headedBy = (subject: string) => ({ subject, heading: subject });

function subjectOf(cancelled: number, ended: number, organization: string): string {
  return m.sentNotifyReservationsEnded.reservationsAt[becameOf(cancelled, ended)]({
    count: cancelled + ended,
    organization,
  });
}

/** What became of so many reservations. */
export function becameOf(
  cancelled: number,
  ended: number,
): keyof Messages['sentNotifyReservationsEnded']['reservations'] {
  if (ended === 0) return 'cancelled';
  return cancelled === 0 ? 'endedEarly' : 'cancelledOrEndedEarly';
}
