import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsQuestions = {
  countOfUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>próxima reserva</unit>`,
      other: `${number(count)} <unit>próximas reservas</unit>`,
    }),
  theseHaveChangedInThe: 'Han cambiado entretanto. Vuelve a mirarlas.',
  upcomingReservations: 'Próximas reservas',
  andMore: ({ count }) => plural(count, { one: `y ${number(count)} más`, other: `y ${number(count)} más` }),
} satisfies Messages['reservationsQuestions'];
