import { administrate, closePermanently } from './administrators.ts';
import { ask, type Send, type Tally } from './ask.ts';
import { nextRequests } from './members.ts';
import type { HostileWorld, Person } from './world.ts';

/**
 * Sends many requests of members who all act at once, each from `tabs` tabs, while administrators close, move and
 * suspend. Half-way, some of these changes become permanent.
 */
export async function storm(
  world: HostileWorld,
  send: Send,
  { operations, tabs }: { operations: number; tabs: number },
): Promise<Tally> {
  const tally: Tally = { counts: new Map(), faults: [] };
  const acting = { send, tally };
  let left = operations;
  const isOver = () => left <= 0;
  const isHalfOver = () => left <= operations / 2;

  async function useTab(person: Person): Promise<void> {
    while (!isOver()) {
      const requests = nextRequests(world, person);
      left -= requests.length;
      await Promise.all(
        requests.map(async (request) => {
          const { status, body } = await ask(acting, person, request);
          if (status === 201 && body.id) person.ids.push(body.id);
        }),
      );
    }
  }

  async function govern(person: Person, tab: number): Promise<void> {
    if (tab === 0 && person === world.administrators[0]) {
      await administrate(acting, world, person, isHalfOver);
      await closePermanently(acting, world, person);
    }
    await administrate(acting, world, person, isOver);
  }

  await Promise.all([
    ...world.members.flatMap((person) => Array.from({ length: tabs }, () => useTab(person))),
    ...world.administrators.flatMap((person) =>
      Array.from({ length: tabs }, (_, tab) => govern(person, tab)),
    ),
  ]);
  return tally;
}
