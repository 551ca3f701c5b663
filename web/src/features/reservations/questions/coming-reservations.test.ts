import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { comingReservationsOf } from './coming-reservations.ts';

const refusal = (details: object[], code = 'coming_reservations') =>
  new ApiError(409, { code, message: '', details: details as ApiError['details'] });
const SUMMARY = { code: 'coming_reservations', message: '60 reservations', total: 60, confirmation: 'abc' };
const ONE = {
  code: 'coming_reservation',
  message: 'Wed, Jun 10: charger 07',
  reservationId: 'r1',
  date: '2026-06-10',
};

test('a refusal that can be confirmed names what would be cancelled, or stay in closed hours; any other failure does not ask', () => {
  expect(comingReservationsOf(refusal([SUMMARY, ONE]))).toEqual({
    stay: false,
    total: 60,
    confirmation: 'abc',
    named: [{ id: 'r1', message: 'Wed, Jun 10: charger 07', date: '2026-06-10' }],
  });
  const staying = refusal([SUMMARY, ONE], 'reservations_outside_hours');
  expect(comingReservationsOf(staying)).toMatchObject({ stay: true, total: 60 });
  expect(comingReservationsOf(refusal([ONE]))).toBeNull();
  expect(comingReservationsOf(refusal([SUMMARY, ONE], 'last_admin'))).toBeNull();
  expect(comingReservationsOf(null)).toBeNull();
});
