import * as z from 'zod';
import { greeting, shortName, wordsOf } from './words.ts';

const decided = z.object({
  location: z.string(),
  locationId: z.string(),
  /** Why it was hidden; null if it is shown again. */
  reason: z.string().nullable(),
});
export type ReviewParams = z.infer<typeof decided>;

/** To a review's author: an administrator has hidden it, or shows it again. */
export const reviewDecided = wordsOf(decided, ({ location, locationId, reason }, { firstName }) => {
  const path = `/booking?location=${locationId}`;
  const action = { label: 'See the location', path };
  if (reason === null) {
    const message = (name: string) => `An administrator shows your review of ${name} to members again.`;
    return {
      title: 'Your review is shown again',
      message: message(shortName(location)),
      path,
      mail: {
        subject: `Your review of ${location} is shown again`,
        heading: 'Your review is shown again',
        paragraphs: [greeting(firstName), message(location)],
        action,
      },
    };
  }
  const message = (name: string) =>
    `An administrator has hidden your review of ${name}. The reason: ${reason}`;
  return {
    title: 'Your review was hidden',
    message: message(shortName(location)),
    path,
    mail: {
      subject: `Your review of ${location} was hidden`,
      heading: 'Your review was hidden',
      paragraphs: [
        greeting(firstName),
        message(location),
        'Members do not see it while it is hidden. If you disagree, please ask your administrator.',
      ],
      action,
    },
  };
});
