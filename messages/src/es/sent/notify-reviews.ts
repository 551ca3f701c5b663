import type { Messages } from '../../en/index.ts';

export const sentNotifyReviews = {
  seeTheLocation: 'Ver la ubicación',
  anAdministratorShowsYourReview: ({ name }) =>
    `Un administrador vuelve a mostrar a los miembros tu reseña de ${name}.`,
  yourReviewIsShownAgain: 'Tu reseña se vuelve a mostrar',
  yourReviewOfLocationIs: ({ location }) => `Tu reseña de ${location} se vuelve a mostrar`,
  anAdministratorHasHiddenYour: ({ name, reason }) =>
    `Un administrador ha ocultado tu reseña de ${name}. El motivo: ${reason}`,
  yourReviewWasHidden: 'Tu reseña se ha ocultado',
  yourReviewOfLocationWas: ({ location }) => `Tu reseña de ${location} se ha ocultado`,
  membersDoNotSeeIt:
    'Mientras esté oculta, los miembros no la ven. Si no estás de acuerdo, pregunta a tu administrador.',
} satisfies Messages['sentNotifyReviews'];
