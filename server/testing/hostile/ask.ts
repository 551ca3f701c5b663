import type { Person } from './world.ts';

export type Request = {
  /** What it is counted as. */
  name: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
};
export type HostileAnswer = {
  status: number;
  body: { id?: string; status?: string; code?: string; details?: { confirmation?: string }[] };
  /** The session's next cookie value, where the answer brings one. */
  cookie?: string | undefined;
};
/** Sends one request to one of the instances, by turns. */
export type Send = (request: Request, cookie: string) => Promise<HostileAnswer>;

export type Tally = {
  /** 'cancel 200' → how often. */
  counts: Map<string, number>;
  /** Answers that must never be given. */
  faults: string[];
};

/** Neither a row of one's own that is not found, nor a person signed out, nor a server at a loss. */
const EXPECTED = new Set([200, 201, 403, 409, 422]);

/** Asks as `person`, counts the answer, and notes it when it must never be given. */
export async function ask(
  { send, tally }: { send: Send; tally: Tally },
  person: Person,
  request: Request,
): Promise<HostileAnswer> {
  const answer = await sendSignedIn(send, person, request);
  const name = `${request.name} ${answer.status}`;
  tally.counts.set(name, (tally.counts.get(name) ?? 0) + 1);
  if (!EXPECTED.has(answer.status)) {
    tally.faults.push(`${request.name} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
}

/** Every cookie that a person's session has had. */
const cookiesOf = new WeakMap<Person, Set<string>>();

/**
 * Sends with the person's cookie and keeps the one that the answer brings. Answers to two tabs may come in another order
 * than they were given in, and leave an older cookie in the jar: then a later one is the session's. Only who is signed out
 * by all of them is signed out.
 */
async function sendSignedIn(send: Send, person: Person, request: Request): Promise<HostileAnswer> {
  const cookies = cookiesOf.get(person) ?? new Set([person.cookie]);
  cookiesOf.set(person, cookies);
  let answer = await send(request, person.cookie);
  for (const cookie of answer.status === 401 ? [...cookies].toReversed() : []) {
    // oxlint-disable-next-line no-await-in-loop -- until one is the session's
    answer = await send(request, cookie);
    if (answer.status === 401) continue;
    person.cookie = cookie;
    break;
  }
  if (answer.cookie) {
    cookies.add(answer.cookie);
    person.cookie = answer.cookie;
  }
  return answer;
}
