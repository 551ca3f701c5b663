import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

test('liveness and readiness answer, and an unknown call is a JSON 404 with a request id', async () => {
  expect((await testApp.app.inject('/healthz')).statusCode).toBe(200);
  expect((await testApp.app.inject('/readyz')).statusCode).toBe(200);
  const unknown = await testApp.app.inject('/api/nothing');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});
