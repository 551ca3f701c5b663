import type { Values } from '../../values.ts';

export const sentCalendar = {
  // calendar/event.ts
  cancelledTitle: ({ title }: Values<'title'>) => `Cancelled: ${title}`,
  seeItInChargeRota: ({ link }: Values<'link'>) => `See it in ChargeRota: ${link}`,
  youReservedThisChargerAt: ({ name }: Values<'name'>) =>
    `You reserved this charger at ${name}. No arrival was confirmed in time, so it was freed.`,
  yourReservationOfThisCharger: ({ name }: Values<'name'>) =>
    `Your reservation of this charger at ${name} was cancelled.`,
  youChargedHereAtName: ({ name }: Values<'name'>) =>
    `You charged here at ${name} and released the charger early.`,
  youReservedThisChargerAtName: ({ name }: Values<'name'>) => `You reserved this charger at ${name}.`,
};
