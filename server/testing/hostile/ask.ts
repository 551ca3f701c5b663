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
  const answer = await send(request, person.cookie);
  if (answer.cookie) person.cookie = answer.cookie;
  const name = `${request.name} ${answer.status}`;
  tally.counts.set(name, (tally.counts.get(name) ?? 0) + 1);
  if (!EXPECTED.has(answer.status)) {
    tally.faults.push(`${request.name} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
}
