import { ask, type Request, type Send, type Tally } from './ask.ts';
import type { HostileWorld, Person } from './world.ts';

type Storm = { send: Send; tally: Tally };

/**
 * Repeats an act until it succeeds, each time confirming the reservations that the last refusal listed. If members book
 * faster than that, it gives up after `attempts` attempts.
 */
async function repeatUntilDone(
  storm: Storm,
  person: Person,
  request: (confirm?: string) => Request,
  attempts = 50,
): Promise<void> {
  let confirm: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Each consent is to the answer before.
    const { body } = await ask(storm, person, request(confirm));
    if (body.code !== 'coming_reservations') return;
    confirm = body.details?.[0]?.confirmation;
  }
}

type Acting = { storm: Storm; person: Person; attempts?: number };

function patch({ storm, person, attempts }: Acting, name: string, path: string, body: object): Promise<void> {
  const request = (confirm?: string): Request => ({
    name,
    method: 'PATCH',
    path,
    body: { ...body, ...(confirm && { confirm }) },
  });
  return repeatUntilDone(storm, person, request, attempts);
}

function close({ storm, person, attempts }: Acting, id: string): Promise<void> {
  const request = (confirm?: string): Request => ({
    name: 'close location',
    method: 'DELETE',
    path: `/api/locations/${id}${confirm ? `?confirm=${confirm}` : ''}`,
  });
  return repeatUntilDone(storm, person, request, attempts);
}

type Act = (acting: Acting, world: HostileWorld) => Promise<void>;

/** An act that ends no reservation, but locks the location that everybody books. */
const describeLocation: Act = async (acting, { locations }) => {
  const path = `/api/locations/${acting.person.random.pick(locations.slice(0, 3)).id}`;
  await patch(acting, 'describe location', path, {
    description: `Row ${acting.person.random.between(1, 1000)}`,
  });
};
const describeSpot: Act = async (acting, { locations }) => {
  const { spots } = acting.person.random.pick(locations.slice(0, 3));
  const powerOutput = acting.person.random.pick([7, 11, 22]);
  await patch(acting, 'describe spot', `/api/spots/${acting.person.random.pick(spots).id}`, {
    powerOutput,
  });
};

/** Each act with its reversal. */
const ACTS: Act[] = [
  ...[1, 2, 3, 4].flatMap(() => [describeLocation, describeSpot]),
  async (acting, { locations }) => {
    const { id } = acting.person.random.pick(locations.slice(0, 3));
    await close(acting, id);
    await patch(acting, 'open location', `/api/locations/${id}`, { isActive: true });
  },
  async (acting, { locations }) => {
    const { id } = acting.person.random.pick(locations.slice(0, 3));
    const path = `/api/locations/${id}`;
    await patch(acting, 'move location', path, { timezone: 'America/Chicago' });
    await patch(acting, 'move location', path, { timezone: 'America/New_York' });
  },
  async (acting, { locations }) => {
    const { spots } = acting.person.random.pick(locations.slice(0, 3));
    const path = `/api/spots/${acting.person.random.pick(spots.slice(1)).id}`;
    await patch(acting, 'close spot', path, { currentStatus: 'maintenance' });
    await patch(acting, 'open spot', path, { currentStatus: 'available' });
  },
  async (acting, { locations }) => {
    const path = `/api/locations/${acting.person.random.pick(locations.slice(0, 3)).id}`;
    await patch(acting, 'fewer spots', path, { totalSpots: 2 });
    await patch(acting, 'more spots', path, { totalSpots: 4 });
  },
  async (acting, { members }) => {
    const path = `/api/memberships/${acting.person.random.pick(members.slice(1)).membershipId}/status`;
    await patch(acting, 'suspend member', path, { status: 'suspended' });
    await patch(acting, 'reinstate member', path, { status: 'active' });
  },
  async (acting) => {
    const path = '/api/organization/settings';
    const noShowGracePeriodMinutes = acting.person.random.pick([15, 30, 45]);
    await patch(acting, 'settings', path, { noShowGracePeriodMinutes });
  },
];

/** Performs acts one after the other, reversing each, until `isOver`. */
export async function administrate(
  storm: Storm,
  world: HostileWorld,
  person: Person,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await person.random.pick(ACTS)({ storm, person }, world);
  }
}

/** The permanent changes: the last location closed, the first spot in maintenance, the first member suspended. */
export async function closePermanently(storm: Storm, world: HostileWorld, person: Person): Promise<void> {
  // Succeeds at the latest when the members have finished, since nobody books in between then.
  const acting = { storm, person, attempts: Infinity };
  const [first] = world.locations;
  const [member] = world.members;
  await close(acting, world.locations.at(-1)!.id);
  await patch(acting, 'close spot', `/api/spots/${first!.spots[0]!.id}`, { currentStatus: 'maintenance' });
  await patch(acting, 'suspend member', `/api/memberships/${member!.membershipId}/status`, {
    status: 'suspended',
  });
}
