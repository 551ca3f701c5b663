import type { Messages } from '../../en/index.ts';

export const sentNotifyReviews = {
  seeTheLocation: 'Standort ansehen',
  anAdministratorShowsYourReview: ({ name }) =>
    `Ein Admin hat deine Bewertung von ${name} für Mitglieder wieder eingeblendet.`,
  yourReviewIsShownAgain: 'Deine Bewertung wird wieder angezeigt',
  yourReviewOfLocationIs: ({ location }) => `Deine Bewertung von ${location} wird wieder angezeigt`,
  anAdministratorHasHiddenYour: ({ name, reason }) =>
    `Ein Admin hat deine Bewertung von ${name} ausgeblendet. Der Grund: ${reason}`,
  yourReviewWasHidden: 'Deine Bewertung wurde ausgeblendet',
  yourReviewOfLocationWas: ({ location }) => `Deine Bewertung von ${location} wurde ausgeblendet`,
  membersDoNotSeeIt:
    'Mitglieder sehen sie nicht, solange sie ausgeblendet ist. Wenn du damit nicht einverstanden bist, frag bitte deinen Admin.',
} satisfies Messages['sentNotifyReviews'];
