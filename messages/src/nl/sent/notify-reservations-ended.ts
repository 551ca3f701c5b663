import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservationsEnded = {
  helloFirstName: ({ firstName }) => `Hallo ${firstName},`,
  hello: 'Hallo,',
  cancelled: 'Geannuleerd',
  endedEarlyPleaseFreeThe: 'Voortijdig beëindigd, maak het laadpunt vrij',
  /** Above lists of reservations, and of times. */
  moved: 'Verplaatst',
  freeNext: 'Eerstvolgend vrij op deze locatie',
  youAreFirstInLine: 'Je staat voor die dag vooraan op de wachtlijst.',
  /** `reservation` is a day, two times, a charger and a location. */
  nowAtCharger: ({ reservation, spotNumber }) => `${reservation}: nu bij lader ${spotNumber}`,
  dayPeriod: ({ day, period }) => `${day}, ${period}`,
  reservationsMoved: ({ count }) =>
    plural(count, {
      one: 'Je reservering is naar een andere lader verplaatst',
      other: `${number(count)} van je reserveringen zijn naar andere laders verplaatst`,
    }),
  reservationsMovedAt: ({ count, organization }) =>
    plural(count, {
      one: `Je reservering bij ${organization} is naar een andere lader verplaatst`,
      other: `${number(count)} van je reserveringen bij ${organization} zijn naar andere laders verplaatst`,
    }),
  reserveAnotherTime: 'Andere tijd reserveren',
  youReceiveThisBecauseYou: ({ organization }) =>
    `Je krijgt dit omdat je een reservering had bij ${organization}.`,
  reservationsAt: {
    cancelled: ({ count, organization }) =>
      plural(count, {
        one: `Je reservering bij ${organization} is geannuleerd`,
        other: `${number(count)} van je reserveringen bij ${organization} zijn geannuleerd`,
      }),
    endedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Je reservering bij ${organization} is voortijdig beëindigd`,
        other: `${number(count)} van je reserveringen bij ${organization} zijn voortijdig beëindigd`,
      }),
    cancelledOrEndedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Je reservering bij ${organization} is geannuleerd of voortijdig beëindigd`,
        other: `${number(count)} van je reserveringen bij ${organization} zijn geannuleerd of voortijdig beëindigd`,
      }),
  },
  reservations: {
    cancelled: ({ count }) =>
      plural(count, {
        one: 'Je reservering is geannuleerd',
        other: `${number(count)} van je reserveringen zijn geannuleerd`,
      }),
    endedEarly: ({ count }) =>
      plural(count, {
        one: 'Je reservering is voortijdig beëindigd',
        other: `${number(count)} van je reserveringen zijn voortijdig beëindigd`,
      }),
    cancelledOrEndedEarly: ({ count }) =>
      plural(count, {
        one: 'Je reservering is geannuleerd of voortijdig beëindigd',
        other: `${number(count)} van je reserveringen zijn geannuleerd of voortijdig beëindigd`,
      }),
  },
} satisfies Messages['sentNotifyReservationsEnded'];
