import type { Values } from '../../values.ts';

export const rulesBookingRules = {
  // booking-rules.ts
  thisDateDoesNotExist: 'This date does not exist.',
  timeDoesNotExistOn: ({ time }: Values<'time'>) =>
    `${time} does not exist on that day: clocks go forward. Choose another start.`,
  youCanStartChargingFrom: ({ time }: Values<'time'>) => `You can start charging from ${time}.`,
  onlyAReservationThatYou:
    'Only a reservation that you have arrived for and that is still running can be extended.',
  chooseAnEndAfterThe: 'Choose an end after the current one, at most 24 hours after the start.',
};
