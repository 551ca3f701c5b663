// The two instances that the oracle's driver calls. Time and jobs are the test's; all else goes by HTTP.
import type { AddressInfo } from 'node:net';
import type { RouteArguments, RouteDefinition, RouteResponse } from '@chargerota/contract';
import { expect } from 'vitest';
import { SESSION_COOKIE } from '../../src/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import type { TestMember } from '../make-member.ts';

/** `body` is of this type if the call succeeded. */
export type Answer<D extends RouteDefinition> = {
  status: number;
  body: RouteResponse<D>;
  refusal: { code?: string; details?: { code: string; confirmation?: string }[] } | null;
};

export type Instances = {
  /** Where data is set up before a history begins. */
  bench: TestApp;
  now(): number;
  moveTo(instant: number | string): void;
  /** Each call goes to the other instance. */
  call<const D extends RouteDefinition>(
    as: TestMember,
    route: D,
    args: RouteArguments<D>,
  ): Promise<Answer<D>>;
  /** Until nothing is due on either. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

export async function startInstances(): Promise<Instances> {
  const bench = await buildTestApp();
  const instances = [bench, await buildTestApp({ beside: bench })];
  const urls = await Promise.all(
    instances.map(async ({ app }) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    }),
  );
  let calls = 0;
  return {
    bench,
    now: () => bench.clock.now().getTime(),
    moveTo: (instant) => bench.clock.set(new Date(instant)),
    async call(as, route, args) {
      const { params, query, body } = args as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: object;
      };
      calls += 1;
      const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => params?.[name] ?? '');
      const response = await fetch(`${urls[calls % 2]}${path}?${String(new URLSearchParams(query))}`, {
        method: route.method,
        headers: {
          cookie: `${SESSION_COOKIE}=${as.cookie}`,
          'x-organization-id': as.organizationId,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const answered = text === '' ? null : JSON.parse(text);
      return { status: response.status, body: answered, refusal: response.ok ? null : answered };
    },
    async runJobs() {
      for (;;) {
        const reports = await Promise.all(instances.map(({ app }) => app.jobRunner.drain()));
        expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
        if (reports.every(({ completed }) => completed === 0)) return;
      }
    },
    async close() {
      for (const each of instances.toReversed()) {
        // The second first.
        await each.close();
      }
    },
  };
}
