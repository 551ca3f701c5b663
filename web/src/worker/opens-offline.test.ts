import { expect, test } from 'vitest';
import { opensOffline } from './opens-offline.ts';

test('screens open without a network; answers of the server, its mailbox and the card form never do', () => {
  for (const path of ['/', '/dashboard', '/booking', '/availability', '/c', '/login'])
    expect(opensOffline(path), path).toBe(true);
  for (const path of ['/api/auth/session', '/api/docs', '/api/logout', '/dev/mail', '/healthz', '/readyz'])
    expect(opensOffline(path), path).toBe(false);
  for (const path of ['/payment-setup', '/payment-confirmation', '/assets/start.js', '/no-such-screen'])
    expect(opensOffline(path), path).toBe(false);
});
