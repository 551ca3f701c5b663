import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsReviews = {
  yourReviewCouldNotBe: 'Impossible d’enregistrer votre avis.',
  yourReviewCouldNotBeDeleted: 'Impossible de supprimer votre avis.',
  yourAnswerCouldNotBe: 'Impossible d’enregistrer votre réponse.',
  theReviewCouldNotBe: 'Impossible de modifier l’avis.',
  youHaveChargedAtName: ({ name }) => `Vous avez rechargé sur le site ${name}. Comment cela s’est-il passé ?`,
  writeAReview: 'Écrire un avis',
  yourReview: 'Votre avis',
  anAdministratorHasHiddenYour: ({ hiddenReason }) =>
    `Un administrateur a masqué votre avis : les autres membres ne le voient pas et il ne peut plus être modifié. Raison : ${hiddenReason}`,
  deleteYourReview: 'Supprimer votre avis ?',
  membersWillNoLongerSee: ({ name }) =>
    `Les membres ne le verront plus, et il ne comptera plus dans la note du site ${name}.`,
  keep: 'Conserver',
  reviewsOfNameNoneYet: ({ name }) => `Avis sur le site ${name} : aucun pour le moment`,
  reviewsOfNameRated: ({ name, average, count }) =>
    plural(count, {
      one: `Avis sur le site ${name}. Note de ${average} sur 5 d’après ${number(count)} avis`,
      other: `Avis sur le site ${name}. Note de ${average} sur 5 d’après ${number(count)} avis`,
    }),
  noReviewsYet: 'Aucun avis pour le moment',
  howWasChargingAtName: ({ name }) => `Comment s’est passée la recharge sur le site ${name} ?`,
  pleaseChoose1To5: 'Choisissez de 1 à 5 étoiles.',
  inYourWords: 'Avec vos propres mots',
  atMostCharacters: ({ most }) => `Au plus ${most} caractères. Les membres de votre organisation le lisent.`,
  saveReview: 'Enregistrer l’avis',
  aMember: 'Un membre',
  hiddenFromMembersTheReason: ({ hiddenReason }) => `Masqué pour les membres. Raison : ${hiddenReason}`,
  helpfulToYou: 'Utile pour vous',
  helpful: 'Utile',
  hide: 'Masquer',
  showAgain: 'Réafficher',
  whyDoYouHideThis: 'Pourquoi masquez-vous cet avis ?',
  itsAuthorSeesTheReason: 'Son auteur voit la raison. Le journal d’activité la conserve.',
  pleaseGiveAReasonThe: 'Donnez une raison. L’auteur la lit.',
  hideReview: 'Masquer l’avis',
  howWasIt: 'Comment cela s’est-il passé ?',
  youHaveChargedAtNameA: ({ name }) =>
    `Vous avez rechargé sur le site ${name}. Un avis aide vos collègues, et indique à vos administrateurs ce qu’il faut améliorer.`,
  yourReviewOfName: ({ name }) => `Votre avis sur le site ${name}`,
  reviewsOfName: ({ name }) => `Avis sur le site ${name}`,
  membersWhoHaveChargedHere: 'Les membres qui ont rechargé ici peuvent donner leur avis.',
  beTheFirstToWrite: 'Soyez la première personne à en écrire un.',
  youCanWriteOneAfter: 'Vous pourrez en écrire un après avoir rechargé ici.',
  theReviewsCouldNotBe: 'Impossible d’afficher les avis',
  nothingHasBeenChanged: 'Rien n’a été modifié.',
  ratingOf5Stars: ({ rating }) => `${rating} sur 5 étoiles`,
  starChoices: {
    '1': '1 étoile : Mauvais',
    '2': '2 étoiles : Moyen',
    '3': '3 étoiles : Bien',
    '4': '4 étoiles : Très bien',
    '5': '5 étoiles : Excellent',
  },
  starWords: {
    '1': 'Mauvais',
    '2': 'Moyen',
    '3': 'Bien',
    '4': 'Très bien',
    '5': 'Excellent',
  },
  countReviews: ({ count }) =>
    plural(count, { one: `${number(count)} avis`, other: `${number(count)} avis` }),
  ratedInReviews: ({ average, count }) =>
    plural(count, {
      one: `Note de ${average} sur 5 d’après ${number(count)} avis.`,
      other: `Note de ${average} sur 5 d’après ${number(count)} avis.`,
    }),
  foundHelpfulByMembers: ({ count }) =>
    plural(count, {
      one: `Jugé utile par ${number(count)} membre`,
      other: `Jugé utile par ${number(count)} membres`,
    }),
} satisfies Messages['locationsReviews'];
