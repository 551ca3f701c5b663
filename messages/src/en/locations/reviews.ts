import { number, plural, type Counted, type Values } from '../../values.ts';

export const locationsReviews = {
  // locations/reviews/api.ts
  yourReviewCouldNotBe: 'Your review could not be saved.',
  yourReviewCouldNotBeDeleted: 'Your review could not be deleted.',
  yourAnswerCouldNotBe: 'Your answer could not be saved.',
  theReviewCouldNotBe: 'The review could not be changed.',

  // locations/reviews/own-review.tsx
  youHaveChargedAtName: ({ name }: Values<'name'>) => `You have charged at ${name}. How was it?`,
  writeAReview: 'Write a review',
  yourReview: 'Your review',
  anAdministratorHasHiddenYour: ({ hiddenReason }: Values<'hiddenReason'>) =>
    `An administrator has hidden your review, so other members don’t see it and it cannot be changed. The reason: ${hiddenReason}`,
  deleteYourReview: 'Delete your review?',
  membersWillNoLongerSee: ({ name }: Values<'name'>) =>
    `Members will no longer see it, and it no longer counts for ${name}.`,
  /** A button: one does not do what was asked about. */
  keep: 'Keep',

  // locations/reviews/rating.tsx
  reviewsOfNameNoneYet: ({ name }: Values<'name'>) => `Reviews of ${name}: none yet`,
  reviewsOfNameRated: ({ name, average, count }: Counted<'name' | 'average'>) =>
    plural(count, {
      one: `Reviews of ${name}. Rated ${average} of 5 in ${number(count)} review`,
      other: `Reviews of ${name}. Rated ${average} of 5 in ${number(count)} reviews`,
    }),
  noReviewsYet: 'No reviews yet',

  // locations/reviews/review-form.tsx
  howWasChargingAtName: ({ name }: Values<'name'>) => `How was charging at ${name}?`,
  pleaseChoose1To5: 'Please choose 1 to 5 stars.',
  inYourWords: 'In your words',
  atMostCharacters: ({ most }: Values<'most'>) =>
    `At most ${most} characters. Members of your organization read it.`,
  saveReview: 'Save review',

  // locations/reviews/review-item.tsx
  aMember: 'A member',
  hiddenFromMembersTheReason: ({ hiddenReason }: Values<'hiddenReason'>) =>
    `Hidden from members. The reason: ${hiddenReason}`,
  helpfulToYou: 'Helpful to you',
  helpful: 'Helpful',
  hide: 'Hide',
  showAgain: 'Show again',
  whyDoYouHideThis: 'Why do you hide this review?',
  itsAuthorSeesTheReason: 'Its author sees the reason. The activity log keeps it.',
  pleaseGiveAReasonThe: 'Please give a reason. The author reads it.',
  hideReview: 'Hide review',

  // locations/reviews/review-request.tsx
  howWasIt: 'How was it?',
  youHaveChargedAtNameA: ({ name }: Values<'name'>) =>
    `You have charged at ${name}. A review helps your colleagues, and tells your administrators what to improve.`,

  // locations/reviews/reviews-dialog.tsx
  yourReviewOfName: ({ name }: Values<'name'>) => `Your review of ${name}`,
  reviewsOfName: ({ name }: Values<'name'>) => `Reviews of ${name}`,
  membersWhoHaveChargedHere: 'Members who have charged here can review it.',
  beTheFirstToWrite: 'Be the first to write one.',
  youCanWriteOneAfter: 'You can write one after you have charged here.',

  theReviewsCouldNotBe: 'The reviews could not be loaded',
  nothingHasBeenChanged: 'Nothing has been changed.',

  // locations/reviews/stars.tsx
  ratingOf5Stars: ({ rating }: Values<'rating'>) => `${rating} of 5 stars`,
  /** One to five stars, read out. */
  starChoices: {
    1: '1 star: Poor',
    2: '2 stars: Fair',
    3: '3 stars: Good',
    4: '4 stars: Very good',
    5: '5 stars: Excellent',
  },
  starWords: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' },

  // locations/reviews/words.ts
  countReviews: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} review`, other: `${number(count)} reviews` }),
  ratedInReviews: ({ average, count }: Counted<'average'>) =>
    plural(count, {
      one: `Rated ${average} of 5 in ${number(count)} review.`,
      other: `Rated ${average} of 5 in ${number(count)} reviews.`,
    }),
  foundHelpfulByMembers: ({ count }: Counted) =>
    plural(count, {
      one: `Found helpful by ${number(count)} member`,
      other: `Found helpful by ${number(count)} members`,
    }),
};
