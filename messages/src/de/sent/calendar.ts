import type { Messages } from '../../en/index.ts';

export const sentCalendar = {
  cancelledTitle: ({ title }) => `Storniert: ${title}`,
  seeItInChargeRota: ({ link }) => `In ChargeRota ansehen: ${link}`,
  youReservedThisChargerAt: ({ name }) =>
    `Du hattest diesen Ladepunkt am Standort ${name} reserviert. Die Ankunft wurde nicht rechtzeitig bestätigt, deshalb ist er wieder frei.`,
  yourReservationOfThisCharger: ({ name }) =>
    `Deine Reservierung dieses Ladepunkts am Standort ${name} wurde storniert.`,
  youChargedHereAtName: ({ name }) =>
    `Du hast hier am Standort ${name} geladen und den Ladepunkt früher freigegeben.`,
  youReservedThisChargerAtName: ({ name }) => `Du hast diesen Ladepunkt am Standort ${name} reserviert.`,
} satisfies Messages['sentCalendar'];
