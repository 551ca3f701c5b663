import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentNotifySeveral = {
  // notifications/texts/several.ts
  /** `title` is that of another notification, which may be shortened. A name in it may have the sign #. */
  titleAndMore: ({ count, title }: Counted<'title'>) =>
    plural(count, {
      one: `${title}, and ${number(count)} more`,
      other: `${title}, and ${number(count)} more`,
    }),
  /** `count` is at least 2. */
  countRemindersOfYourReservations: ({ count }: Values<'count'>) => `${count} reminders of your reservations`,
  openYourReservations: 'Open your reservations',
};
