import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsChoosing = {
  lengthOf: {
    days: ({ count }) => plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` }),
    months: ({ count }) => plural(count, { one: `${number(count)} mois`, other: `${number(count)} mois` }),
  },
  upToInAdvance: {
    days: ({ count }) =>
      plural(count, {
        one: `Jusqu’à ${number(count)} jour à l’avance`,
        other: `Jusqu’à ${number(count)} jours à l’avance`,
      }),
    months: ({ count }) =>
      plural(count, {
        one: `Jusqu’à ${number(count)} mois à l’avance`,
        other: `Jusqu’à ${number(count)} mois à l’avance`,
      }),
  },
  confirmYourArrivalWithin: ({ minutes }) => `Confirmez votre arrivée dans un délai de ${minutes} minutes`,
  slotsAreSuggested: {
    oneLengthOneLimit: ({ length, limit }) =>
      `Durée suggérée : ${length} h ; vous pouvez prendre jusqu’à ${limit}`,
    twoLengthsOneLimit: ({ shorter, longer, limit }) =>
      `Durée suggérée : ${shorter} h ou ${longer} h ; vous pouvez prendre jusqu’à ${limit}`,
    oneLengthTwoLimits: ({ length, peakLimit, otherLimit }) =>
      `Durée suggérée : ${length} h ; vous pouvez prendre jusqu’à ${peakLimit} en heures de pointe et jusqu’à ${otherLimit} en dehors`,
    twoLengthsTwoLimits: ({ shorter, longer, peakLimit, otherLimit }) =>
      `Durée suggérée : ${shorter} h ou ${longer} h ; vous pouvez prendre jusqu’à ${peakLimit} en heures de pointe et jusqu’à ${otherLimit} en dehors`,
  },
  atMostBookings: {
    daily: ({ count }) =>
      plural(count, {
        one: `Au plus ${number(count)} réservation par jour`,
        other: `Au plus ${number(count)} réservations par jour`,
      }),
    weekly: ({ count }) =>
      plural(count, {
        one: `Au plus ${number(count)} réservation par semaine`,
        other: `Au plus ${number(count)} réservations par semaine`,
      }),
    monthly: ({ count }) =>
      plural(count, {
        one: `Au plus ${number(count)} réservation par mois`,
        other: `Au plus ${number(count)} réservations par mois`,
      }),
  },
  atMostAtOnce: ({ count }) =>
    plural(count, {
      one: `Au plus ${number(count)} réservation à venir à la fois`,
      other: `Au plus ${number(count)} réservations à venir à la fois`,
    }),
  atMostAtOnceYouHave: ({ count, own }) =>
    plural(count, {
      one: `Au plus ${number(count)} réservation à venir à la fois ; vous en avez ${own}`,
      other: `Au plus ${number(count)} réservations à venir à la fois ; vous en avez ${own}`,
    }),
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  available: 'Disponible',
  notAvailable: 'Non disponible',
  selected: 'Sélectionné',
  allChargersAreTaken: 'Toutes les bornes sont prises',
  full: 'Complet',
  duration: 'Durée',
  timeNotAvailable: 'Non disponible',
  allChargersAreTakenAt: 'Toutes les bornes sont prises à cette heure.',
  chooseAStartToSee: 'Choisissez un début pour voir combien de temps vous pouvez rester.',
  theLocationIsClosed: {
    today: 'Le site est fermé aujourd’hui.',
    thatDay: 'Le site est fermé ce jour-là.',
  },
  noHoursAreLeft: {
    today: 'Il ne reste plus d’heures aujourd’hui.',
    thatDay: 'Il ne reste plus d’heures ce jour-là.',
  },
  noStartIsPossible: {
    today: 'Aucun début n’est possible aujourd’hui.',
    thatDay: 'Aucun début n’est possible ce jour-là.',
  },
  noChargerIsFree: {
    today: 'Aucune borne n’est libre aujourd’hui',
    thatDay: 'Aucune borne n’est libre ce jour-là',
  },
  noChargerIsFreeThen: {
    today: 'Aucune borne n’est libre aujourd’hui.',
    thatDay: 'Aucune borne n’est libre ce jour-là.',
  },
  noChargerIsFreeFor: 'Aucune borne n’est libre aussi longtemps.',
  limitInHours: ({ count }) =>
    plural(count, {
      one: `La limite est de ${number(count)} heure.`,
      other: `La limite est de ${number(count)} heures.`,
    }),
  limitOutsidePeakHours: ({ count }) =>
    plural(count, {
      one: `Hors heures de pointe, la limite est de ${number(count)} heure.`,
      other: `Hors heures de pointe, la limite est de ${number(count)} heures.`,
    }),
  limitInPeakHours: ({ from, to, count }) =>
    plural(count, {
      one: `En heures de pointe, de ${from} à ${to}, la limite est de ${number(count)} heure.`,
      other: `En heures de pointe, de ${from} à ${to}, la limite est de ${number(count)} heures.`,
    }),
  youAlreadyHaveAReservation: ({ date, from, to }) =>
    `Vous avez déjà une réservation à ce moment-là, le ${date} (de ${from} à ${to})`,
  bookingConflict: 'Conflit de réservation',
  notAvailableToYou: 'Non disponible pour vous',
  startTime: 'Heure de début',
  pressToWaitForIt: 'Appuyez pour attendre qu’une borne se libère.',
  startTimeOf: ({ time }) => `Début ${time}`,
  peak: 'heure de pointe',
  freeOfTotalFree: ({ free, total }) => `bornes libres : ${free} sur ${total}`,
} satisfies Messages['reservationsChoosing'];
