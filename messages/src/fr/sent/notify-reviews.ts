import type { Messages } from '../../en/index.ts';

export const sentNotifyReviews = {
  seeTheLocation: 'Voir le site',
  anAdministratorShowsYourReview: ({ name }) =>
    `Un administrateur montre de nouveau aux membres votre avis sur le site ${name}.`,
  yourReviewIsShownAgain: 'Votre avis est réaffiché',
  yourReviewOfLocationIs: ({ location }) => `Votre avis sur le site ${location} est réaffiché`,
  anAdministratorHasHiddenYour: ({ name, reason }) =>
    `Un administrateur a masqué votre avis sur le site ${name}. Raison : ${reason}`,
  yourReviewWasHidden: 'Votre avis a été masqué',
  yourReviewOfLocationWas: ({ location }) => `Votre avis sur le site ${location} a été masqué`,
  membersDoNotSeeIt:
    'Les membres ne le voient pas tant qu’il est masqué. Si vous n’êtes pas d’accord, adressez-vous à votre administrateur.',
} satisfies Messages['sentNotifyReviews'];
