import { compareEach, median, percentile } from './drive.ts';
import { openHttpClient, type HttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { Stage } from './stage.ts';

export type EnumerationSize = { times: number };

const WARM_UP = 20;
const KNOWN = 'known@example.org';

/**
 * Requests that anybody can send about an address without success, and the status of the answer, which must not reveal
 * whether the account exists.
 */
const CALLS: { name: string; path: string; body: (email: string) => object; status: number }[] = [
  {
    name: 'sign-in',
    path: '/api/auth/login',
    body: (email) => ({ email, password: 'a wrong guess' }),
    status: 401,
  },
  { name: 'forgotten password', path: '/api/forgot-password', body: (email) => ({ email }), status: 200 },
  {
    name: 'registration',
    path: '/api/complete-registration',
    body: (email) => ({ email, password: 'a wrong guess' }),
    status: 401,
  },
];

/**
 * Checks whether the response time reveals that an address has an account: the ratio of the medians for an address with
 * an account and for others, with the middle half of the times. Through HTTP, and with the production cost of hashing a
 * password.
 */
export async function measureEnumeration(stage: Stage, { times }: EnumerationSize): Promise<Figure[]> {
  const database = await stage.createDatabase();
  const http = openHttpClient(await stage.startApplication(database));
  await register(http);
  const figures: Figure[] = [];
  let asked = 0;
  for (const { name, path, body, status } of CALLS) {
    const ask = async (email: string): Promise<void> => {
      const answer = await http.call('POST', path, '', body(email));
      if (answer.status !== status)
        throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`);
    };
    const known = () => ask(KNOWN);
    const unknown = () => ask(`nobody${(asked += 1)}@example.org`);
    await compareEach(WARM_UP, known, unknown);
    figures.push(figureOf(name, times, await compareEach(times, known, unknown)));
  }
  http.close();
  return figures;
}

function figureOf(name: string, times: number, [known, unknown]: [number[], number[]]): Figure {
  const [knownMs, unknownMs] = [median(known), median(unknown)];
  const [from, to] = [percentile([...known, ...unknown], 0.25), percentile([...known, ...unknown], 0.75)];
  const ratio = knownMs / unknownMs;
  return {
    name: `Known address, ${name}`,
    summary: `${ratio.toFixed(3)}  (${knownMs.toFixed(2)} ms to ${unknownMs.toFixed(2)} ms; half of all within ${from.toFixed(2)} to ${to.toFixed(2)} ms, ${times} each)`,
    values: {
      ratio: round(ratio, 4),
      knownMs: round(knownMs, 3),
      unknownMs: round(unknownMs, 3),
      lowerQuartileMs: round(from, 3),
      upperQuartileMs: round(to, 3),
      times,
    },
    // Medians farther apart could be distinguished with few tries.
    aim: { text: 'both medians within that half', met: isWithin(knownMs) && isWithin(unknownMs) },
  };

  function isWithin(ms: number): boolean {
    return ms >= from && ms <= to;
  }
}

async function register(http: HttpClient): Promise<void> {
  const password = 'Correct horse 7';
  const { status, body } = await http.call('POST', '/api/register', '', {
    firstName: 'Ines',
    lastName: 'Okafor',
    email: KNOWN,
    phone: '+1 212 555 0142',
    password,
    confirmPassword: password,
    acceptTerms: true,
  });
  if (status !== 201) throw new Error(`a registration was answered with ${status}: ${body}`);
}
