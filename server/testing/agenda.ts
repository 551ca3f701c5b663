import { remindersOf, type Reminder } from '@chargerota/domain';
import type { Clock } from '../src/platform/clock/clock.ts';
import { inTransaction, type Database } from '../src/platform/database/database.ts';
import { startAgenda } from '../src/features/agenda/agenda.ts';
import { readAgenda, type ReservationKey } from '../src/features/agenda/agenda-store.ts';
import type { TestApp } from './build-test-app.ts';

/** The reminders that a member's reservations will have due after now, by all that decides on them now. */
export async function remindersToCome(
  { database, clock }: { database: Database; clock: Clock },
  member: { id: string },
): Promise<Reminder[]> {
  const { rows } = await database.pool.query<ReservationKey>(
    'SELECT organization_id AS "organizationId", id FROM reservations WHERE user_id = $1',
    [member.id],
  );
  const agenda = await inTransaction(database, (tx) => readAgenda(tx, rows));
  return agenda
    .flatMap((row) => remindersOf(row, row.choices))
    .filter(({ dueAt }) => dueAt > clock.now())
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** Writes the reminders of reservations that are due by the clock, for tests that deliver them themselves. */
export const handleDue = ({ deps }: TestApp): Promise<number> =>
  startAgenda({ ...deps, background: false }).drain();

/** Reservations of other tests have nothing due any more. */
export const forgetDue = ({ database }: TestApp) =>
  database.pool.query('UPDATE reservations SET next_due_at = NULL WHERE next_due_at IS NOT NULL');
