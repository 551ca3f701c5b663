import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsChoosing = {
  lengthOf: {
    days: ({ count }) => plural(count, { one: `${number(count)} dag`, other: `${number(count)} dagen` }),
    months: ({ count }) =>
      plural(count, { one: `${number(count)} maand`, other: `${number(count)} maanden` }),
  },
  upToInAdvance: {
    days: ({ count }) =>
      plural(count, { one: `Tot ${number(count)} dag vooruit`, other: `Tot ${number(count)} dagen vooruit` }),
    months: ({ count }) =>
      plural(count, {
        one: `Tot ${number(count)} maand vooruit`,
        other: `Tot ${number(count)} maanden vooruit`,
      }),
  },
  confirmYourArrivalWithin: ({ minutes }) => `Bevestig je aankomst binnen ${minutes} minuten`,
  slotsAreSuggested: {
    oneLengthOneLimit: ({ length, limit }) =>
      `Tijdvakken van ${length} uur worden voorgesteld; je kunt maximaal ${limit} nemen`,
    twoLengthsOneLimit: ({ shorter, longer, limit }) =>
      `Tijdvakken van ${shorter} of ${longer} uur worden voorgesteld; je kunt maximaal ${limit} nemen`,
    oneLengthTwoLimits: ({ length, peakLimit, otherLimit }) =>
      `Tijdvakken van ${length} uur worden voorgesteld; je kunt in de spitsuren maximaal ${peakLimit} nemen en daarbuiten maximaal ${otherLimit}`,
    twoLengthsTwoLimits: ({ shorter, longer, peakLimit, otherLimit }) =>
      `Tijdvakken van ${shorter} of ${longer} uur worden voorgesteld; je kunt in de spitsuren maximaal ${peakLimit} nemen en daarbuiten maximaal ${otherLimit}`,
  },
  atMostBookings: {
    daily: ({ count }) =>
      plural(count, {
        one: `Maximaal ${number(count)} reservering per dag`,
        other: `Maximaal ${number(count)} reserveringen per dag`,
      }),
    weekly: ({ count }) =>
      plural(count, {
        one: `Maximaal ${number(count)} reservering per week`,
        other: `Maximaal ${number(count)} reserveringen per week`,
      }),
    monthly: ({ count }) =>
      plural(count, {
        one: `Maximaal ${number(count)} reservering per maand`,
        other: `Maximaal ${number(count)} reserveringen per maand`,
      }),
  },
  atMostAtOnce: ({ count }) =>
    plural(count, {
      one: `Maximaal ${number(count)} komende reservering tegelijk`,
      other: `Maximaal ${number(count)} komende reserveringen tegelijk`,
    }),
  atMostAtOnceYouHave: ({ count, own }) =>
    plural(count, {
      one: `Maximaal ${number(count)} komende reservering tegelijk; je hebt er ${own}`,
      other: `Maximaal ${number(count)} komende reserveringen tegelijk; je hebt er ${own}`,
    }),
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  available: 'Beschikbaar',
  notAvailable: 'Niet beschikbaar',
  selected: 'Gekozen',
  allChargersAreTaken: 'Alle laadpunten zijn bezet',
  full: 'Vol',
  duration: 'Duur',
  timeNotAvailable: 'Niet beschikbaar',
  allChargersAreTakenAt: 'Op dit uur zijn alle laadpunten bezet.',
  chooseAStartToSee: 'Kies een begintijd om te zien hoelang je kunt blijven.',
  theLocationIsClosed: {
    today: 'De locatie is vandaag gesloten.',
    thatDay: 'De locatie is die dag gesloten.',
  },
  noHoursAreLeft: {
    today: 'Vandaag zijn er geen uren meer over.',
    thatDay: 'Die dag zijn er geen uren meer over.',
  },
  noStartIsPossible: {
    today: 'Vandaag kun je op geen enkel uur beginnen.',
    thatDay: 'Die dag kun je op geen enkel uur beginnen.',
  },
  noChargerIsFree: {
    today: 'Vandaag is er geen laadpunt vrij',
    thatDay: 'Die dag is er geen laadpunt vrij',
  },
  noChargerIsFreeThen: {
    today: 'Vandaag is er geen laadpunt vrij.',
    thatDay: 'Die dag is er geen laadpunt vrij.',
  },
  noChargerIsFreeFor: 'Er is geen laadpunt zo lang vrij.',
  limitInHours: ({ count }) =>
    plural(count, {
      one: `Het maximum is ${number(count)} uur.`,
      other: `Het maximum is ${number(count)} uur.`,
    }),
  limitOutsidePeakHours: ({ count }) =>
    plural(count, {
      one: `Buiten de spitsuren is het maximum ${number(count)} uur.`,
      other: `Buiten de spitsuren is het maximum ${number(count)} uur.`,
    }),
  limitInPeakHours: ({ from, to, count }) =>
    plural(count, {
      one: `In de spitsuren, ${from} tot ${to}, is het maximum ${number(count)} uur.`,
      other: `In de spitsuren, ${from} tot ${to}, is het maximum ${number(count)} uur.`,
    }),
  youAlreadyHaveAReservation: ({ date, from, to }) =>
    `Je hebt op deze tijd al een reservering op ${date} (${from} tot ${to})`,
  bookingConflict: 'Reservering overlapt',
  notAvailableToYou: 'Niet beschikbaar voor jou',
  startTime: 'Begintijd',
  pressToWaitForIt: 'Druk om erop te wachten.',
  startTimeOf: ({ time }) => `Begintijd ${time}`,
  peak: 'spits',
  freeOfTotalFree: ({ free, total }) => `${free} van ${total} vrij`,
} satisfies Messages['reservationsChoosing'];
