// `npm run bench -- workplace`: what each set of rules brings at a workplace, for the same people on the same days.
import { round } from '../report.ts';
import type { Figure } from '../report.ts';
import { POLICIES, VARIANTS } from './policies.ts';
import type { Policy } from './policies.ts';
import { visitsOf } from './population.ts';
import type { Visit } from './population.ts';
import { Simulation } from './simulation.ts';
import { interval, mean } from './statistics.ts';
import type { Outcome } from './workplace.ts';

export const SPOTS = 10;
const WARM_UP_DAYS = 25;
const MEASURED_DAYS = 60;
const LOADS = { light: 50, base: 100, heavy: 125 };

type PolicyName = keyof typeof POLICIES;
/** What one set of rules brought in one run. */
type Result = {
  /** Wishes to charge, per spot and day. */
  wishes: number;
  /** Wishes that were served, per day. */
  sessions: number;
  /** Wishes that were not, per day. */
  unserved: number;
  /** Of the tenth of people who fared worst: the percentage of their wishes that were served, on average. */
  worstTenth: number;
};

export interface WorkplaceSize {
  seeds: number;
}

/** The product's rules (R) against plain first come (P0) and what lies between (P1, P2), at three loads. */
export function measureWorkplace({ seeds }: WorkplaceSize): Figure[] {
  return Object.entries(LOADS).flatMap(([load, people]) => {
    const results = simulate(seeds, people, POLICIES);
    return (Object.keys(POLICIES) as PolicyName[]).map((name) => figureOf(load, name, results));
  });
}

/** What each part of the rules brings: the rules without it against all of them. */
export function measureParts({ seeds }: WorkplaceSize): Figure[] {
  return (['base', 'heavy'] as const).flatMap((load) => {
    const results = simulate(seeds, LOADS[load], { R: POLICIES.R, ...VARIANTS });
    return Object.keys(VARIANTS).map((name) => partOf(load, name, results));
  });
}

function simulate<Name extends string>(
  seeds: number,
  people: number,
  policies: Record<Name, Policy>,
): Map<Name, Result>[] {
  const entries = Object.entries(policies) as [Name, Policy][];
  return Array.from({ length: seeds }, (_, seed) => {
    const visits = visitsOf(seed + 1, { people, days: WARM_UP_DAYS + MEASURED_DAYS });
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
    unserved: (wishes.length - served.length) / MEASURED_DAYS,
    worstTenth: 100 * mean(shares.slice(0, Math.ceil(shares.length / 10))),
  };
}

function figureOf(load: string, name: PolicyName, results: Map<PolicyName, Result>[]): Figure {
  const own = results.map((each) => each.get(name)!);
  // In percent, run by run.
  const against = (other: PolicyName, of: 'sessions' | 'unserved') =>
    results.map((each) => (each.get(name)![of] / Math.max(each.get(other)![of], 0.001) - 1) * 100);
  const [p0, p1, unserved] = [
    against('P0', 'sessions'),
    against('P1', 'sessions'),
    against('P0', 'unserved'),
  ];
  const worst = mean(own.map(({ worstTenth }) => worstTenth));
  const aims: Record<string, { text: string; met: boolean }> = {
    base: {
      text: 'sessions +15 % to P0 and +11 % to P1, unserved -70 %, worst tenth 75 %',
      met: mean(p0) >= 15 && mean(p1) >= 11 && mean(unserved) <= -70 && worst >= 75,
    },
    heavy: { text: 'sessions +24 % to P0', met: mean(p0) >= 24 },
    light: { text: 'no fewer sessions than P0', met: mean(p0) >= 0 },
  };
  const wishes = mean(own.map((each) => each.wishes));
  return {
    name: `workplace ${load}: ${name}`,
    summary: `sessions to P0 ${percent(p0)}, to P1 ${percent(p1)}; unserved ${percent(unserved)}; worst tenth served on ${round(worst)} % of its days; ${round(wishes, 1)} wishes a spot and day`,
    values: {
      wishesPerSpotAndDay: round(wishes, 2),
      sessionsPerDay: round(mean(own.map((each) => each.sessions)), 2),
      sessionsToP0Percent: round(mean(p0), 2),
      sessionsToP0Interval: round(interval(p0), 2),
      sessionsToP1Percent: round(mean(p1), 2),
      sessionsToP1Interval: round(interval(p1), 2),
      unservedToP0Percent: round(mean(unserved), 2),
      worstTenthServedPercent: round(worst, 1),
    },
    ...(name === 'R' && { aim: aims[load]! }),
  };
}

function partOf(load: string, name: string, results: Map<string, Result>[]): Figure {
  const sessions = results.map((each) => (each.get(name)!.sessions / each.get('R')!.sessions - 1) * 100);
  const worst = results.map((each) => each.get(name)!.worstTenth);
  return {
    name: `workplace ${load}: R ${name}`,
    summary: `sessions to R ${percent(sessions)}; worst tenth served on ${percent(worst)} of its days`,
    values: {
      sessionsToRPercent: round(mean(sessions), 2),
      sessionsToRInterval: round(interval(sessions), 2),
      worstTenthServedPercent: round(mean(worst), 1),
      worstTenthServedInterval: round(interval(worst), 1),
    },
  };
}

const percent = (values: number[]) => `${round(mean(values), 1)} ± ${round(interval(values), 1)} %`;

function groupByPerson(outcomes: Outcome[]): Map<number, Outcome[]> {
  const groups = new Map<number, Outcome[]>();
  for (const outcome of outcomes) {
    const { index } = outcome.visit.person;
    groups.set(index, [...(groups.get(index) ?? []), outcome]);
  }
  return groups;
}
