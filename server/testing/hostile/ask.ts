import type { Person } from './world.ts';

export type Request = {
  /** The name under which it is counted. */
  name: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
};
export type HostileAnswer = {
  status: number;
  body: { id?: string; status?: string; code?: string; details?: { confirmation?: string }[] };
  /** The session's next cookie value, if the response sets one. */
  cookie?: string | undefined;
};
/** Sends one request to one of the instances, in turn. */
export type Send = (request: Request, cookie: string) => Promise<HostileAnswer>;

export type Tally = {
  /** 'cancel 200' → how often. */
  counts: Map<string, number>;
  /** Responses that must never be given. */
  faults: string[];
};

/** Other statuses mean a reservation of one's own that was not found, a person signed out, or a failed server. */
const EXPECTED = new Set([200, 201, 403, 409, 422]);

/** Sends a request as `person`, counts the response, and notes it if it must never be given. */
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
 * Sends with the person's cookie and stores the one in the response. Responses to two tabs may arrive in a different
 * order than they were sent and leave an older cookie in the jar, while a later one belongs to the session. A person
 * counts as signed out only if all their cookies are refused.
 */
async function sendSignedIn(send: Send, person: Person, request: Request): Promise<HostileAnswer> {
  const cookies = cookiesOf.get(person) ?? new Set([person.cookie]);
  cookiesOf.set(person, cookies);
  let answer = await send(request, person.cookie);
  for (const cookie of answer.status === 401 ? [...cookies].toReversed() : []) {
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
