import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservationsEnded = {
  helloFirstName: ({ firstName }) => `Hallo ${firstName}!`,
  hello: 'Hallo!',
  cancelled: 'Storniert',
  endedEarlyPleaseFreeThe: 'Vorzeitig beendet, bitte mach den Ladepunkt frei',
  /** Above lists of reservations, and of times. */
  moved: 'Verlegt',
  freeNext: 'Als Nächstes frei an diesem Standort',
  youAreFirstInLine: 'Du stehst für diesen Tag ganz vorn auf der Warteliste.',
  /** `reservation` is a day, two times, a charger and a location. */
  nowAtCharger: ({ reservation, spotNumber }) => `${reservation}: jetzt an Ladepunkt ${spotNumber}`,
  dayPeriod: ({ day, period }) => `${day}, ${period}`,
  reservationsMoved: ({ count }) =>
    plural(count, {
      one: 'Deine Reservierung wurde an einen anderen Ladepunkt verlegt',
      other: `${number(count)} deiner Reservierungen wurden an andere Ladepunkte verlegt`,
    }),
  reservationsMovedAt: ({ count, organization }) =>
    plural(count, {
      one: `Deine Reservierung bei ${organization} wurde an einen anderen Ladepunkt verlegt`,
      other: `${number(count)} deiner Reservierungen bei ${organization} wurden an andere Ladepunkte verlegt`,
    }),
  reserveAnotherTime: 'Andere Zeit reservieren',
  youReceiveThisBecauseYou: ({ organization }) =>
    `Du bekommst diese E-Mail, weil du bei ${organization} eine Reservierung hattest.`,
  reservationsAt: {
    cancelled: ({ count, organization }) =>
      plural(count, {
        one: `Deine Reservierung bei ${organization} wurde storniert`,
        other: `${number(count)} deiner Reservierungen bei ${organization} wurden storniert`,
      }),
    endedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Deine Reservierung bei ${organization} wurde vorzeitig beendet`,
        other: `${number(count)} deiner Reservierungen bei ${organization} wurden vorzeitig beendet`,
      }),
    cancelledOrEndedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Deine Reservierung bei ${organization} wurde storniert oder vorzeitig beendet`,
        other: `${number(count)} deiner Reservierungen bei ${organization} wurden storniert oder vorzeitig beendet`,
      }),
  },
  reservations: {
    cancelled: ({ count }) =>
      plural(count, {
        one: 'Deine Reservierung wurde storniert',
        other: `${number(count)} deiner Reservierungen wurden storniert`,
      }),
    endedEarly: ({ count }) =>
      plural(count, {
        one: 'Deine Reservierung wurde vorzeitig beendet',
        other: `${number(count)} deiner Reservierungen wurden vorzeitig beendet`,
      }),
    cancelledOrEndedEarly: ({ count }) =>
      plural(count, {
        one: 'Deine Reservierung wurde storniert oder vorzeitig beendet',
        other: `${number(count)} deiner Reservierungen wurden storniert oder vorzeitig beendet`,
      }),
  },
} satisfies Messages['sentNotifyReservationsEnded'];
