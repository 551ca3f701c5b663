import { addDays } from '@chargerota/domain';
import { openStage } from './stage.ts';
import { makeDayCrowd, reserveDay } from './day-grid.ts';
import { readDayGrid } from '../../server/src/features/reservations/list-day.ts';
import { listGridRows } from '../../server/src/features/reservations/day-grid-store.ts';
import { presentDayGrid } from '../../server/src/features/reservations/day-grid-presenter.ts';
import { dayPeriod } from '@chargerota/domain';
import { getDayGrid } from '@chargerota/contract';
const stage = await openStage();
try {
  const database = await stage.createDatabase();
  const crowd = await makeDayCrowd(database);
  const date = addDays(new Date().toISOString().slice(0, 10), 1);
  await reserveDay(database, crowd, date);
  const scope = { organizationId: crowd.organizationId, userId: crowd.members[0]!.id, role: 'member' } as any;
  const deps = { database, clock: { now: () => new Date() } } as any;
  const days = [{ locationId: crowd.locationId, date, ...dayPeriod(date, 'UTC') }];
  async function time(name: string, f: () => unknown) {
    for (let i = 0; i < 100; i++) await f();
    const c = process.cpuUsage(); const t = performance.now();
    for (let i = 0; i < 200; i++) await f();
    const u = process.cpuUsage(c);
    console.log(name, ((performance.now() - t) / 200).toFixed(2), 'ms wall', ((u.user + u.system) / 200000).toFixed(2), 'ms cpu');
  }
  await time('rows', () => listGridRows(database.drizzle, scope, days, undefined));
  await time('grid', () => readDayGrid(deps, scope, { date, locationId: crowd.locationId }));
  const g = await readDayGrid(deps, scope, { date, locationId: crowd.locationId });
  await time('check', () => getDayGrid.response.parse(g));
  await time('stringify', () => JSON.stringify(g));
  console.log(JSON.stringify(g).length, JSON.stringify(g).slice(-400));
} finally { await stage.close(); }
