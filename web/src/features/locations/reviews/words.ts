// Ratings and reviews in words, the same on every screen.
import { m } from '@chargerota/messages';
import { oneDecimal } from '@chargerota/domain';

/** '4.5' */
export const averageText = oneDecimal;

/** '12 reviews' */
export const reviewsText = (count: number): string => m.locationsReviews.countReviews({ count });

/** 'Rated 4.5 of 5 in 12 reviews.' */
export const ratingSentence = (average: number, count: number): string =>
  m.locationsReviews.ratedInReviews({ average: averageText(average), count });

/** 'Found helpful by 3 members' */
export const helpfulText = (count: number): string => m.locationsReviews.foundHelpfulByMembers({ count });
