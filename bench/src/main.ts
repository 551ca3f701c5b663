// `npm run bench`: measures figures as ratios within one run on one machine; `--large` measures with more data. Both
// use the loopback interface. Names on the command line select parts; without names all run but `phone`.
import { measureBackup } from './backup.ts';
import { measureBookings } from './bookings.ts';
import { measureContention } from './contention.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrowth } from './growth.ts';
import { measureLine } from './line.ts';
import { measurePhone } from './phone.ts';
import { measureReminders } from './reminders.ts';
import { busyMachine, machineLoad, printFigure, writeReport, type Figure } from './report.ts';
import { openStage, type Stage } from './stage.ts';
import { measureAssumptions, measureWorkplace } from './workplace/measure.ts';

const isLarge = process.argv.includes('--large');

type Part = (stage: Stage) => Figure[] | Promise<Figure[]>;
const PARTS: Record<string, Part> = {
  'first-load': () => [measureFirstLoad()],
  bookings: (stage) =>
    measureBookings(stage, {
      clients: [1, 8, 32, 128],
      ...(isLarge ? { rounds: 5, seconds: 10, members: 6000 } : { rounds: 3, seconds: 3, members: 1000 }),
    }),
  contention: async (stage) => [
    await measureContention(stage, isLarge ? { clients: 1000, rounds: 10 } : { clients: 200, rounds: 5 }),
  ],
  growth: (stage) =>
    measureGrowth(stage, {
      small: { reservations: 10_000, otherOrganizations: 10 },
      large: isLarge
        ? { reservations: 10_000_000, otherOrganizations: 2000 }
        : { reservations: 1_000_000, otherOrganizations: 500 },
      times: isLarge ? 1000 : 200,
    }),
  backup: (stage) => measureBackup(stage, isLarge ? 10_000_000 : 1_000_000),
  line: (stage) =>
    measureLine(stage, {
      entries: 10_000,
      ...(isLarge ? { otherOrganizations: 500, times: 200 } : { otherOrganizations: 100, times: 60 }),
    }),
  reminders: async (stage) => [await measureReminders(stage, { members: 10_000 })],
  // `workplace assumptions`: what other people or settings change.
  workplace: () => (process.argv.includes('assumptions') ? measureAssumptions(20) : measureWorkplace(20)),
  // Only if named: it fetches Lighthouse from the npm registry and takes ten minutes of an otherwise quiet machine.
  phone: () => measurePhone(isLarge ? 9 : 5),
};

const named = process.argv.slice(2).filter((argument) => argument in PARTS);
const parts = named.length > 0 ? named : Object.keys(PARTS).filter((part) => part !== 'phone');
const loadBefore = machineLoad();
const busy = busyMachine(loadBefore);
if (busy) console.log(busy);
const startedAt = performance.now();
const stage = await openStage();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stage.close().finally(() => process.exit(1)));
}

const figures: Figure[] = [];
try {
  for (const part of parts)
    for (const figure of await PARTS[part]!(stage)) {
      figures.push(figure);
      printFigure(figure);
    }
} finally {
  await stage.close();
}
const seconds = (performance.now() - startedAt) / 1000;
const report = await writeReport(isLarge ? 'large' : 'usual', figures, seconds, loadBefore);
console.log(`Took ${Math.round(seconds)} s; every number is in ${report}`);
if (figures.some(({ faults = [] }) => faults.length > 0)) process.exitCode = 1;
