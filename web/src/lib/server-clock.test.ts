import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let { noteServerTime, onRenewedNow, renewNowForData, serverNow } = await import('./server-clock.ts');

// Each test starts like a newly opened page, which knows nothing of the server yet.
beforeEach(async () => {
  vi.resetModules();
  ({ noteServerTime, onRenewedNow, renewNowForData, serverNow } = await import('./server-clock.ts'));
});
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a phone whose clock is wrong shows the server’s time', () => {
  noteServerTime('2026-11-20T12:30:00.000Z');
  expect(serverNow()).toEqual(new Date('2026-11-20T12:30:00Z'));
  vi.advanceTimersByTime(90_000);
  expect(serverNow()).toEqual(new Date('2026-11-20T12:31:30Z'));
});

test('the first response corrects a phone whose clock is a few seconds ahead', () => {
  noteServerTime('2026-11-20T09:59:53.000Z');
  expect(serverNow()).toEqual(new Date('2026-11-20T09:59:53Z'));
});

test('a response without a valid time does not change the clock', () => {
  noteServerTime('2026-11-20T12:30:00.000Z');
  noteServerTime(null);
  noteServerTime('tomorrow-ish');
  expect(serverNow()).toEqual(new Date('2026-11-20T12:30:00Z'));
});

test('screens are told of a shift of hours, but not of the network’s jitter', () => {
  noteServerTime('2026-11-20T10:00:00.000Z');
  const heard = vi.fn();
  const stop = onRenewedNow(heard);
  noteServerTime('2026-11-20T10:00:00.400Z');
  expect(heard).not.toHaveBeenCalled();
  noteServerTime('2026-11-20T14:00:00.000Z');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  noteServerTime('2026-11-20T10:00:00.000Z');
  expect(heard).toHaveBeenCalledOnce();
});

test('screens update the current time with the data they load, and a slow response does not set it back', () => {
  noteServerTime('2026-11-20T10:00:00.000Z');
  const heard: Date[] = [];
  const stop = onRenewedNow(() => heard.push(serverNow()));
  noteServerTime('2026-11-20T10:00:00.400Z');
  renewNowForData(true);
  vi.advanceTimersByTime(5000);
  noteServerTime('2026-11-20T10:00:03.000Z');
  renewNowForData(true);
  stop();
  expect(heard).toEqual([new Date('2026-11-20T10:00:00.400Z'), new Date('2026-11-20T10:00:05.400Z')]);
});

test('what is drawn anew goes with its time at once, and what comes for the first time lets presses in', () => {
  const heard: boolean[] = [];
  const stop = onRenewedNow((isUrgent) => heard.push(isUrgent));
  renewNowForData(false);
  vi.advanceTimersByTime(5000);
  renewNowForData(true);
  stop();
  expect(heard).toEqual([false, true]);
});

test('a dozen lists that come together update the time at once, and once more for those that came after', () => {
  const heard: Date[] = [];
  const stop = onRenewedNow(() => heard.push(serverNow()));
  for (let list = 0; list < 12; list += 1) {
    renewNowForData(true);
    vi.advanceTimersByTime(50);
  }
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  stop();
  expect(heard).toEqual([new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:00:01Z')]);
});
