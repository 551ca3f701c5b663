import { LIVE_POSITION_HEADER, LIVE_POSITION_SECONDS } from '@chargerota/contract/live-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLivePosition, takeLivePosition } from './position.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (position: string): Headers => new Headers({ [LIVE_POSITION_HEADER]: position });

test('one stream is opened with the position of the last answer, and none with one that is too old', () => {
  noteLivePosition(answer('first'));
  noteLivePosition(answer('second'));
  expect(takeLivePosition()).toBe('second');
  expect(takeLivePosition()).toBeNull();
  noteLivePosition(answer('third'));
  vi.advanceTimersByTime(LIVE_POSITION_SECONDS * 1000);
  expect(takeLivePosition()).toBeNull();
});

test('an answer without a position ends the one before', () => {
  noteLivePosition(answer('first'));
  noteLivePosition(new Headers());
  expect(takeLivePosition()).toBeNull();
});
