import { expect, it } from 'vitest';
import type { Member } from '../../member/member.ts';
import { vehicleChoice } from './reservation-summary.tsx';

const memberWith = (vehicle: Partial<Member['user']>): Member =>
  ({ user: { vehicleMake: null, vehicleModel: null, licensePlate: null, ...vehicle } }) as Member;

it.each([
  [{ vehicleMake: 'Rivian', vehicleModel: 'R1T', licensePlate: '7XKL204' }, 'Rivian R1T', '7XKL204'],
  [{ vehicleModel: 'R1T' }, 'R1T', ''],
  [{ licensePlate: '7XKL204' }, '', '7XKL204'],
])('the summary shows the known data of the vehicle: %o', (known, name, plate) => {
  expect(vehicleChoice(memberWith(known))).toEqual({ vehicle: { name, plate } });
});

it('the summary shows no vehicle if the profile has none', () => {
  expect(vehicleChoice(memberWith({}))).toEqual({});
});
