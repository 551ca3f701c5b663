import type { Values } from '../../values.ts';

export const sentNotifyReviews = {
  // notifications/texts/reviews.ts
  seeTheLocation: 'See the location',
  anAdministratorShowsYourReview: ({ name }: Values<'name'>) =>
    `An administrator shows your review of ${name} to members again.`,
  yourReviewIsShownAgain: 'Your review is shown again',
  yourReviewOfLocationIs: ({ location }: Values<'location'>) => `Your review of ${location} is shown again`,
  anAdministratorHasHiddenYour: ({ name, reason }: Values<'name' | 'reason'>) =>
    `An administrator has hidden your review of ${name}. The reason: ${reason}`,
  yourReviewWasHidden: 'Your review was hidden',
  yourReviewOfLocationWas: ({ location }: Values<'location'>) => `Your review of ${location} was hidden`,
  membersDoNotSeeIt:
    'Members do not see it while it is hidden. If you disagree, please ask your administrator.',
};
