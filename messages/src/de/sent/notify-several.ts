import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifySeveral = {
  titleAndMore: ({ count, title }) =>
    plural(count, {
      one: `${title}, und ${number(count)} weitere`,
      other: `${title}, und ${number(count)} weitere`,
    }),
  countRemindersOfYourReservations: ({ count }) => `${count} Erinnerungen an deine Reservierungen`,
  openYourReservations: 'Reservierungen öffnen',
} satisfies Messages['sentNotifySeveral'];
