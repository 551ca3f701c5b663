import { formatsOf } from '@chargerota/domain';
import { inFormats } from '../../../platform/formats.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { retryingConflicts } from '../../../platform/database/retries.ts';
import { emitLiveEvents, type Emitted } from '../../../platform/events/emit.ts';
import type { Lane } from '../../../platform/queue/queue.ts';
import { inTrace, SpanKind, traced } from '../../../platform/tracing/tracing.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import {
  reasonOf,
  type DeliveryOutcome,
  type NotificationChannel,
  type OutgoingNotification,
} from '../channel.ts';
import { notificationsChannel } from '../wake-dispatchers.ts';
import { reservationsOf } from '../texts.ts';
import {
  claimDue,
  findNextAttempt,
  renewNotifications,
  writeOutcomes,
  type Ended,
} from './delivery-store.ts';
import type { MakeText } from './delivery-decision.ts';
import { endsOf, decideSet, setsOf, type Message, type NotificationSet } from './messages.ts';

export type DeliveryContext = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  makeText: MakeText;
};

/**
 * The messages of one channel: a person's reminders that are due together are one, every other notification is one of
 * its own. An outcome is written as soon as it is known, together with others that are known by then.
 */
export function messageLane(
  { database, clock, log, makeText }: DeliveryContext,
  channel: NotificationChannel,
): Lane<NotificationSet, void> {
  const { method, concurrency } = channel;
  // An outcome that met a deadlock and was lost would make its notification go out again.
  const write = coalesce<Ended>((ended) =>
    method === 'app'
      ? inTransaction(database, async (tx) => {
          await writeOutcomes(tx, ended);
          await emitLiveEvents(tx, eventsOf(ended));
        })
      : retryingConflicts(() => writeOutcomes(database.drizzle, ended)),
  );
  return {
    name: method,
    channel: notificationsChannel(method),
    concurrency,
    findNext: () => findNextAttempt(database.drizzle, method),
    claim: async (claim) => setsOf(await claimDue(database.drizzle, { ...claim, method })),
    renew: (inHand, leaseMilliseconds) =>
      renewNotifications(database.drizzle, inHand.flat(), leaseMilliseconds),
    attempt: async (set) => {
      const { message, ended } = decideSet(set, method, makeText, clock.now());
      if (message) {
        const of = outgoing(message);
        const delivery = await inTrace(set[0]?.trace ?? null, () =>
          traced({ name: `notification ${of.kind} by ${method}`, kind: SpanKind.CONSUMER }, () =>
            inFormats(formatsOf(set[0]!), () => channel.deliver(of)),
          ),
        ).catch(failure);
        ended.push(...endsOf(message, delivery, clock.now()));
      }
      for (const { notification, outcome } of ended) {
        if (outcome.is === 'failed' || outcome.is === 'retry')
          log.warn(
            { notification: notification.id, kind: notification.kind, method, ...outcome },
            'notification not delivered',
          );
      }
      await write(ended);
    },
  };
}

function outgoing({ id, text, usefulUntil, said }: Message): OutgoingNotification {
  const notifications = said.map((each) => each.notification);
  const [notification, ...others] = notifications;
  const { organizationId, organizationName, kind, userId, email, phone } = notification!;
  return {
    ...text,
    id,
    organizationId,
    organizationName,
    kind,
    others,
    userId,
    email,
    phone,
    usefulUntil,
    reservationIds: [...new Set(notifications.flatMap(reservationsOf))],
  };
}

const failure = (error: unknown): DeliveryOutcome => ({
  delivered: false,
  retry: true,
  reason: reasonOf(error),
});

/** One for each reader whose list has grown. */
function eventsOf(ended: readonly Ended[]): Emitted[] {
  const sent = ended.filter(({ outcome }) => outcome.is === 'sent').map(({ notification }) => notification);
  const readers = new Map(
    sent.map((notification) => [`${notification.organizationId} ${notification.userId}`, notification]),
  );
  return [...readers.values()].map(({ organizationId, userId }) => ({
    topic: 'notifications',
    organizationId,
    userId,
  }));
}
