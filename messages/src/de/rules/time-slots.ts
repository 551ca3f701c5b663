import type { Messages } from '../../en/index.ts';

export const rulesTimeSlots = {
  timeSlotMustBeIn: 'Das Zeitfenster muss die Form „Beginn-Ende“ haben',
  invalidTime: 'Ungültige Uhrzeit',
  walkIn: 'Spontanladen',
  periodAndPeriod: ({ earlier, later }) => `${earlier} und ${later}`,
} satisfies Messages['rulesTimeSlots'];
