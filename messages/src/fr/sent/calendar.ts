import type { Messages } from '../../en/index.ts';

export const sentCalendar = {
  cancelledTitle: ({ title }) => `Annulée : ${title}`,
  seeItInChargeRota: ({ link }) => `Voir dans ChargeRota : ${link}`,
  youReservedThisChargerAt: ({ name }) =>
    `Vous avez réservé cette borne sur le site ${name}. L’arrivée n’a pas été confirmée à temps : la borne a donc été libérée.`,
  yourReservationOfThisCharger: ({ name }) =>
    `Votre réservation de cette borne sur le site ${name} a été annulée.`,
  youChargedHereAtName: ({ name }) =>
    `Vous avez rechargé ici, sur le site ${name}, et libéré la borne plus tôt.`,
  youReservedThisChargerAtName: ({ name }) => `Vous avez réservé cette borne sur le site ${name}.`,
} satisfies Messages['sentCalendar'];
