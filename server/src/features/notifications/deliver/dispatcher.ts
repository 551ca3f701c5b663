import { NOTICE_METHODS, type NoticeMethod } from '@chargerota/domain';
import { startQueue, type Queue, type QueueOptions } from '../../../platform/queue/queue.ts';
import type { NoticeChannel } from '../channel.ts';
import type { MakeText } from './judge.ts';
import { messageLane } from './message-lane.ts';

export type NoticeDispatcherOptions = QueueOptions & {
  channels: readonly NoticeChannel[];
  makeText: MakeText;
};

export type NoticeDispatcher = Queue<void>;

/** What is sent in the app is read from the table: hundreds are marked as sent by one statement. */
const APP: NoticeChannel = { method: 'app', concurrency: 500, deliver: async () => ({ delivered: true }) };

/** For a method that is no longer configured: its pending notices fail with that reason. */
const missingChannel = (method: NoticeMethod): NoticeChannel => ({
  method,
  concurrency: 4,
  deliver: async () => ({ delivered: false, retry: false, reason: `This installation has no ${method}.` }),
});

/** Delivers notices as they become due, in a lane for each method (docs/architecture.md "Notices"). */
export function startNoticeDispatcher(options: NoticeDispatcherOptions): NoticeDispatcher {
  const channels = [APP, ...options.channels];
  const lanes = NOTICE_METHODS.map((method) =>
    messageLane(options, channels.find((channel) => channel.method === method) ?? missingChannel(method)),
  );
  return startQueue(lanes, options);
}
