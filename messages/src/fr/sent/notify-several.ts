import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifySeveral = {
  titleAndMore: ({ count, title }) =>
    plural(count, {
      one: `${title}, et ${number(count)} de plus`,
      other: `${title}, et ${number(count)} de plus`,
    }),
  countRemindersOfYourReservations: ({ count }) => `${count} rappels de vos réservations`,
  openYourReservations: 'Ouvrir vos réservations',
} satisfies Messages['sentNotifySeveral'];
