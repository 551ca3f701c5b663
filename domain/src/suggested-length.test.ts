import { expect, it } from 'vitest';
import { chargingMinutes, suggestedHours } from './suggested-length.ts';

it.each`
  energyKwh | powerKw | maxHours | minutes | hours | because
  ${11}     | ${7}    | ${8}     | ${95}   | ${2}  | ${'95 minutes and 15 are less than 2 hours'}
  ${5}      | ${7}    | ${8}     | ${43}   | ${1}  | ${'43 minutes and 15 are less than an hour'}
  ${5.25}   | ${7}    | ${8}     | ${45}   | ${1}  | ${'45 minutes and 15 are an hour exactly'}
  ${5.55}   | ${7.4}  | ${8}     | ${45}   | ${1}  | ${'so are those of a power with a fraction'}
  ${5.5}    | ${7}    | ${8}     | ${48}   | ${2}  | ${'48 minutes and 15 are more than an hour'}
  ${30}     | ${7}    | ${8}     | ${258}  | ${5}  | ${'258 minutes and 15 are less than 5 hours'}
  ${30}     | ${7}    | ${3}     | ${258}  | ${3}  | ${'no longer than the rules allow'}
  ${0.5}    | ${350}  | ${8}     | ${1}    | ${1}  | ${'an hour at least'}
  ${11.2}   | ${7.4}  | ${12}    | ${91}   | ${2}  | ${'fractions count'}
`(
  '$energyKwh kWh at $powerKw kW take $hours h: $because',
  ({ energyKwh, powerKw, maxHours, minutes, hours }) => {
    expect(chargingMinutes(energyKwh, powerKw)).toBe(minutes);
    expect(suggestedHours({ energyKwh, powerKw, maxHours })).toBe(hours);
  },
);
