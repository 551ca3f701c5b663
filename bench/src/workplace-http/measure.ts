// `npm run bench -- workplace-http`: the people of the simulated workplace do the same in the product, over HTTP and with
// a driven clock; every allocation has to be that of the simulation.
import { HOUR_MS } from '@chargerota/domain';
import type { Figure } from '../report.ts';
import type { BenchDatabase, Stage } from '../stage.ts';
import { SPOTS } from '../workplace/measure.ts';
import { ASSUMED } from '../workplace/assumptions.ts';
import { POLICIES } from '../workplace/policies.ts';
import { visitsOf } from '../workplace/population.ts';
import { Simulation } from '../workplace/simulation.ts';
import type { Happening, Slot } from '../workplace/workplace.ts';
import { openProduct, type Product } from './product.ts';
import { Replay } from './replay.ts';

export type WorkplaceHttpSize = { seed: number; people: number; days: number };

export async function compareWithProduct(
  stage: Stage,
  { seed, people, days }: WorkplaceHttpSize,
): Promise<Figure> {
  const policy = POLICIES.R;
  const visits = visitsOf(seed, { people, days, assumed: ASSUMED });
  const simulation = new Simulation(policy, SPOTS, visits);
  const happenings: Happening[] = [];
  simulation.workplace.journal = (happening) => happenings.push(happening);
  simulation.run();

  const database = await stage.createDatabase();
  const persons = [...new Set(visits.map(({ person }) => person))];
  const startsAt = happenings[0]!.at - HOUR_MS;
  const product = await openProduct(database, { policy, people: persons, spots: SPOTS, startsAt });
  const replay = new Replay(product);
  for (const happening of happenings) {
    // In their order.
    await replay.follow(happening);
    // One difference brings others.
    if (replay.differences.length > 0) break;
  }
  const expected = simulation.workplace.allocations().map((slot) => ofSimulation(slot));
  const found = await ofProduct(database, product);
  await product.close();
  const missing = expected.filter((each) => !found.includes(each));
  const extra = found.filter((each) => !expected.includes(each));
  const faults =
    replay.differences.length > 0
      ? replay.differences
      : [...missing.map((each) => `only simulated: ${each}`), ...extra.map((each) => `only real: ${each}`)];
  const count = (act: Happening['act']) => happenings.filter((each) => each.act === act).length;
  return {
    name: 'workplace over HTTP',
    summary: `${expected.length} allocations of ${days} days, ${count('offer')} offers; ${faults.length} differences`,
    values: {
      allocations: expected.length,
      offers: count('offer'),
      accepted: count('accept'),
      lapsed: count('lapse'),
      passed: count('pass'),
      walkIns: count('walk in'),
      noShows: count('no-show'),
    },
    aim: { text: 'no difference', met: faults.length === 0 },
    faults: faults.slice(0, 20),
  };
}

const inWords = (of: { person: number; spot: number; from: Date; to: Date; status: string; kind: string }) =>
  `person ${of.person}, charger ${of.spot}, ${of.from.toISOString()} to ${of.to.toISOString()}, ${of.kind}, ${of.status}`;

const ofSimulation = ({ visit, spot, from, to, status, kind }: Slot): string =>
  inWords({ person: visit.person.index, spot, from: new Date(from), to: new Date(to), status, kind });

async function ofProduct({ pool }: BenchDatabase, { organizationId, personOf, spotIds }: Product) {
  const { rows } = await pool.query<{
    user_id: string;
    spot_id: string;
    starts_at: Date;
    ends_at: Date;
    status: string;
    kind: string;
  }>(
    `SELECT user_id, spot_id, starts_at, ends_at, status, kind FROM reservations
     WHERE organization_id = $1 AND kind IN ('reservation', 'walk_in')`,
    [organizationId],
  );
  return rows.map(({ user_id, spot_id, starts_at: from, ends_at: to, status, kind }) =>
    inWords({ person: personOf(user_id), spot: spotIds.indexOf(spot_id), from, to, status, kind }),
  );
}
