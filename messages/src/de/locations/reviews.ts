import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsReviews = {
  yourReviewCouldNotBe: 'Deine Bewertung konnte nicht gespeichert werden.',
  yourReviewCouldNotBeDeleted: 'Deine Bewertung konnte nicht gelöscht werden.',
  yourAnswerCouldNotBe: 'Deine Antwort konnte nicht gespeichert werden.',
  theReviewCouldNotBe: 'Die Bewertung konnte nicht geändert werden.',
  youHaveChargedAtName: ({ name }) => `Du hast am Standort ${name} geladen. Wie war es?`,
  writeAReview: 'Bewertung schreiben',
  yourReview: 'Deine Bewertung',
  anAdministratorHasHiddenYour: ({ hiddenReason }) =>
    `Ein Admin hat deine Bewertung ausgeblendet. Andere Mitglieder sehen sie nicht und sie kann nicht geändert werden. Der Grund: ${hiddenReason}`,
  deleteYourReview: 'Deine Bewertung löschen?',
  membersWillNoLongerSee: ({ name }) =>
    `Mitglieder sehen sie dann nicht mehr und sie zählt nicht mehr für ${name}.`,
  keep: 'Behalten',
  reviewsOfNameNoneYet: ({ name }) => `Bewertungen von ${name}: noch keine`,
  reviewsOfNameRated: ({ name, average, count }) =>
    plural(count, {
      one: `Bewertungen von ${name}: ${average} von 5 bei ${number(count)} Bewertung`,
      other: `Bewertungen von ${name}: ${average} von 5 bei ${number(count)} Bewertungen`,
    }),
  noReviewsYet: 'Noch keine Bewertungen',
  howWasChargingAtName: ({ name }) => `Wie war das Laden am Standort ${name}?`,
  pleaseChoose1To5: 'Bitte wähle 1 bis 5 Sterne.',
  inYourWords: 'In deinen Worten',
  atMostCharacters: ({ most }) => `Höchstens ${most} Zeichen. Mitglieder deiner Organisation lesen das.`,
  saveReview: 'Bewertung speichern',
  aMember: 'Ein Mitglied',
  hiddenFromMembersTheReason: ({ hiddenReason }) => `Für Mitglieder ausgeblendet. Der Grund: ${hiddenReason}`,
  helpfulToYou: 'Für dich hilfreich',
  helpful: 'Hilfreich',
  hide: 'Ausblenden',
  showAgain: 'Wieder anzeigen',
  whyDoYouHideThis: 'Warum blendest du diese Bewertung aus?',
  itsAuthorSeesTheReason:
    'Wer sie geschrieben hat, sieht den Grund. Er bleibt im Aktivitätsprotokoll stehen.',
  pleaseGiveAReasonThe: 'Bitte nenne einen Grund. Wer die Bewertung geschrieben hat, liest ihn.',
  hideReview: 'Bewertung ausblenden',
  howWasIt: 'Wie war es?',
  youHaveChargedAtNameA: ({ name }) =>
    `Du hast am Standort ${name} geladen. Eine Bewertung hilft den anderen und zeigt deinen Admins, was sie verbessern können.`,
  yourReviewOfName: ({ name }) => `Deine Bewertung von ${name}`,
  reviewsOfName: ({ name }) => `Bewertungen von ${name}`,
  membersWhoHaveChargedHere: 'Mitglieder, die hier geladen haben, können eine Bewertung schreiben.',
  beTheFirstToWrite: 'Schreib die erste.',
  youCanWriteOneAfter: 'Du kannst eine schreiben, nachdem du hier geladen hast.',
  theReviewsCouldNotBe: 'Die Bewertungen konnten nicht geladen werden',
  nothingHasBeenChanged: 'Es wurde nichts geändert.',
  ratingOf5Stars: ({ rating }) => `${rating} von 5 Sternen`,
  starChoices: {
    '1': '1 Stern: Schlecht',
    '2': '2 Sterne: Mäßig',
    '3': '3 Sterne: Gut',
    '4': '4 Sterne: Sehr gut',
    '5': '5 Sterne: Ausgezeichnet',
  },
  starWords: {
    '1': 'Schlecht',
    '2': 'Mäßig',
    '3': 'Gut',
    '4': 'Sehr gut',
    '5': 'Ausgezeichnet',
  },
  countReviews: ({ count }) =>
    plural(count, { one: `${number(count)} Bewertung`, other: `${number(count)} Bewertungen` }),
  ratedInReviews: ({ average, count }) =>
    plural(count, {
      one: `${average} von 5 bei ${number(count)} Bewertung.`,
      other: `${average} von 5 bei ${number(count)} Bewertungen.`,
    }),
  foundHelpfulByMembers: ({ count }) =>
    plural(count, {
      one: `Für ${number(count)} Mitglied hilfreich`,
      other: `Für ${number(count)} Mitglieder hilfreich`,
    }),
} satisfies Messages['locationsReviews'];
