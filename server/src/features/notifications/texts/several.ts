import { m } from '@chargerota/messages';
import { formatsOf, writeIn } from '@chargerota/domain';
import type { NotificationText } from '../channel.ts';
import type { NotificationFacts } from '../facts.ts';
import { greeting, hoursOf, shorten, LONGEST_MESSAGE, LONGEST_TITLE, shortName } from './words.ts';

type Part = Pick<NotificationFacts, 'firstName' | 'language' | 'region' | 'clock' | 'reservation'> & {
  text: NotificationText;
};

const DASHBOARD = '/dashboard';

/** The text of several reminders of a person in one message; of one its own. */
export function textOfSeveral(parts: readonly Part[]): NotificationText {
  const [first, ...rest] = parts;
  if (!first) throw new Error('a message without a reminder');
  if (rest.length === 0) return first.text;
  return writeIn(formatsOf(first), () => joined(first, rest));
}

function joined(first: Part, rest: readonly Part[]): NotificationText {
  const parts = [first, ...rest];
  const andMore = (title: string) => m.sentNotifySeveral.titleAndMore({ count: rest.length, title });
  const others = rest.map((part) => m.common.labelled({ label: part.text.title, text: `${placeOf(part)}.` }));
  return {
    title: andMore(shorten(first.text.title, LONGEST_TITLE - andMore('').length)),
    message: shorten([`${placeOf(first)}.`, ...others].join(' '), LONGEST_MESSAGE),
    path: DASHBOARD,
    mail: {
      subject: andMore(first.text.mail.subject),
      heading: m.sentNotifySeveral.countRemindersOfYourReservations({ count: parts.length }),
      paragraphs: [greeting(first.firstName)],
      sections: parts.map(({ text: { title, mail }, firstName }) => ({
        title,
        figure: mail.figure,
        paragraphs: mail.paragraphs.filter((paragraph) => paragraph !== greeting(firstName)),
      })),
      action: { label: m.sentNotifySeveral.openYourReservations, path: DASHBOARD },
    },
  };
}

const placeOf = ({ reservation, text }: Part): string =>
  reservation ? `${shortName(reservation.locationName)}, ${hoursOf(reservation)}` : text.message;
