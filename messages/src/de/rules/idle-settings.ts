import type { Messages } from '../../en/index.ts';

export const rulesIdleSettings = {
  names: {
    peakHoursEnabled: 'Stoßzeiten',
    requirePeakReservation: 'Reservierung in Stoßzeiten nötig',
    peakStartTime: 'Beginn der Stoßzeiten',
    peakEndTime: 'Ende der Stoßzeiten',
    weekdaysRequireReservations: 'Stoßzeiten Montag bis Freitag',
    weekendPeakHours: 'Stoßzeiten Samstag und Sonntag',
    peakSlotDuration: 'Vorgeschlagene Dauer in Stoßzeiten',
    offPeakSlotDuration: 'Vorgeschlagene Dauer außerhalb der Stoßzeiten',
    maxBookingHoursReservation: 'Längste Reservierung',
    maxBookingHoursWalkIn: 'Längster Aufenthalt außerhalb der Stoßzeiten',
    maxAdvanceBookingDays: 'Reservieren im Voraus',
    allowSameDayBooking: 'Reservierungen am selben Tag',
    allowOffPeakWalkIn: 'Spontanladen außerhalb der Stoßzeiten',
    peakWalkInWhenFree: 'In Stoßzeiten sofort an einen freien Ladepunkt',
    bookingFrequencyEnabled: 'Begrenzen, wie oft ein Mitglied reserviert',
    bookingFrequencyType: 'Reservierungen werden gezählt',
    maxBookingsPerDay: 'Reservierungen pro Tag',
    maxBookingsPerWeek: 'Reservierungen pro Woche',
    maxBookingsPerMonth: 'Reservierungen pro Monat',
    maxConsecutiveSlots: 'Wie viele hintereinander',
  },
  namesOfLine: {
    lineOrder: 'Reihenfolge der Warteliste',
    lineOfferMinutes: 'Wie lange ein Angebot gilt',
    lineRestAtOnce: 'Rest eines laufenden Zeitfensters anbieten',
    lineStillComing: 'Fragen, ob Mitglieder noch kommen',
  },
  hints: {
    lineOn: 'Wirkt erst, wenn Mitglieder auf die Warteliste können.',
    peakOn: 'Wirkt erst, wenn Stoßzeiten eingeschaltet sind.',
    peakRequired: 'Wirkt erst, wenn in Stoßzeiten eine Reservierung nötig ist.',
    peakOnSomeDay: 'Wirkt erst, wenn Stoßzeiten an Werktagen oder am Wochenende gelten.',
    walkInsOffPeak: 'Wirkt erst, wenn außerhalb der Stoßzeiten spontan geladen werden darf.',
    peakOrReservationOnly:
      'Wirkt erst, wenn es Stoßzeiten gibt oder außerhalb der Stoßzeiten nur mit Reservierung geladen wird.',
    offPeakReserved: 'Wirkt erst, wenn auch außerhalb der Stoßzeiten reserviert werden kann.',
    limitsDaily: 'Wirkt erst, wenn Reservierungen begrenzt und pro Tag gezählt werden.',
    limitsWeekly: 'Wirkt erst, wenn Reservierungen begrenzt und pro Woche gezählt werden.',
    limitsMonthly: 'Wirkt erst, wenn Reservierungen begrenzt und pro Monat gezählt werden.',
    limitsOfAPeriod: 'Wirkt erst, wenn pro Tag, Woche oder Monat gezählt wird.',
    limitsOn: 'Wirkt erst, wenn Reservierungen begrenzt werden.',
    consecutiveAllowed: 'Wirkt erst, wenn Reservierungen direkt hintereinander erlaubt sind.',
  },
  notices: {
    lineOn: ({ setting }) => `${setting}: wirkt erst, wenn Mitglieder auf die Warteliste können.`,
    peakOn: ({ setting }) => `${setting}: wirkt erst, wenn Stoßzeiten eingeschaltet sind.`,
    peakRequired: ({ setting }) => `${setting}: wirkt erst, wenn in Stoßzeiten eine Reservierung nötig ist.`,
    peakOnSomeDay: ({ setting }) =>
      `${setting}: wirkt erst, wenn Stoßzeiten an Werktagen oder am Wochenende gelten.`,
    walkInsOffPeak: ({ setting }) =>
      `${setting}: wirkt erst, wenn außerhalb der Stoßzeiten spontan geladen werden darf.`,
    peakOrReservationOnly: ({ setting }) =>
      `${setting}: wirkt erst, wenn es Stoßzeiten gibt oder außerhalb der Stoßzeiten nur mit Reservierung geladen wird.`,
    offPeakReserved: ({ setting }) =>
      `${setting}: wirkt erst, wenn auch außerhalb der Stoßzeiten reserviert werden kann.`,
    limitsDaily: ({ setting }) =>
      `${setting}: wirkt erst, wenn Reservierungen begrenzt und pro Tag gezählt werden.`,
    limitsWeekly: ({ setting }) =>
      `${setting}: wirkt erst, wenn Reservierungen begrenzt und pro Woche gezählt werden.`,
    limitsMonthly: ({ setting }) =>
      `${setting}: wirkt erst, wenn Reservierungen begrenzt und pro Monat gezählt werden.`,
    limitsOfAPeriod: ({ setting }) => `${setting}: wirkt erst, wenn pro Tag, Woche oder Monat gezählt wird.`,
    limitsOn: ({ setting }) => `${setting}: wirkt erst, wenn Reservierungen begrenzt werden.`,
    consecutiveAllowed: ({ setting }) =>
      `${setting}: wirkt erst, wenn Reservierungen direkt hintereinander erlaubt sind.`,
  },
} satisfies Messages['rulesIdleSettings'];
