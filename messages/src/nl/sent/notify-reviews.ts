import type { Messages } from '../../en/index.ts';

export const sentNotifyReviews = {
  seeTheLocation: 'Locatie bekijken',
  anAdministratorShowsYourReview: ({ name }) =>
    `Een beheerder toont je beoordeling van ${name} weer aan leden.`,
  yourReviewIsShownAgain: 'Je beoordeling wordt weer getoond',
  yourReviewOfLocationIs: ({ location }) => `Je beoordeling van ${location} wordt weer getoond`,
  anAdministratorHasHiddenYour: ({ name, reason }) =>
    `Een beheerder heeft je beoordeling van ${name} verborgen. De reden: ${reason}`,
  yourReviewWasHidden: 'Je beoordeling is verborgen',
  yourReviewOfLocationWas: ({ location }) => `Je beoordeling van ${location} is verborgen`,
  membersDoNotSeeIt:
    'Zolang die verborgen is, zien leden je beoordeling niet. Ben je het er niet mee eens, neem dan contact op met je beheerder.',
} satisfies Messages['sentNotifyReviews'];
