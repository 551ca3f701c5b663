import type { Messages } from '../../en/index.ts';

export const rulesTimeSlots = {
  timeSlotMustBeIn: 'Een tijdvak moet de vorm ‘begin-einde’ hebben',
  invalidTime: 'Ongeldige tijd',
  walkIn: 'Zonder reservering',
  periodAndPeriod: ({ earlier, later }) => `${earlier} en ${later}`,
} satisfies Messages['rulesTimeSlots'];
