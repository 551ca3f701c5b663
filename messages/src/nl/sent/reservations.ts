import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentReservations = {
  upcomingReservationWillEndUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} komende reservering eindigt.`,
      other: `${number(count)} komende reserveringen eindigen.`,
    }),
  upcomingReservationWillStayUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} komende reservering blijft staan.`,
      other: `${number(count)} komende reserveringen blijven staan.`,
    }),
  thisChargerWasJustTaken:
    'Dit laadpunt is voor die tijd net door iemand anders gereserveerd. Kies een ander.',
  thatChargerWasJustTaken: 'Dat laadpunt is net door iemand anders genomen. Kies een ander.',
  noChargerAtThisLocation: 'Op deze locatie is op die tijd geen laadpunt vrij.',
  thisHourDoesNotExist: 'Dit uur bestaat op die dag niet: de klok gaat vooruit. Kies een andere begintijd.',
  theLastDayComesBefore: 'De laatste dag ligt vóór de eerste.',
  askForAtMostDays: ({ mostDays }) => `Vraag maximaal ${mostDays} dagen op.`,
} satisfies Messages['sentReservations'];
