import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsReviews = {
  yourReviewCouldNotBe: 'Je beoordeling kon niet worden opgeslagen.',
  yourReviewCouldNotBeDeleted: 'Je beoordeling kon niet worden verwijderd.',
  yourAnswerCouldNotBe: 'Je antwoord kon niet worden opgeslagen.',
  theReviewCouldNotBe: 'De beoordeling kon niet worden gewijzigd.',
  youHaveChargedAtName: ({ name }) => `Je hebt bij ${name} geladen. Hoe was het?`,
  writeAReview: 'Beoordeling schrijven',
  yourReview: 'Je beoordeling',
  anAdministratorHasHiddenYour: ({ hiddenReason }) =>
    `Een beheerder heeft je beoordeling verborgen, dus andere leden zien die niet en je kunt die niet wijzigen. De reden: ${hiddenReason}`,
  deleteYourReview: 'Je beoordeling verwijderen?',
  membersWillNoLongerSee: ({ name }) =>
    `Leden zien je beoordeling niet meer, en die telt niet meer mee voor ${name}.`,
  keep: 'Behouden',
  reviewsOfNameNoneYet: ({ name }) => `Beoordelingen van ${name}: nog geen`,
  reviewsOfNameRated: ({ name, average, count }) =>
    plural(count, {
      one: `Beoordelingen van ${name}. Gemiddeld ${average} van de 5 in ${number(count)} beoordeling`,
      other: `Beoordelingen van ${name}. Gemiddeld ${average} van de 5 in ${number(count)} beoordelingen`,
    }),
  noReviewsYet: 'Nog geen beoordelingen',
  howWasChargingAtName: ({ name }) => `Hoe was het laden bij ${name}?`,
  pleaseChoose1To5: 'Kies 1 tot 5 sterren.',
  inYourWords: 'In je eigen woorden',
  atMostCharacters: ({ most }) => `Maximaal ${most} tekens. Leden van je organisatie lezen het.`,
  saveReview: 'Beoordeling opslaan',
  aMember: 'Een lid',
  hiddenFromMembersTheReason: ({ hiddenReason }) => `Verborgen voor leden. De reden: ${hiddenReason}`,
  helpfulToYou: 'Nuttig voor jou',
  helpful: 'Nuttig',
  hide: 'Verbergen',
  showAgain: 'Weer tonen',
  whyDoYouHideThis: 'Waarom verberg je deze beoordeling?',
  itsAuthorSeesTheReason: 'De schrijver ziet de reden, die ook in het logboek bewaard blijft.',
  pleaseGiveAReasonThe: 'Geef een reden. De schrijver leest die.',
  hideReview: 'Beoordeling verbergen',
  howWasIt: 'Hoe was het?',
  youHaveChargedAtNameA: ({ name }) =>
    `Je hebt bij ${name} geladen. Met een beoordeling help je je collega’s, en weten je beheerders wat er beter kan.`,
  yourReviewOfName: ({ name }) => `Je beoordeling van ${name}`,
  reviewsOfName: ({ name }) => `Beoordelingen van ${name}`,
  membersWhoHaveChargedHere: 'Leden die hier hebben geladen, kunnen een beoordeling schrijven.',
  beTheFirstToWrite: 'Schrijf de eerste.',
  youCanWriteOneAfter: 'Je kunt er een schrijven nadat je hier hebt geladen.',
  theReviewsCouldNotBe: 'De beoordelingen konden niet worden geladen',
  nothingHasBeenChanged: 'Er is niets gewijzigd.',
  ratingOf5Stars: ({ rating }) => `${rating} van de 5 sterren`,
  starChoices: {
    '1': '1 ster: slecht',
    '2': '2 sterren: matig',
    '3': '3 sterren: goed',
    '4': '4 sterren: heel goed',
    '5': '5 sterren: uitstekend',
  },
  starWords: {
    '1': 'Slecht',
    '2': 'Matig',
    '3': 'Goed',
    '4': 'Heel goed',
    '5': 'Uitstekend',
  },
  countReviews: ({ count }) =>
    plural(count, { one: `${number(count)} beoordeling`, other: `${number(count)} beoordelingen` }),
  ratedInReviews: ({ average, count }) =>
    plural(count, {
      one: `Gemiddeld ${average} van de 5 in ${number(count)} beoordeling.`,
      other: `Gemiddeld ${average} van de 5 in ${number(count)} beoordelingen.`,
    }),
  foundHelpfulByMembers: ({ count }) =>
    plural(count, {
      one: `Nuttig gevonden door ${number(count)} lid`,
      other: `Nuttig gevonden door ${number(count)} leden`,
    }),
} satisfies Messages['locationsReviews'];
