import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { outcomeOf } from './send-arrivals.ts';

const PLACE = 'Charger 12 at North Garage';
const refusal = (status: number, code: string, message: string) =>
  outcomeOf(new ApiError(status, { code, message }), PLACE);

test('a kept arrival was in time, too late with the server’s reason, or is refused for another reason', () => {
  expect(outcomeOf(null, PLACE)).toEqual({ is: 'in time' });
  expect(refusal(409, 'arrival_expired', 'Grace period expired')).toEqual({
    is: 'refused',
    title: 'Your arrival came too late',
    text: 'Charger 12 at North Garage: Grace period expired. Others may have the charger now. Your confirmation was saved while you were offline, and sent when the connection was back.',
  });
  expect(refusal(409, 'reservation_state', 'This reservation was cancelled.')).toMatchObject({
    title: 'Your arrival was not confirmed',
    text: expect.stringContaining('This reservation was cancelled. Your confirmation'),
  });
});

test('it goes on waiting while the server is out of reach or busy, and until its person has signed in again', () => {
  for (const [status, code] of [
    [0, 'unreachable'],
    [401, 'unauthenticated'],
    [429, 'rate_limited'],
    [502, 'unknown'],
  ] as const)
    expect(refusal(status, code, ''), code).toEqual({ is: 'waiting' });
});
