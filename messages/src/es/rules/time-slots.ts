import type { Messages } from '../../en/index.ts';

export const rulesTimeSlots = {
  timeSlotMustBeIn: 'La franja tiene que tener el formato «inicio-final»',
  invalidTime: 'Hora no válida',
  walkIn: 'Sin reserva',
  periodAndPeriod: ({ earlier, later }) => `${earlier} y ${later}`,
} satisfies Messages['rulesTimeSlots'];
