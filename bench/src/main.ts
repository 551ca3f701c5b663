// `npm run bench`: measures figures as ratios within one run on one machine; `--large` measures with more data. Both
// use the loopback interface.
import { measureAdministration, type AdministrationSize } from './administration.ts';
import { measureBookings, type BookingsSize } from './bookings.ts';
import { measureContention, type ContentionSize } from './contention.ts';
import { measureDayChange, type DayChangeSize } from './day-change.ts';
import { measureDayGrid, type DayGridSize } from './day-grid.ts';
import { measureEnumeration, type EnumerationSize } from './enumeration.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrowth, type GrowthSize } from './growth.ts';
import { measureJobs, type JobsSize } from './jobs.ts';
import { measureLine, type LineSize } from './line.ts';
import { measureNotices, type NoticesSize } from './notices.ts';
import { measureHealth, measureTickets, type HealthSize, type TicketsSize } from './operators.ts';
import { busyMachine, machineLoad, printFigure, writeReport, type Figure } from './report.ts';
import { measureLive, type LiveSize } from './live.ts';
import { measureLiveOffers, type LiveOffersSize } from './live-offers.ts';
import { measurePhone, type PhoneSize } from './phone.ts';
import { openStage } from './stage.ts';
import { compareWithProduct, type WorkplaceHttpSize } from './workplace-http/measure.ts';
import {
  measureAssumptions,
  measureParts,
  measureWorkplace,
  type WorkplaceSize,
} from './workplace/measure.ts';

type Size = {
  bookings: BookingsSize;
  contention: ContentionSize;
  dayGrid: DayGridSize;
  dayChange: DayChangeSize;
  phone: PhoneSize;
  administration: AdministrationSize;
  live: LiveSize;
  liveOffers: LiveOffersSize;
  enumeration: EnumerationSize;
  jobs: JobsSize;
  notices: NoticesSize;
  growth: GrowthSize;
  tickets: TicketsSize;
  health: HealthSize;
  workplace: WorkplaceSize;
  workplaceHttp: WorkplaceHttpSize;
  line: LineSize;
};

const LARGE_COMPANY = {
  members: 1000,
  locations: 50,
  spotsPerLocation: 200,
  invitations: 100,
  auditEntries: 5000,
};
const OTHER_COMPANIES = {
  members: 100,
  locations: 5,
  spotsPerLocation: 20,
  invitations: 10,
  auditEntries: 500,
};

const SIZES: Record<'usual' | 'large', Size> = {
  usual: {
    bookings: { clients: [1, 8, 32, 128], rounds: 3, seconds: 3, members: 1000 },
    contention: { clients: 200, rounds: 5 },
    dayGrid: { rounds: 5, seconds: 2 },
    dayChange: { rounds: 9 },
    phone: { runs: 5 },
    administration: { own: LARGE_COMPANY, others: { ...OTHER_COMPANIES, organizations: 200 }, times: 60 },
    live: { times: 200 },
    liveOffers: { times: 100 },
    enumeration: { times: 200 },
    jobs: { waiting: 100_000, due: 1000, times: 100 },
    notices: { reminders: 10_000, later: 100_000, clients: 16, rounds: 3, seconds: 4, times: 100 },
    growth: {
      small: { reservations: 10_000, otherOrganizations: 10 },
      large: { reservations: 1_000_000, otherOrganizations: 500 },
      times: 200,
    },
    tickets: { tickets: 100_000, times: 60 },
    health: {
      history: { reservations: 1_000_000, otherOrganizations: 500 },
      notices: 600_000,
      times: 100,
    },
    workplace: { seeds: 20 },
    workplaceHttp: { seed: 1, people: 100, days: 10 },
    line: { entries: 10_000, otherOrganizations: 100, times: 60 },
  },
  large: {
    bookings: { clients: [1, 8, 32, 128], rounds: 5, seconds: 10, members: 6000 },
    contention: { clients: 1000, rounds: 10 },
    dayGrid: { rounds: 10, seconds: 5 },
    dayChange: { rounds: 25 },
    phone: { runs: 9 },
    administration: { own: LARGE_COMPANY, others: { ...OTHER_COMPANIES, organizations: 2000 }, times: 300 },
    live: { times: 1000 },
    liveOffers: { times: 400 },
    enumeration: { times: 1000 },
    jobs: { waiting: 1_000_000, due: 3000, times: 100 },
    notices: { reminders: 10_000, later: 1_000_000, clients: 16, rounds: 5, seconds: 10, times: 100 },
    growth: {
      small: { reservations: 10_000, otherOrganizations: 10 },
      large: { reservations: 10_000_000, otherOrganizations: 2000 },
      times: 1000,
    },
    tickets: { tickets: 1_000_000, times: 60 },
    health: {
      history: { reservations: 10_000_000, otherOrganizations: 2000 },
      notices: 6_000_000,
      times: 100,
    },
    workplace: { seeds: 20 },
    workplaceHttp: { seed: 1, people: 100, days: 10 },
    line: { entries: 10_000, otherOrganizations: 500, times: 200 },
  },
};

const name = process.argv.includes('--large') ? 'large' : 'usual';
const size = SIZES[name];
const loadBefore = machineLoad();
const busy = busyMachine(loadBefore);
if (busy) console.log(busy);
const startedAt = performance.now();
const stage = await openStage();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stage.close().finally(() => process.exit(1)));
}

const figures: Figure[] = [];
function add(figure: Figure): void {
  figures.push(figure);
  printFigure(figure);
}
type Part = () => Figure | Figure[] | Promise<Figure | Figure[]>;
/** The parts that can be measured. Names on the command line select some of them; without names all run but `phone`. */
const PARTS: Record<string, Part> = {
  'first-load': () => measureFirstLoad(),
  bookings: () => measureBookings(stage, size.bookings),
  contention: () => measureContention(stage, size.contention),
  'day-grid': () => measureDayGrid(stage, size.dayGrid),
  'day-change': () => measureDayChange(stage, size.dayChange),
  administration: () => measureAdministration(stage, size.administration),
  live: async () => [
    await measureLive(stage, size.live),
    ...(await measureLiveOffers(stage, size.liveOffers)),
  ],
  enumeration: () => measureEnumeration(stage, size.enumeration),
  jobs: () => measureJobs(stage, size.jobs),
  notices: () => measureNotices(stage, size.notices),
  growth: () => {
    console.log(`Storing ${size.growth.large.reservations.toLocaleString('en')} reservations …`);
    return measureGrowth(stage, size.growth);
  },
  tickets: () => measureTickets(stage, size.tickets),
  health: () => measureHealth(stage, size.health),
  // `workplace parts`: what each part of the rules brings. `workplace assumptions`: what other people or settings change.
  workplace: () => {
    if (process.argv.includes('parts')) return measureParts(size.workplace);
    if (process.argv.includes('assumptions')) return measureAssumptions(size.workplace);
    return measureWorkplace(size.workplace);
  },
  'workplace-http': () => compareWithProduct(stage, size.workplaceHttp),
  line: () => measureLine(stage, size.line),
  // Only if named: it fetches Lighthouse from the npm registry and takes ten minutes of an otherwise quiet machine.
  phone: () => measurePhone(size.phone),
};

try {
  const named = process.argv.slice(2).filter((argument) => argument in PARTS);
  for (const [part, measure] of Object.entries(PARTS)) {
    if (named.length > 0 ? !named.includes(part) : part === 'phone') continue;
    [await measure()].flat().forEach(add);
  }
} finally {
  await stage.close();
}
const seconds = (performance.now() - startedAt) / 1000;
console.log(
  `Took ${Math.round(seconds)} s; every number is in ${await writeReport(name, figures, seconds, loadBefore)}`,
);
if (figures.some(({ faults = [] }) => faults.length > 0)) process.exitCode = 1;
