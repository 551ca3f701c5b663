import { NOTIFICATION_METHODS, type NotificationMethod } from '@chargerota/domain';
import { startQueue, type Queue, type QueueOptions } from '../../../platform/queue/queue.ts';
import type { NotificationChannel } from '../channel.ts';
import type { MakeText } from './delivery-decision.ts';
import { messageLane } from './message-lane.ts';

export type NotificationDispatcherOptions = QueueOptions & {
  channels: readonly NotificationChannel[];
  makeText: MakeText;
};

export type NotificationDispatcher = Queue<void>;

/** What is sent in the app is read from the table: hundreds are marked as sent by one statement. */
const APP: NotificationChannel = {
  method: 'app',
  concurrency: 500,
  deliver: async () => ({ delivered: true }),
};

/** For a method that is no longer configured: its pending notifications fail with that reason. */
const missingChannel = (method: NotificationMethod): NotificationChannel => ({
  method,
  concurrency: 4,
  deliver: async () => ({ delivered: false, retry: false, reason: `This installation has no ${method}.` }),
});

/** Delivers notifications as they become due, in a lane for each method (docs/architecture.md "Notifications"). */
export function startNotificationDispatcher(options: NotificationDispatcherOptions): NotificationDispatcher {
  const channels = [APP, ...options.channels];
  const lanes = NOTIFICATION_METHODS.map((method) =>
    messageLane(options, channels.find((channel) => channel.method === method) ?? missingChannel(method)),
  );
  return startQueue(lanes, options);
}
