import type { Messages } from '../../en/index.ts';

export const rulesTimeSlots = {
  timeSlotMustBeIn: 'Le créneau doit avoir la forme « début-fin »',
  invalidTime: 'Heure non valide',
  walkIn: 'Sans réservation',
  periodAndPeriod: ({ earlier, later }) => `${earlier} et ${later}`,
} satisfies Messages['rulesTimeSlots'];
