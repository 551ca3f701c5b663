// The line, driven from outside: two instances on one database and random acts of members and administrators by HTTP
// alone. After each step everything that HTTP answers is compared with an oracle that was written from docs/rules.md
// (testing/line-oracle). `LINE_STATES=2000 npx vitest run --project data server/src/line-oracle.test.ts` compares more
// states; a failure names the seed, with which `LINE_SEED=…` repeats that one history.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_NOW } from '../testing/build-test-app.ts';
import { act } from '../testing/line-oracle/acts.ts';
import { differences, rememberLapses } from '../testing/line-oracle/checks.ts';
import { drawsOf } from '../testing/line-oracle/draw.ts';
import { startInstances, type Instances } from '../testing/line-oracle/http.ts';
import { makePlace, type Place } from '../testing/line-oracle/place.ts';
import { readState } from '../testing/line-oracle/read-state.ts';
import { arrivalUntil, instantOf, localDate, standing, type State } from '../testing/line-oracle/rules.ts';
import { SCENES, type Turn } from '../testing/line-oracle/scenes.ts';

const USUAL_STATES = 100;
/** Among so many every scene comes to its end. */
const MANY_STATES = 1000;
const STATES = Number(process.env['LINE_STATES'] ?? USUAL_STATES);
const STEPS = 50;
const SEEDS = process.env['LINE_SEED']
  ? [Number(process.env['LINE_SEED'])]
  : Array.from({ length: Math.ceil(STATES / STEPS) }, (_, index) => index + 1);
const MINUTE = 60_000;

let instances: Instances;
beforeAll(async () => void (instances = await startInstances()));
afterAll(() => instances.close());

const counted = { states: 0, offers: new Set<string>(), scenes: new Map<string, number>() };

test(
  'after random acts on two instances, HTTP answers what the rules say of the line',
  async () => {
    const failures: string[] = [];
    for (const seed of SEEDS) {
      instances.moveTo(TEST_NOW);
      failures.push(...(await carryOutHistory(seed)));
    }
    if (STATES > USUAL_STATES) {
      const scenes = [...counted.scenes].map(([name, times]) => `${name}: ${times}`).join('; ');
      console.info(
        `${counted.states} states, ${counted.offers.size} offers of the line, ${failures.length} faults; ${scenes}`,
      );
    }
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
    expect(counted.offers.size).toBeGreaterThan(2 * SEEDS.length);
    if (STATES >= MANY_STATES)
      expect([...counted.scenes.keys()].toSorted()).toEqual(Object.keys(SCENES).toSorted());
  },
  60_000 + STATES * 1000,
);

/** Returns the first fault with what led to it; nothing if there is none. */
async function carryOutHistory(seed: number): Promise<string[]> {
  const draw = drawsOf(seed);
  const place = await makePlace(instances, draw);
  const { steps, memory } = place;
  let state = await readState(place, null);
  let scene: ReturnType<typeof begin> | null = null;
  for (let step = 0; step < STEPS; step += 1) {
    // Each step follows from the state after the one before.
    if (!scene && draw.chance(0.15)) scene = begin(draw.of(Object.keys(SCENES)), place, state);
    const turn = scene?.turns.next(state);
    if (turn?.done) {
      if (turn.value) counted.scenes.set(scene!.name, (counted.scenes.get(scene!.name) ?? 0) + 1);
      scene = null;
    }
    const { problems, isSerial } = await (turn && !turn.done
      ? carryOut(place, state, turn.value)
      : carryOutAny(place, state));
    await instances.runJobs();
    const after = await readState(place, state);
    rememberLapses(memory, state, after);
    problems.push(...differences(after, memory, isSerial ? state : null));
    counted.states += 1;
    for (const { offers } of after.members) for (const { id } of offers) counted.offers.add(id);
    if (problems.length > 0) {
      const told = [`LINE_SEED=${seed}, step ${step + 1} of`, ...steps, 'differs:', ...problems];
      return [told.join('\n')];
    }
    state = after;
  }
  return [];
}

const begin = (name: string, place: Place, state: State) => ({ name, turns: SCENES[name]!(place, state) });

type Done = { problems: string[]; isSerial: boolean };

async function carryOut(place: Place, state: State, turn: Turn): Promise<Done> {
  if ('at' in turn) {
    moveTo(place, turn.at);
    return { problems: [], isSerial: true };
  }
  const member = state.members.find(({ id }) => id === turn.member.id)!;
  const { chosen } = turn;
  return { problems: await act(place, state, member, { isSerial: true, chosen }), isSerial: true };
}

/** Time passes, or one member acts, or three at once. */
async function carryOutAny(place: Place, state: State): Promise<Done> {
  const { draw } = place;
  if (draw.chance(0.25)) {
    moveClock(place, state);
    return { problems: [], isSerial: true };
  }
  const count = draw.chance(0.25) ? 3 : 1;
  const isSerial = count === 1;
  const actors = draw.shuffled(state.members).slice(0, count);
  const problems = await Promise.all(actors.map((actor) => act(place, state, actor, { isSerial })));
  return { problems: problems.flat(), isSerial };
}

/** To a moment at which something is due, a minute before, some time later, or over the night. */
function moveClock(place: Place, state: State): void {
  const { draw, memory, settings } = place;
  const { now, members } = state;
  const moments = members.flatMap((member) => [
    ...member.offers.filter(({ status }) => status === 'open').map(({ expiresAt }) => expiresAt),
    ...standing(member).flatMap((own) => [
      own.startsAt - 20 * MINUTE,
      own.startsAt,
      own.endsAt,
      arrivalUntil(own, memory.awaited.get(own.id) ?? 0, settings),
    ]),
  ]);
  const soon = moments
    .flatMap((at) => [at, at - MINUTE])
    .filter((at) => at > now && at < now + 24 * 60 * MINUTE);
  const tonight = instantOf(localDate(now), draw.of([20, 21.5, 22, 22.5, 30.5, 31.5, 32]));
  const later = now + draw.from(1, 12) * 10 * MINUTE;
  const way = draw.from(0, 11);
  const at =
    way < 6 && soon.length > 0
      ? draw.of(soon.toSorted((a, b) => a - b).slice(0, 6))
      : way < 7 && tonight > now
        ? tonight
        : later;
  moveTo(place, at);
}

function moveTo({ steps }: Place, at: number): void {
  instances.moveTo(at);
  steps.push(`it is ${new Date(at).toISOString()}`);
}
