import { addDays } from '@chargerota/domain';
import type { Request } from './ask.ts';
import { HOSTILE_DATE, type HostileWorld, type Person } from './world.ts';

const DAYS = [0, 0, 1, 2, 3].map((days) => addDays(HOSTILE_DATE, days));
const TODAY = ['16-17', '16-18', '17-19', '18-20'];
const OTHER_DAYS = ['7-9', '8-10', '9-11', '10-12', '12-14', '16-18'];

/** A random booking, whose place and time may well be taken. */
function wish({ locations }: HostileWorld, { random }: Person) {
  const location = random.pick(locations);
  const date = random.pick(DAYS);
  const timeSlot = random.pick(date === HOSTILE_DATE ? TODAY : OTHER_DAYS);
  return { location, date, timeSlot };
}

function book(world: HostileWorld, person: Person): Request {
  const { location, date, timeSlot } = wish(world, person);
  const spotId = person.random.pick(location.spots).id;
  const body = { userId: person.id, locationId: location.id, spotId, date, timeSlot };
  return { name: 'book', method: 'POST', path: '/api/reservations', body };
}

function walkIn({ locations }: HostileWorld, { random }: Person): Request {
  const spotId = random.pick(random.pick(locations).spots).id;
  const body = { spotId, endHour: random.pick([17, 18]) };
  return { name: 'walk in', method: 'POST', path: '/api/walk-ins', body };
}

function edit(world: HostileWorld, person: Person, path: string): Request {
  const { location, date, timeSlot } = wish(world, person);
  return { name: 'edit', method: 'PATCH', path, body: { date, timeSlot, locationId: location.id } };
}

const ACTS = ['edit', 'edit', 'edit', 'cancel', 'cancel', 'arrive', 'extend', 'release'] as const;

function act(world: HostileWorld, person: Person, path: string): Request {
  const name = person.random.pick(ACTS);
  if (name === 'edit') return edit(world, person, path);
  const body = name === 'extend' ? { body: { endHour: person.random.pick([18, 19, 20]) } } : {};
  return { name, method: 'PATCH', path: `${path}/${name}`, ...body };
}

/**
 * The requests that a member sends at one moment, from one tab or two: a new booking, or something about one of their
 * latest reservations. The latter is often two requests, as if the member moved a reservation in one tab and cancelled
 * it in the other.
 */
export function nextRequests(world: HostileWorld, person: Person): Request[] {
  const { random, ids } = person;
  const latest = ids.slice(-4);
  if (latest.length === 0 || random.chance(0.4)) {
    return [random.chance(0.25) ? walkIn(world, person) : book(world, person)];
  }
  const path = `/api/reservations/${random.pick(latest)}`;
  return random.chance(0.6)
    ? [edit(world, person, path), act(world, person, path)]
    : [act(world, person, path)];
}
