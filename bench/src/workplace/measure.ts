// `npm run bench -- workplace`: what each set of rules brings at a workplace, for the same people on the same days.
import { round } from '../report.ts';
import type { Figure } from '../report.ts';
import { POLICIES } from './policies.ts';
import { visitsOf } from './population.ts';
import type { Visit } from './population.ts';
import { Simulation } from './simulation.ts';
import { interval, mean } from './statistics.ts';
import type { Outcome } from './workplace.ts';

const SPOTS = 10;
const WARM_UP_DAYS = 25;
const MEASURED_DAYS = 60;
const LOADS = { light: 50, base: 100, heavy: 125 };
const COMPARED = ['P0', 'P1', 'P2', 'R'] as const;

type PolicyName = keyof typeof POLICIES;
type Result = { wishes: number; sessions: number; unserved: number; worstTenth: number };

export interface WorkplaceSize {
  seeds: number;
  /** Whether R is also measured without each of its parts. */
  parts: boolean;
}

export function measureWorkplace({ seeds, parts }: WorkplaceSize): Figure[] {
  return Object.entries(LOADS).flatMap(([load, people]) => {
    const all = Object.keys(POLICIES) as PolicyName[];
    const names = parts && load !== 'light' ? all : COMPARED;
    const results = Array.from({ length: seeds }, (_, seed) => simulate(seed + 1, people, names));
    return names.map((name) => figureOf(load, name, results));
  });
}

function simulate(seed: number, people: number, names: readonly PolicyName[]) {
  const visits = visitsOf(seed, { people, days: WARM_UP_DAYS + MEASURED_DAYS });
  return new Map(
    names.map((name): [PolicyName, Result] => {
      const outcomes = new Simulation(POLICIES[name], SPOTS, visits).run();
      return [name, resultOf(outcomes)];
    }),
  );
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

const percent = (values: number[]) => `${round(mean(values), 1)} ± ${round(interval(values), 1)} %`;

function groupByPerson(outcomes: Outcome[]): Map<number, Outcome[]> {
  const groups = new Map<number, Outcome[]>();
  for (const outcome of outcomes) {
    const { index } = outcome.visit.person;
    groups.set(index, [...(groups.get(index) ?? []), outcome]);
  }
  return groups;
}
