import { addDays, chargersAnswerWords, HOUR_MS, isoWeekOf, localTime, weekdayOf } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { definePeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic.ts';
import { notifyAdministrators } from '../notifications/notify-administrators.ts';
import { readReport } from './read-report.ts';
import { claimWeek, listWanting, type Wanting } from './weekly-store.ts';

const FROM_HOUR = 8;

/**
 * Tells administrators who chose it what last week was like: on Monday from 8 AM by the organization's clocks, in the first
 * full hour, and once, however many instances run.
 */
export const weeklyReportJob = (deps: AppDeps): PeriodicJob =>
  definePeriodicJob({
    kind: 'reports.weekly',
    nextAt: (now) => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS),
    run: async ({ database, clock }) => {
      const now = clock.now();
      for (const each of await listWanting(database.drizzle)) await tellOf(deps, each, now);
    },
  });

async function tellOf(
  deps: AppDeps,
  { organizationId, timezone, toldOf }: Wanting,
  now: Date,
): Promise<void> {
  const { date, hour } = localTime(now, timezone);
  if (weekdayOf(date) !== 'monday' || hour < FROM_HOUR) return;
  const { first: from, last: to } = isoWeekOf(addDays(date, -7));
  if (toldOf !== null && toldOf >= from) return;
  const scope = tenantScope(organizationId);
  const { sums, answer } = await readReport(deps, scope, { from, to });
  await inTransaction(deps.database, async (tx) => {
    if (!(await claimWeek(tx, scope, from))) return;
    const { reservations, sessions, minutes, noShows, unserved } = sums;
    if (reservations + minutes + unserved === 0) return;
    const words = chargersAnswerWords(answer);
    const params = { from, to, sessions, minutes, noShows, unserved, answer: words, facts: answer };
    await notifyAdministrators(tx, scope, { kind: 'usage_report', params, timezone }, { except: null, now });
  });
}
