import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listen } from '../../../platform/database/listen.ts';
import { settledWithin, startPoller } from '../../../platform/poller.ts';
import type { NoticeChannel } from '../channel.ts';
import { noticesChannel } from '../wake-dispatchers.ts';
import { appLane } from './app-lane.ts';
import { channelLane, missingChannel } from './channel-lane.ts';
import type { MakeText } from './judge.ts';
import type { DeliveryContext } from './lane.ts';

export type NoticeDispatcherOptions = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  channels: readonly NoticeChannel[];
  makeText: MakeText;
  /** Names this process in the rows it has taken. */
  instanceId: string;
  leaseMilliseconds?: number;
  /** False: notices are delivered only when `drain` is called (tests with a manual clock). */
  background?: boolean;
};

export type NoticeDispatcher = {
  /** Starts no more deliveries, and waits a few seconds for those in progress. Others are delivered again later. */
  stop(): Promise<void>;
  /** Delivers notices until none is due by the clock; returns how many there were. For tests. */
  drain(): Promise<number>;
};

const LEASE_MILLISECONDS = 20_000;
/** The whole process has five seconds to stop. */
const STOP_MILLISECONDS = 3_000;

/**
 * Delivers notices as they become due (docs/architecture.md "Notices"). Each method has a timer to its next row, and is
 * woken when any instance writes a row of this method that is due. Any number of instances share the work; one delivers each notice.
 */
export function startNoticeDispatcher(options: NoticeDispatcherOptions): NoticeDispatcher {
  const { database, log, channels, background = true } = options;
  const context: DeliveryContext = { leaseMilliseconds: LEASE_MILLISECONDS, ...options };
  const channelOf = (method: NoticeChannel['method']) =>
    channels.find((channel) => channel.method === method) ?? missingChannel(method);
  const lanes = [
    appLane(context),
    ...(['email', 'sms', 'push'] as const).map((method) => channelLane(context, channelOf(method))),
  ];
  const pollers = new Map(
    (background ? lanes : []).map((lane) => {
      const poller = startPoller({ look: () => lane.look(() => poller.wake()), what: 'notices', log });
      return [noticesChannel(lane.method), poller];
    }),
  );
  const listener = background
    ? listen(database, {
        channels: [...pollers.keys()],
        onMessage: (channel) => pollers.get(channel)?.wake(),
        onListening: () => pollers.forEach((poller) => poller.wake()),
        onLost: (error) => log.warn({ err: error }, 'lost the connection that announces notices'),
      })
    : undefined;
  const running = () => lanes.flatMap((lane) => [...lane.running]);

  return {
    stop: async () => {
      await Promise.all([listener?.stop(), ...[...pollers.values()].map((poller) => poller.stop())]);
      await settledWithin(running(), STOP_MILLISECONDS);
      if (running().length > 0)
        log.warn({ notices: running().length }, 'stopped before these notices were delivered');
    },
    drain: async () => {
      await Promise.all(running());
      const counts = await Promise.all(lanes.map((lane) => lane.drain()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
