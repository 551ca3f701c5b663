import { formatsOf, writeIn } from '@chargerota/domain';
import type { NotificationText } from '../channel.ts';
import type { NotificationFacts } from '../facts.ts';
import { greeting, hoursOf, shorten, LONGEST_MESSAGE, LONGEST_TITLE, shortName } from './words.ts';

type Part = Pick<NotificationFacts, 'firstName' | 'region' | 'clock' | 'reservation'> & {
  text: NotificationText;
};

const DASHBOARD = '/dashboard';

/** The text of several reminders of a person in one message; of one its own. */
export function textOfSeveral(parts: readonly Part[]): NotificationText {
  const [first, ...rest] = parts;
  if (!first) throw new Error('a message without a reminder');
  if (rest.length === 0) return first.text;
  return writeIn(formatsOf(first.region, first.clock), () => joined(first, rest));
}

function joined(first: Part, rest: readonly Part[]): NotificationText {
  const parts = [first, ...rest];
  const and = `, and ${rest.length} more`;
  const others = rest.map((part) => `${part.text.title}: ${placeOf(part)}.`);
  return {
    title: `${shorten(first.text.title, LONGEST_TITLE - and.length)}${and}`,
    message: shorten([`${placeOf(first)}.`, ...others].join(' '), LONGEST_MESSAGE),
    path: DASHBOARD,
    mail: {
      subject: `${first.text.mail.subject}${and}`,
      heading: `${parts.length} reminders of your reservations`,
      paragraphs: [greeting(first.firstName)],
      sections: parts.map(({ text: { title, mail }, firstName }) => ({
        title,
        figure: mail.figure,
        paragraphs: mail.paragraphs.filter((paragraph) => paragraph !== greeting(firstName)),
      })),
      action: { label: 'Open your reservations', path: DASHBOARD },
    },
  };
}

const placeOf = ({ reservation, text }: Part): string =>
  reservation ? `${shortName(reservation.locationName)}, ${hoursOf(reservation)}` : text.message;
