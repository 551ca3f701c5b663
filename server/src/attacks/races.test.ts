import { expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { HostileAnswer, Send } from '../../testing/hostile/ask.ts';
import { brokenRules, countDeadlocks } from '../../testing/hostile/check.ts';
import { storm } from '../../testing/hostile/storm.ts';
import { HOSTILE_START, makeHostileWorld } from '../../testing/hostile/world.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';

const attempt = attackGroup(
  'requests at the same moment get nothing twice, exceed nothing and break nothing',
);

test('members and administrators who act all at once lose no row, exceed no cap and cause no deadlock', async () => {
  const home = await buildTestApp({ now: HOSTILE_START });
  const here = await buildTestApp({ beside: home });
  const there = await buildTestApp({ beside: home });
  const world = await makeHostileWorld(home, { members: 12, administrators: 3, seed: 11 });
  let turn = 0;
  const send: Send = async ({ method, path, body }, cookie) => {
    const { app } = [here, there][(turn += 1) % 2]!;
    const answer = await attempt(
      app.inject({
        method,
        url: path,
        cookies: { [SESSION_COOKIE]: cookie },
        ...(body && { payload: body }),
      }),
    );
    return {
      status: answer.statusCode,
      body: answer.json<HostileAnswer['body']>(),
      cookie: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value,
    };
  };

  const faults: string[] = [];
  try {
    for (const at of [HOSTILE_START, '2026-11-23T16:02:00-05:00', '2026-11-23T16:50:00-05:00']) {
      home.clock.set(at);
      faults.push(...(await storm(world, send, { operations: 100, tabs: 2 })).faults);
      await Promise.all([here, there].map(({ app }) => app.jobRunner.drain()));
    }
  } finally {
    await there.close();
    await here.close();
  }
  try {
    expect(faults).toEqual([]);
    expect(await brokenRules(home.database.pool, world)).toEqual([]);
    expect(await countDeadlocks(home.database.pool)).toBe(0);
  } finally {
    await home.close();
  }
  // Hundreds of requests that wait for each other take a while on a busy machine.
}, 120_000);
