import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notificationsChoices = {
  nothingToChooseYet: 'Rien à choisir pour le moment',
  yourNotificationSettingsAreHere:
    'Vos paramètres de notification apparaîtront ici quand vous ferez partie d’une organisation.',
  yourChoicesCouldNotBe: 'Impossible d’afficher vos choix',
  theyStillApplyTryAgain: 'Ils s’appliquent toujours. Réessayez dans un instant.',
  theseSettingsAreForName: ({ name }) =>
    `Ces paramètres concernent l’organisation ${name} ; les moyens de vous joindre sont les mêmes partout.`,
  eachChangeAppliesAtOnce: 'Chaque modification s’applique immédiatement, y compris aux rappels à venir.',
  yourOrganizationDoesNotLetMembers:
    'Votre organisation ne permet pas aux membres de choisir un rappel personnalisé.',
  organizationDoesNotLetMembers: ({ organizationName }) =>
    `L’organisation ${organizationName} ne permet pas aux membres de choisir un rappel personnalisé.`,
  howYouAreReached: 'Moyens de vous joindre',
  beforeItStarts: 'Avant le début',
  beforeItEnds: 'Avant la fin',
  yourCustomReminderComes: 'Votre rappel personnalisé arrive',
  never: 'Jamais',
  anHourBefore: '1 heure avant',
  minutesBefore: ({ count }) =>
    plural(count, { one: `${number(count)} minute avant`, other: `${number(count)} minutes avant` }),
  insteadOfOwn: {
    still_coming: ({ methods }) =>
      `À la place, vous recevez ${methods} la question « Venez-vous toujours ? ». Pour une réservation faite dans les deux heures avant son début, vous recevez votre propre rappel.`,
    start_15min: ({ methods }) => `À la place, vous recevez ${methods} le rappel 15 minutes avant le début.`,
    start_5min: ({ methods }) => `À la place, vous recevez ${methods} le rappel 5 minutes avant le début.`,
  },
  whatYouDoYourself: 'Ce que vous faites vous-même',
  whatOthersChange: 'Ce que d’autres modifient',
  freeChargers: 'Bornes libres',
  atTheCharger: 'À la borne',
  yourMembership: 'Votre adhésion',
  yourReviews: 'Vos avis',
  forAdministrators: 'Pour les administrateurs',
  theTerms: 'Les conditions',
  inTheApp: 'Dans l’application',
  atTheBellOnEvery: 'Sur l’icône de cloche de chaque écran. Toujours activé.',
  sentTo: ({ address }) => `À ${address}`,
  nothingIsSentTo:
    'Rien n’est envoyé à {address}, car les e-mails nous reviennent. Réessayez, ou <a>modifiez l’adresse</a>.',
  confirmYourNumber: 'Confirmer votre numéro',
  weSendACodeTo: 'Nous y envoyons un code par SMS. Votre numéro ne sert qu’aux notifications.',
  sendCode: 'Envoyer le code',
  phoneNumber: 'Numéro de téléphone',
  withItsCountryCodeSuch: 'Avec l’indicatif du pays, par exemple +33 1 99 00 12 34.',
  numberConfirmed: 'Numéro confirmé',
  textMessagesGoToPhone: ({ phone }) => `Les SMS sont envoyés au ${phone}.`,
  enterTheCode: 'Saisir le code',
  weSentSixDigitsTo: ({ phone }) =>
    `Nous avons envoyé six chiffres au ${phone}. Ils sont valables dix minutes.`,
  otherNumber: 'Autre numéro',
  code: 'Code',
  noTextMessageYet: ({ count }) =>
    plural(count, {
      one: `Pas de SMS ? Vous pourrez demander un autre code dans <b>${number(count)}</b> seconde.`,
      other: `Pas de SMS ? Vous pourrez demander un autre code dans <b>${number(count)}</b> secondes.`,
    }),
  sendAnotherCode: 'Envoyer un autre code',
  theCodeCouldNotBe: 'Impossible d’envoyer le code.',
  pushMessages: 'Notifications push',
  turnOnInThisBrowser: 'Activer dans ce navigateur',
  theyComeToThisBrowser: 'Elles arrivent dans ce navigateur, même quand ChargeRota est fermé.',
  theyHaveEndedInThis:
    'Elles se sont arrêtées dans ce navigateur sans action de votre part. Vous pouvez les réactiver.',
  theyComeEvenWhenChargeRota:
    'Elles arrivent même quand ChargeRota est fermé. Votre navigateur vous demande l’autorisation.',
  thisBrowserBlocksThemTo:
    'Ce navigateur les bloque. Pour les autoriser, appuyez sur l’icône à côté de l’adresse, autorisez les notifications et actualisez cette page.',
  onAnIPhoneOrIPad:
    'Sur un iPhone ou un iPad, elles n’arrivent qu’aux apps de l’écran d’accueil. Dans Safari, appuyez sur Partager, puis sur « Sur l’écran d’accueil », et ouvrez ChargeRota à partir de là.',
  thisBrowserDoesNotSupport:
    'Ce navigateur ne les prend pas en charge. Ouvrez cette page dans un autre navigateur pour les y activer.',
  browserRemoved: 'Navigateur retiré',
  browserGetsNoMorePush: ({ browser }) => `${browser} ne reçoit plus de notifications push.`,
  browserSinceDay: '{browser} <mute>depuis le {day}</mute>',
  thisBrowser: 'Ce navigateur',
  removeBrowserSinceDay: ({ browser, day }) => `Retirer ${browser}, depuis le ${day}`,
  remove: 'Retirer',
  couldNotBeSubscribed: 'Impossible d’abonner ce navigateur.',
  couldNotBeSubscribedItSays: ({ message }) => `Impossible d’abonner ce navigateur. Il indique : ${message}`,
  quietHours: 'Heures de silence',
  noMessagesAtNight: 'Pas de messages la nuit',
  notificationsInTheAppAre: 'Les notifications dans l’application sont silencieuses et arrivent toujours.',
  from: 'De',
  until: 'À',
  emailTextAndPushMessages: ({ time }) =>
    `Les e-mails, SMS et notifications push attendent jusqu’à ${time}, dans le fuseau horaire du site de la borne. Un rappel qui arriverait alors trop tard n’est pas envoyé. Ce qui concerne une réservation qui commence avant cette heure arrive immédiatement.`,
  textMessages: 'SMS',
  phoneHasAnsweredStop: ({ phone }) =>
    `Le ${phone} a répondu STOP à un SMS. Envoyez START depuis ce téléphone au même numéro pour recevoir de nouveau des SMS.`,
  addYourPhoneNumberAnd:
    'Ajoutez votre numéro de téléphone et confirmez-le avec un code. D’ici là, aucun SMS n’arrive.',
  confirmYourPhoneNumberBy: 'Confirmez votre numéro de téléphone avec un code. D’ici là, aucun SMS n’arrive.',
  changeNumber: 'Modifier le numéro',
  tryIt: 'Tester',
} satisfies Messages['notificationsChoices'];
