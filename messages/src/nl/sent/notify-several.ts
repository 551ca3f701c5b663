import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifySeveral = {
  titleAndMore: ({ count, title }) =>
    plural(count, { one: `${title}, en nog ${number(count)}`, other: `${title}, en nog ${number(count)}` }),
  countRemindersOfYourReservations: ({ count }) => `${count} herinneringen aan je reserveringen`,
  openYourReservations: 'Je reserveringen openen',
} satisfies Messages['sentNotifySeveral'];
