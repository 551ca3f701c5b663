// Ratings and reviews in words, the same on every screen.
import { countedWords, oneDecimal } from '@chargerota/domain';

/** '4.5' */
export const averageText = oneDecimal;

/** '12 reviews' */
export const reviewsText = (count: number): string => countedWords(count, 'review', 'reviews');

/** 'Rated 4.5 of 5 in 12 reviews' */
export const ratingSentence = (average: number, count: number): string =>
  `Rated ${averageText(average)} of 5 in ${reviewsText(count)}`;

export const STAR_WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** 'Found helpful by 3 members' */
export const helpfulText = (count: number): string =>
  count === 1 ? 'Found helpful by 1 member' : `Found helpful by ${count} members`;
