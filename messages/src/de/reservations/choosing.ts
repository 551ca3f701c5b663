import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsChoosing = {
  lengthOf: {
    days: ({ count }) => plural(count, { one: `${number(count)} Tag`, other: `${number(count)} Tage` }),
    months: ({ count }) => plural(count, { one: `${number(count)} Monat`, other: `${number(count)} Monate` }),
  },
  upToInAdvance: {
    days: ({ count }) =>
      plural(count, {
        one: `Bis zu ${number(count)} Tag im Voraus`,
        other: `Bis zu ${number(count)} Tage im Voraus`,
      }),
    months: ({ count }) =>
      plural(count, {
        one: `Bis zu ${number(count)} Monat im Voraus`,
        other: `Bis zu ${number(count)} Monate im Voraus`,
      }),
  },
  confirmYourArrivalWithin: ({ minutes }) => `Bestätige deine Ankunft innerhalb von ${minutes} Minuten`,
  slotsAreSuggested: {
    oneLengthOneLimit: ({ length, limit }) =>
      `Vorgeschlagen werden Zeitfenster von ${length} h; möglich sind bis zu ${limit}`,
    twoLengthsOneLimit: ({ shorter, longer, limit }) =>
      `Vorgeschlagen werden Zeitfenster von ${shorter} h oder ${longer} h; möglich sind bis zu ${limit}`,
    oneLengthTwoLimits: ({ length, peakLimit, otherLimit }) =>
      `Vorgeschlagen werden Zeitfenster von ${length} h; möglich sind bis zu ${peakLimit} in Stoßzeiten und bis zu ${otherLimit} außerhalb`,
    twoLengthsTwoLimits: ({ shorter, longer, peakLimit, otherLimit }) =>
      `Vorgeschlagen werden Zeitfenster von ${shorter} h oder ${longer} h; möglich sind bis zu ${peakLimit} in Stoßzeiten und bis zu ${otherLimit} außerhalb`,
  },
  atMostBookings: {
    daily: ({ count }) =>
      plural(count, {
        one: `Höchstens ${number(count)} Reservierung pro Tag`,
        other: `Höchstens ${number(count)} Reservierungen pro Tag`,
      }),
    weekly: ({ count }) =>
      plural(count, {
        one: `Höchstens ${number(count)} Reservierung pro Woche`,
        other: `Höchstens ${number(count)} Reservierungen pro Woche`,
      }),
    monthly: ({ count }) =>
      plural(count, {
        one: `Höchstens ${number(count)} Reservierung pro Monat`,
        other: `Höchstens ${number(count)} Reservierungen pro Monat`,
      }),
  },
  atMostAtOnce: ({ count }) =>
    plural(count, {
      one: `Höchstens ${number(count)} bevorstehende Reservierung gleichzeitig`,
      other: `Höchstens ${number(count)} bevorstehende Reservierungen gleichzeitig`,
    }),
  atMostAtOnceYouHave: ({ count, own }) =>
    plural(count, {
      one: `Höchstens ${number(count)} bevorstehende Reservierung gleichzeitig; du hast ${own}`,
      other: `Höchstens ${number(count)} bevorstehende Reservierungen gleichzeitig; du hast ${own}`,
    }),
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  available: 'Verfügbar',
  notAvailable: 'Nicht verfügbar',
  selected: 'Ausgewählt',
  allChargersAreTaken: 'Alle Ladepunkte sind belegt',
  full: 'Voll',
  duration: 'Dauer',
  timeNotAvailable: 'Nicht verfügbar',
  allChargersAreTakenAt: 'In dieser Stunde sind alle Ladepunkte belegt.',
  chooseAStartToSee: 'Wähle einen Beginn, um zu sehen, wie lange du bleiben kannst.',
  theLocationIsClosed: {
    today: 'Der Standort ist heute geschlossen.',
    thatDay: 'Der Standort ist an diesem Tag geschlossen.',
  },
  noHoursAreLeft: {
    today: 'Heute sind keine Stunden mehr übrig.',
    thatDay: 'An diesem Tag sind keine Stunden mehr übrig.',
  },
  noStartIsPossible: {
    today: 'Heute ist kein Beginn möglich.',
    thatDay: 'An diesem Tag ist kein Beginn möglich.',
  },
  noChargerIsFree: {
    today: 'Heute ist kein Ladepunkt frei',
    thatDay: 'An diesem Tag ist kein Ladepunkt frei',
  },
  noChargerIsFreeThen: {
    today: 'Heute ist kein Ladepunkt frei.',
    thatDay: 'An diesem Tag ist kein Ladepunkt frei.',
  },
  noChargerIsFreeFor: 'So lange ist kein Ladepunkt frei.',
  limitInHours: ({ count }) =>
    plural(count, {
      one: `Höchstens ${number(count)} Stunde ist möglich.`,
      other: `Höchstens ${number(count)} Stunden sind möglich.`,
    }),
  limitOutsidePeakHours: ({ count }) =>
    plural(count, {
      one: `Außerhalb der Stoßzeiten ist höchstens ${number(count)} Stunde möglich.`,
      other: `Außerhalb der Stoßzeiten sind höchstens ${number(count)} Stunden möglich.`,
    }),
  limitInPeakHours: ({ from, to, count }) =>
    plural(count, {
      one: `In Stoßzeiten, ${from} bis ${to}, ist höchstens ${number(count)} Stunde möglich.`,
      other: `In Stoßzeiten, ${from} bis ${to}, sind höchstens ${number(count)} Stunden möglich.`,
    }),
  youAlreadyHaveAReservation: ({ date, from, to }) =>
    `Du hast zu dieser Zeit am ${date} schon eine Reservierung (${from} bis ${to})`,
  bookingConflict: 'Überschneidung',
  notAvailableToYou: 'Für dich nicht verfügbar',
  startTime: 'Beginn',
  pressToWaitForIt: 'Drücke, um darauf zu warten.',
  startTimeOf: ({ time }) => `Beginn ${time}`,
  peak: 'Stoßzeit',
  freeOfTotalFree: ({ free, total }) => `${free} von ${total} frei`,
} satisfies Messages['reservationsChoosing'];
