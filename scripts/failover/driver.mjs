// People who book, and ask again under the same Idempotency-Key until they know what became of it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const WORKERS = 4;
const PAUSE_MS = 100;
/** For the next request after one that was not answered. */
const AGAIN_MS = 200;
const HOURS = [6, 8, 10, 12, 14, 16, 18, 20];
const MONDAY = Date.UTC(2026, 2, 2);
const DAY_MS = 86_400_000;
const ALL_DAY = { open: '00:00', close: '24:00', closed: false, is24hrs: true };
const ALWAYS_OPEN = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, ALL_DAY]),
);

/**
 * Begins to book over all of `urls`.
 * @returns what happened so far, and `stop()`, which resolves once all that was asked is known
 */
export function startBooking(urls) {
  const seen = { acknowledged: new Set(), successes: [Date.now()], unanswered: 0, replays: 0, wrong: [] };
  const over = new AbortController();
  const workers = Array.from({ length: WORKERS }, (_, number) => work(number));

  async function work(number) {
    while (!over.signal.aborted) {
      const person = await settleIn(urls[number % urls.length]);
      for (const slot of slots()) {
        if (over.signal.aborted) return;
        await book(person, slot, number);
        await pause(PAUSE_MS);
      }
    }
  }

  /** Both ask for the same hour, over two instances: exactly one gets it. */
  async function book(person, slot, number) {
    const answers = await Promise.all([0, 1].map((shift) => ask(person, slot, number + shift)));
    const [first, second] = answers.filter(({ id }) => id);
    if (!first || second) seen.wrong.push(`${slot.date} ${slot.timeSlot}: ${JSON.stringify(answers)}`);
  }

  async function ask({ cookie, wish }, slot, number) {
    const key = randomUUID();
    for (let attempt = 0; ; attempt++) {
      const answer = await send(urls[(number + attempt) % urls.length], '/api/reservations', {
        body: { ...wish, ...slot },
        headers: { cookie, 'idempotency-key': key },
      });
      if (answer.status === 201) {
        seen.successes.push(Date.now());
        seen.acknowledged.add(answer.body.id);
        if (answer.isReplay) seen.replays++;
      }
      if (answer.status < 500) return { status: answer.status, id: answer.body.id };
      seen.unanswered++;
      await pause(AGAIN_MS);
    }
  }

  return {
    seen,
    stop: async () => {
      over.abort();
      await Promise.all(workers);
    },
  };
}

/** An administrator with an organization and one charger; tried until it succeeds, each time with another address. */
async function settleIn(url) {
  for (;;) {
    const password = 'correct horse battery';
    const person = await send(url, '/api/register', {
      body: {
        firstName: 'Ada',
        lastName: 'Berg',
        email: `${randomUUID()}@example.org`,
        phone: '0123456789',
        password,
        confirmPassword: password,
        acceptTerms: true,
        timezone: 'UTC',
      },
    });
    const { cookie } = person;
    const location = await send(url, `/api/organizations/${person.body?.organization?.id}/locations`, {
      body: { name: 'Yard', address: '12 Harbor Street', operatingHoursJson: ALWAYS_OPEN },
      headers: { cookie },
    });
    const spots = await send(url, '/api/spots', { headers: { cookie } });
    if (spots.status === 200 && location.status < 300 && spots.body[0])
      return {
        cookie,
        wish: { userId: person.body.user.id, locationId: location.body.id, spotId: spots.body[0].id },
      };
    await pause(AGAIN_MS);
  }
}

/** Status 599 means that there was no answer. */
async function send(url, path, { body, headers = {} }) {
  try {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return {
      status: answer.status,
      body: await answer.json(),
      cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
      isReplay: answer.headers.has('idempotent-replay'),
    };
  } catch (error) {
    return { status: 599, body: { message: String(error) }, cookie: '' };
  }
}

/** Single hours that do not touch each other. */
const slots = () =>
  Array.from({ length: 25 }, (_, day) =>
    HOURS.map((hour) => ({
      date: new Date(MONDAY + (day + 1) * DAY_MS).toISOString().slice(0, 10),
      timeSlot: `${hour}-${hour + 1}`,
    })),
  ).flat();
