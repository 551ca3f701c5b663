import { agendaOf, endOfMinute } from '@chargerota/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import { inOneRoundTrip, inTransaction, type Database, type Tx } from '../../platform/database/database.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { startPoller } from '../../platform/poller.ts';
import { writeReminders, type DueReminder } from '../notifications/write-reminders.ts';
import {
  findNextDue,
  isOnlyOne,
  lockDueReservations,
  readAgenda,
  writeHandled,
  type AgendaRow,
} from './agenda-store.ts';
import { noShowRequest } from './no-show.ts';

const BATCH = 500;
/** New and changed reservations are looked at after this time at the latest. They are not announced: commits would queue. */
const MAX_SLEEP_MILLISECONDS = 1_000;
/** The pause after a look, so that what is booked meanwhile is handled together. */
const PAUSE_MILLISECONDS = 250;

export type AgendaWorker = {
  stop(): Promise<void>;
  /** Handles everything that is due by the clock; returns how many reservations were looked at. For tests. */
  drain(): Promise<number>;
};

/**
 * Handles what reservations have due: writes their reminders and has absences judged, and notes when each is to be looked
 * at again, in one transaction (docs/rules.md "What follows a change").
 */
export function startAgenda(options: {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** False: only `drain` works (tests with a manual clock). */
  background: boolean;
}): AgendaWorker {
  const { database, clock, log, background } = options;

  const handleBatch = () => inTransaction(database, (tx) => handleDue(tx, clock.now()));

  /** Returns the milliseconds until it has to look again. */
  async function look(): Promise<number> {
    const before = await untilDue();
    if (before > 0) return before;
    const handled = await handleBatch();
    if (handled === null) return MAX_SLEEP_MILLISECONDS;
    return handled < BATCH ? Math.max(await untilDue(), PAUSE_MILLISECONDS) : 0;
  }

  async function untilDue(): Promise<number> {
    const dueAt = await findNextDue(database.drizzle);
    return Math.min(dueAt ? dueAt.getTime() - clock.now().getTime() : Infinity, MAX_SLEEP_MILLISECONDS);
  }

  const poller = background ? startPoller({ look, what: 'due reservations', log }) : undefined;
  return {
    stop: async () => poller?.stop(),
    drain: async () => {
      let all = 0;
      for (;;) {
        const handled = await handleBatch();
        if (!handled) return all;
        all += handled;
      }
    },
  };
}

/** Handles some of what is due; returns how many reservations that were, or null if another instance is at it. */
async function handleDue(tx: Tx, now: Date): Promise<number | null> {
  if (!(await isOnlyOne(tx))) return null;
  const keys = await lockDueReservations(tx, { now, minuteEnds: endOfMinute(now), limit: BATCH });
  if (keys.length === 0) return 0;
  const rows = await readAgenda(tx, keys);
  const agendas = rows.map((row) => ({ row, agenda: agendaOf(row, row.choices, row, now) }));
  await inOneRoundTrip([
    writeReminders(
      tx,
      agendas.flatMap(({ row, agenda }) => remindersOfRow(row, agenda.reminders)),
      now,
    ),
    enqueueAll(
      tx,
      agendas.filter(({ agenda }) => agenda.isAbsenceDue).map(({ row }) => noShowRequest(row, now)),
    ),
    writeHandled(
      tx,
      agendas.map(({ row: { organizationId, id, absenceJudged }, agenda }) => ({
        organizationId,
        id,
        nextDueAt: agenda.nextDueAt,
        remindedUntil: agenda.remindedUntil,
        absenceJudged: absenceJudged || agenda.isAbsenceDue,
      })),
    ),
  ]);
  return rows.length;
}

const remindersOfRow = (
  { organizationId, id, userId }: AgendaRow,
  reminders: ReturnType<typeof agendaOf>['reminders'],
): DueReminder[] => reminders.map((reminder) => ({ organizationId, reservationId: id, userId, ...reminder }));
