import { addDays } from '@chargerota/domain';
import { makeCrowd } from './crowd.ts';
import { compareMs, percentile, timeMs } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import { storeTenants, type TenantSize } from './tenants.ts';
import type { Stage } from './stage.ts';

export type AdministrationSize = {
  own: TenantSize;
  others: TenantSize & { organizations: number };
  times: number;
};

const AIM_MS = 100;
const GROWTH_AIM = 1.5;
const WARM_UP = 20;

/**
 * Times every request that a tab of /organization or /admin sends, for a large organization, and compares it with the
 * time when other organizations store many times as much in the same database.
 */
export async function measureAdministration(stage: Stage, size: AdministrationSize): Promise<Figure[]> {
  const alone = await prepare(stage, size.own, { ...size.others, organizations: 0 });
  const among = await prepare(stage, size.own, size.others);
  const measured = [];
  for (const [index, name] of alone.names.entries()) {
    const [ask, askAmong] = [alone.asks[index]!, among.asks[index]!];
    await compareMs(WARM_UP, ask, askAmong);
    const [aloneMs, amongMs] = await compareMs(size.times, ask, askAmong);
    const taken = [];
    for (let turn = 0; turn < size.times; turn += 1) taken.push(await timeMs(askAmong));
    measured.push({ name, p95: percentile(taken, 0.95), growth: amongMs / aloneMs });
  }
  alone.close();
  among.close();
  const slowest = measured.toSorted((a, b) => b.p95 - a.p95)[0]!;
  const grown = measured.toSorted((a, b) => b.growth - a.growth)[0]!;
  const { members, locations, spotsPerLocation } = size.own;
  return [
    {
      name: 'Administration, slowest call',
      summary: `${slowest.p95.toFixed(1)} ms at the 95th percentile: ${slowest.name}  (${members} members, ${locations} locations, ${locations * spotsPerLocation} spots)`,
      values: Object.fromEntries(measured.map(({ name, p95 }) => [name, round(p95, 2)])),
      aim: { text: `at most ${AIM_MS} ms`, met: slowest.p95 <= AIM_MS },
    },
    {
      name: 'Administration, growth',
      summary: `${grown.growth.toFixed(2)}  at most, with ${size.others.organizations} other organizations to none: ${grown.name}`,
      values: Object.fromEntries(measured.map(({ name, growth }) => [name, round(growth, 3)])),
      aim: { text: `at most ${GROWTH_AIM}`, met: grown.growth <= GROWTH_AIM },
    },
  ];
}

async function prepare(stage: Stage, own: TenantSize, others: AdministrationSize['others']) {
  const database = await stage.createDatabase();
  const { organizationId, locationId, admin } = await makeCrowd(database, 1, { spots: 1, timezone: 'UTC' });
  const today = new Date().toISOString().slice(0, 10);
  await storeTenants(database, { organizationId, today }, own, others);
  const http = openHttpClient(await stage.startApplication(database));
  const at = `/api/organizations/${organizationId}`;
  const calls = {
    'members, first page': `${at}/members?page=1`,
    'members, all': `${at}/members`,
    'members, search': `${at}/members?query=maya%2042&page=1`,
    'members who wait': `${at}/members?status=pending&page=1`,
    'member limit': `${at}/member-limit`,
    invitations: `${at}/invitations?expired=true`,
    locations: `${at}/locations`,
    'location limit': `${at}/location-limit`,
    'spots of a location': `/api/locations/${locationId}/spots`,
    'organizations of the administrator': '/api/organizations/my',
    'audit log, first page': `${at}/audit-log`,
    'audit log, a week of settings': `${at}/audit-log?category=settings&from=${addDays(today, -7)}&to=${today}`,
    'people in the audit log': `${at}/audit-log/actors`,
    'figures of the admin dashboard': '/api/admin/overview',
    'pending users': '/api/admin/pending-users',
    "today's reservations": '/api/reservations/date?ended=true',
  };

  async function get(path: string): Promise<void> {
    const { status, body } = await http.call('GET', path, admin);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  }
  return {
    names: Object.keys(calls),
    asks: Object.values(calls).map((path) => () => get(path)),
    close: () => http.close(),
  };
}
