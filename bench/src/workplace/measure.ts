// `npm run bench -- workplace`: what each set of rules brings at a workplace, for the same people on the same days.
import { round } from '../report.ts';
import type { Figure } from '../report.ts';
import { ASSUMED, ASSUMPTIONS } from './assumptions.ts';
import type { Assumptions } from './assumptions.ts';
import { BY_DEFAULT, POLICIES } from './policies.ts';
import type { Policy } from './policies.ts';
import { visitsOf } from './population.ts';
import type { Visit } from './population.ts';
import { Simulation } from './simulation.ts';
import type { Outcome } from './workplace.ts';

const SPOTS = 10;
const WARM_UP_DAYS = 25;
const MEASURED_DAYS = 60;
const LOADS = { light: 50, base: 100, heavy: 125 };

type PolicyName = keyof typeof POLICIES;
type Compared = keyof typeof BY_DEFAULT;
/** What one set of rules brought in one run. */
type Result = {
  /** Wishes to charge, per spot and day. */
  wishes: number;
  /** Wishes that were served, per day. */
  sessions: number;
  /** Charged by them, per day. */
  kwh: number;
  /** Wishes that were not served, per day. */
  unserved: number;
  /** Of the tenth of people who fared worst: the percentage of their wishes that were served, on average. */
  worstTenth: number;
};

/** The product's rules (R) against plain first come (P0) and the release of no-shows alone (P1), and the line by itself, at three loads. */
export function measureWorkplace(seeds: number): Figure[] {
  return Object.entries(LOADS).flatMap(([load, people]) => {
    const results = simulate(POLICIES, { seeds, people });
    return [
      ...(Object.keys(POLICIES) as PolicyName[]).map((name) => figureOf(load, name, results)),
      lineOf(`workplace ${load}: the line by itself`, results),
    ];
  });
}

/** What all of it brings, and the line by itself, if people are otherwise than assumed, or the settings other ones. */
export function measureAssumptions(seeds: number): Figure[] {
  const { P0, 'R without the line': withoutLine, R } = POLICIES;
  const measure = (name: string, policies: Record<Compared, Policy>, assumed: Assumptions) =>
    assumptionOf(`workplace base: ${name}`, simulate(policies, { seeds, people: LOADS.base, assumed }));
  const ours = { P0, 'R without the line': withoutLine, R };
  return [
    ...Object.entries(ASSUMPTIONS).map(([name, assumed]) => measure(name, ours, assumed)),
    measure("the product's default settings", BY_DEFAULT, ASSUMED),
  ];
}

function simulate<Name extends string>(
  policies: Record<Name, Policy>,
  { seeds, people, assumed = ASSUMED }: { seeds: number; people: number; assumed?: Assumptions },
): Map<Name, Result>[] {
  const entries = Object.entries(policies) as [Name, Policy][];
  return Array.from({ length: seeds }, (_, seed) => {
    const visits = visitsOf(seed + 1, { people, days: WARM_UP_DAYS + MEASURED_DAYS, assumed });
    return new Map(
      entries.map(([name, policy]) => [name, resultOf(new Simulation(policy, SPOTS, visits).run())]),
    );
  });
}

function resultOf(outcomes: ReadonlyMap<Visit, Outcome>): Result {
  const wishes = [...outcomes.values()].filter(
    ({ visit }) => visit.day >= WARM_UP_DAYS && visit.fallsThroughAt === null,
  );
  const served = wishes.filter((wish) => wish.served);
  const shares = [...groupByPerson(wishes).values()]
    .map((own) => own.filter((wish) => wish.served).length / own.length)
    .toSorted((a, b) => a - b);
  return {
    wishes: wishes.length / MEASURED_DAYS / SPOTS,
    sessions: served.length / MEASURED_DAYS,
    kwh: served.reduce((sum, { kwh }) => sum + kwh, 0) / MEASURED_DAYS,
    unserved: (wishes.length - served.length) / MEASURED_DAYS,
    worstTenth: 100 * mean(shares.slice(0, Math.ceil(shares.length / 10))),
  };
}

function figureOf(load: string, name: PolicyName, results: Map<PolicyName, Result>[]): Figure {
  const sessions = lead(results, name, 'P0', 'sessions');
  const toP1 = lead(results, name, 'P1', 'sessions');
  const kwh = lead(results, name, 'P0', 'kwh');
  const unserved = lead(results, name, 'P0', 'unserved');
  const own = results.map((each) => each.get(name)!);
  const worst = own.map(({ worstTenth }) => worstTenth);
  const aims: Record<string, { text: string; met: boolean }> = {
    base: {
      text: 'sessions +15 % to P0 and +11 % to P1, unserved -70 %, worst tenth 75 %',
      met: mean(sessions) >= 15 && mean(toP1) >= 11 && mean(unserved) <= -70 && mean(worst) >= 75,
    },
    heavy: { text: 'sessions +24 % to P0', met: mean(sessions) >= 24 },
    light: { text: 'no fewer sessions than P0', met: mean(sessions) >= 0 },
  };
  const wishes = mean(own.map((each) => each.wishes));
  return {
    name: `workplace ${load}: ${name}`,
    summary: `${round(servedBy(own), 1)} % of ${round(wishes, 2)} wishes a spot and day served; to P0: sessions ${percent(sessions)}, energy ${percent(kwh)}, unserved ${percent(unserved)}; sessions to P1 ${percent(toP1)}; of the worst tenth's wishes served ${percent(worst)}`,
    values: {
      servedPercent: round(servedBy(own), 1),
      ...spread('sessionsToP0Percent', sessions),
      ...spread('energyToP0Percent', kwh),
      ...spread('sessionsToP1Percent', toP1),
      ...spread('unservedToP0Percent', unserved),
      ...spread('worstTenthServedPercent', worst),
      wishesPerSpotAndDay: round(wishes, 2),
      sessionsPerDay: round(mean(own.map((each) => each.sessions)), 2),
      kwhPerDay: round(mean(own.map((each) => each.kwh)), 1),
      seeds: results.length,
    },
    ...(name === 'R' && { aim: aims[load]! }),
  };
}

function assumptionOf(name: string, results: Map<Compared, Result>[]): Figure {
  const sessions = lead(results, 'R', 'P0', 'sessions');
  const kwh = lead(results, 'R', 'P0', 'kwh');
  const plain = results.map((each) => each.get('P0')!);
  const worst = mean(plain.map(({ worstTenth }) => worstTenth));
  const line = lineOf(name, results);
  return {
    name,
    summary: `R to P0: sessions ${percent(sessions)}, energy ${percent(kwh)}; ${line.summary}; P0 serves ${round(servedBy(plain), 1)} %, of the worst tenth's wishes ${round(worst)} %`,
    values: {
      ...spread('sessionsToP0Percent', sessions),
      ...spread('energyToP0Percent', kwh),
      ...line.values,
      servedByP0Percent: round(servedBy(plain), 1),
      worstTenthP0Percent: round(worst, 1),
    },
  };
}

/** What R has beyond the same without the line. */
function lineOf<Other extends string>(name: string, results: Map<Compared | Other, Result>[]): Figure {
  const sessions = lead(results, 'R', 'R without the line', 'sessions');
  const kwh = lead(results, 'R', 'R without the line', 'kwh');
  const [without, withIt] = (['R without the line', 'R'] as const).map((each) =>
    mean(results.map((run) => run.get(each)!.worstTenth)),
  ) as [number, number];
  return {
    name,
    summary: `the line brings: sessions ${percent(sessions)}, energy ${percent(kwh)}; of the worst tenth's wishes served ${round(without)} % without it, ${round(withIt)} % with it`,
    values: {
      ...spread('sessionsByLinePercent', sessions),
      ...spread('energyByLinePercent', kwh),
      worstTenthWithoutLinePercent: round(without, 1),
      worstTenthPercent: round(withIt, 1),
      seeds: results.length,
    },
  };
}

const servedBy = (results: Result[]): number =>
  mean(results.map(({ sessions, wishes }) => (sessions / (wishes * SPOTS)) * 100));

/** By how many percent more there is under one policy than under another, seed by seed. */
const lead = <Name extends string>(
  results: Map<Name, Result>[],
  name: Name,
  other: Name,
  of: 'sessions' | 'unserved' | 'kwh',
): number[] => results.map((each) => (each.get(name)![of] / Math.max(each.get(other)![of], 0.001) - 1) * 100);

const spread = (name: string, values: number[]) => ({
  [name]: round(mean(values), 2),
  [`${name}Interval`]: round(interval(values), 2),
});

const percent = (values: number[]) => `${round(mean(values), 1)} ± ${round(interval(values), 1)} %`;

function groupByPerson(outcomes: Outcome[]): Map<number, Outcome[]> {
  const groups = new Map<number, Outcome[]>();
  for (const outcome of outcomes) {
    const { index } = outcome.visit.person;
    groups.set(index, [...(groups.get(index) ?? []), outcome]);
  }
  return groups;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half of the 95 % confidence interval of the mean; 0 for a single seed. */
function interval(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const average = mean(values);
  const variance =
    mean(values.map((value) => (value - average) ** 2)) * (values.length / (values.length - 1));
  return studentT(values.length - 1) * Math.sqrt(variance / values.length);
}

/** Student's t for 95 %, by the first terms of its series in 1 / freedom: 2.77 for 5 values (exactly 2.78), 2.09 for 20. */
function studentT(freedom: number): number {
  const z = 1.96;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
