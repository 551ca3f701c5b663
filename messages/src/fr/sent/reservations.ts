import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentReservations = {
  upcomingReservationWillEndUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} réservation à venir prendra fin.`,
      other: `${number(count)} réservations à venir prendront fin.`,
    }),
  upcomingReservationWillStayUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} réservation à venir restera.`,
      other: `${number(count)} réservations à venir resteront.`,
    }),
  thisChargerWasJustTaken: 'Cette borne vient d’être prise pour ce créneau. Choisissez-en une autre.',
  thatChargerWasJustTaken: 'Cette borne vient d’être prise. Choisissez-en une autre.',
  noChargerAtThisLocation: 'Aucune borne de ce site n’est libre à ce moment-là.',
  thisHourDoesNotExist:
    'Cette heure n’existe pas ce jour-là : on passe à l’heure d’été. Choisissez un autre début.',
  theLastDayComesBefore: 'Le dernier jour est avant le premier.',
  askForAtMostDays: ({ mostDays }) => `Demandez au plus ${mostDays} jours.`,
} satisfies Messages['sentReservations'];
