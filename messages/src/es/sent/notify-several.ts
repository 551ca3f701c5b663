import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifySeveral = {
  titleAndMore: ({ count, title }) =>
    plural(count, { one: `${title}, y ${number(count)} más`, other: `${title}, y ${number(count)} más` }),
  countRemindersOfYourReservations: ({ count }) => `${count} recordatorios de tus reservas`,
  openYourReservations: 'Abrir tus reservas',
} satisfies Messages['sentNotifySeveral'];
