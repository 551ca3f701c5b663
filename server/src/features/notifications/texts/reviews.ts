import { m } from '@chargerota/messages';
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
  const action = { label: m.sentNotifyReviews.seeTheLocation, path };
  if (reason === null) {
    const message = (name: string) => m.sentNotifyReviews.anAdministratorShowsYourReview({ name });
    return {
      title: m.sentNotifyReviews.yourReviewIsShownAgain,
      message: message(shortName(location)),
      path,
      mail: {
        subject: m.sentNotifyReviews.yourReviewOfLocationIs({ location }),
        heading: m.sentNotifyReviews.yourReviewIsShownAgain,
        paragraphs: [greeting(firstName), message(location)],
        action,
      },
    };
  }
  const message = (name: string) => m.sentNotifyReviews.anAdministratorHasHiddenYour({ name, reason });
  return {
    title: m.sentNotifyReviews.yourReviewWasHidden,
    message: message(shortName(location)),
    path,
    mail: {
      subject: m.sentNotifyReviews.yourReviewOfLocationWas({ location }),
      heading: m.sentNotifyReviews.yourReviewWasHidden,
      paragraphs: [greeting(firstName), message(location), m.sentNotifyReviews.membersDoNotSeeIt],
      action,
    },
  };
});
