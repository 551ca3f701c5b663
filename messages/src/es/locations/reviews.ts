import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsReviews = {
  yourReviewCouldNotBe: 'No se ha podido guardar tu reseña.',
  yourReviewCouldNotBeDeleted: 'No se ha podido eliminar tu reseña.',
  yourAnswerCouldNotBe: 'No se ha podido guardar tu respuesta.',
  theReviewCouldNotBe: 'No se ha podido cambiar la reseña.',
  youHaveChargedAtName: ({ name }) => `Has cargado en ${name}. ¿Qué tal ha ido?`,
  writeAReview: 'Escribir una reseña',
  yourReview: 'Tu reseña',
  anAdministratorHasHiddenYour: ({ hiddenReason }) =>
    `Un administrador ha ocultado tu reseña, así que los demás miembros no la ven y no se puede cambiar. El motivo: ${hiddenReason}`,
  deleteYourReview: '¿Eliminar tu reseña?',
  membersWillNoLongerSee: ({ name }) => `Los miembros dejarán de verla y ya no contará para ${name}.`,
  keep: 'Mantener',
  reviewsOfNameNoneYet: ({ name }) => `Reseñas de ${name}: aún no hay`,
  reviewsOfNameRated: ({ name, average, count }) =>
    plural(count, {
      one: `Reseñas de ${name}. Valoración: ${average} de 5 en ${number(count)} reseña`,
      other: `Reseñas de ${name}. Valoración: ${average} de 5 en ${number(count)} reseñas`,
    }),
  noReviewsYet: 'Aún no hay reseñas',
  howWasChargingAtName: ({ name }) => `¿Qué tal la carga en ${name}?`,
  pleaseChoose1To5: 'Elige de 1 a 5 estrellas.',
  inYourWords: 'Con tus palabras',
  atMostCharacters: ({ most }) => `${most} caracteres como máximo. La leen los miembros de tu organización.`,
  saveReview: 'Guardar reseña',
  aMember: 'Un miembro',
  hiddenFromMembersTheReason: ({ hiddenReason }) => `Oculta para los miembros. El motivo: ${hiddenReason}`,
  helpfulToYou: 'Útil para ti',
  helpful: 'Útil',
  hide: 'Ocultar',
  showAgain: 'Volver a mostrar',
  whyDoYouHideThis: '¿Por qué ocultas esta reseña?',
  itsAuthorSeesTheReason: 'Quien la escribió verá el motivo. Queda en el registro de actividad.',
  pleaseGiveAReasonThe: 'Indica un motivo. Lo leerá quien la escribió.',
  hideReview: 'Ocultar reseña',
  howWasIt: '¿Qué tal ha ido?',
  youHaveChargedAtNameA: ({ name }) =>
    `Has cargado en ${name}. Una reseña ayuda a los demás miembros e indica a tus administradores qué pueden mejorar.`,
  yourReviewOfName: ({ name }) => `Tu reseña de ${name}`,
  reviewsOfName: ({ name }) => `Reseñas de ${name}`,
  membersWhoHaveChargedHere: 'Los miembros que han cargado aquí pueden escribir una reseña.',
  beTheFirstToWrite: 'Escribe la primera.',
  youCanWriteOneAfter: 'Podrás escribir una cuando hayas cargado aquí.',
  theReviewsCouldNotBe: 'No se han podido mostrar las reseñas',
  nothingHasBeenChanged: 'No se ha cambiado nada.',
  ratingOf5Stars: ({ rating }) => `${rating} de 5 estrellas`,
  starChoices: {
    '1': '1 estrella: mal',
    '2': '2 estrellas: regular',
    '3': '3 estrellas: bien',
    '4': '4 estrellas: muy bien',
    '5': '5 estrellas: excelente',
  },
  starWords: {
    '1': 'Mal',
    '2': 'Regular',
    '3': 'Bien',
    '4': 'Muy bien',
    '5': 'Excelente',
  },
  countReviews: ({ count }) =>
    plural(count, { one: `${number(count)} reseña`, other: `${number(count)} reseñas` }),
  ratedInReviews: ({ average, count }) =>
    plural(count, {
      one: `Valoración: ${average} de 5 en ${number(count)} reseña.`,
      other: `Valoración: ${average} de 5 en ${number(count)} reseñas.`,
    }),
  foundHelpfulByMembers: ({ count }) =>
    plural(count, {
      one: `Útil para ${number(count)} miembro`,
      other: `Útil para ${number(count)} miembros`,
    }),
} satisfies Messages['locationsReviews'];
