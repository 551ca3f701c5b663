import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentReservations = {
  upcomingReservationWillEndUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} bevorstehende Reservierung wird beendet.`,
      other: `${number(count)} bevorstehende Reservierungen werden beendet.`,
    }),
  upcomingReservationWillStayUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} bevorstehende Reservierung bleibt.`,
      other: `${number(count)} bevorstehende Reservierungen bleiben.`,
    }),
  thisChargerWasJustTaken:
    'Dieser Ladepunkt wurde für diese Zeit gerade vergeben. Bitte wähle einen anderen.',
  thatChargerWasJustTaken: 'Dieser Ladepunkt wurde gerade vergeben. Bitte wähle einen anderen.',
  noChargerAtThisLocation: 'An diesem Standort ist zu dieser Zeit kein Ladepunkt frei.',
  thisHourDoesNotExist:
    'Diese Stunde gibt es an diesem Tag nicht: Die Uhren werden vorgestellt. Wähle einen anderen Beginn.',
  theLastDayComesBefore: 'Der letzte Tag liegt vor dem ersten.',
  askForAtMostDays: ({ mostDays }) => `Frage höchstens ${mostDays} Tage ab.`,
} satisfies Messages['sentReservations'];
