import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentOperator = {
  yourPasswordWasChanged: 'Votre mot de passe a été modifié.',
  pleaseChooseAPasswordThat: 'Choisissez un autre mot de passe que l’actuel.',
  setupToken: 'Jeton de configuration',
  theOperatorAccountWasCreated: 'Le compte exploitant a été créé.',
  theOperatorAccountHasA: 'Le compte exploitant a un nouveau mot de passe.',
  thereWasNoAnswerWithin: ({ seconds }) => `Aucune réponse en ${seconds} secondes.`,
  pleaseEnterANumberWith: 'Saisissez un numéro avec l’indicatif du pays, par exemple +33 1 99 00 12 34',
  thisIsHowAnEmail: 'Voici à quoi ressemble un e-mail de ChargeRota',
  thisEmailHasArrived: 'Cet e-mail est arrivé',
  somebodyWhoRunsThisInstallation:
    'L’équipe qui exploite cette installation de ChargeRota l’a envoyé pour vérifier que les e-mails arrivent.',
  youReceiveThisOnceBecause:
    'Vous recevez cet e-mail une seule fois, parce que votre adresse a été saisie pour un test.',
  theMailServerDidNot: ({ error }) => `Le serveur de messagerie n’a pas accepté l’e-mail : ${error}`,
  theMailServerHasAccepted: ({ to }) => `Le serveur de messagerie a accepté un e-mail pour ${to}.`,
  anEmailToToWas: ({ to }) =>
    `Un e-mail pour ${to} a été enregistré dans le dossier des e-mails ; rien n’a été envoyé.`,
  chargeRotaThisIsATest:
    'ChargeRota : ceci est un test des SMS, fait par l’équipe qui exploite cette installation.',
  noTextMessageWasSent: 'Aucun SMS n’a été envoyé, car Twilio n’est pas configuré sur cette installation.',
  theTextMessageWasNot: ({ reason }) => `Le SMS n’a pas été envoyé : ${reason}.`,
  twilioHasAcceptedAText: ({ to }) => `Twilio a accepté un SMS pour le ${to}.`,
  aTextMessageToTo: ({ to }) =>
    `Un SMS pour le ${to} a été enregistré dans le dossier des messages ; rien n’a été envoyé.`,
  providerAnswers: {
    stripe: 'Stripe répond et accepte notre clé.',
    sandbox: 'L’environnement de test des paiements répond et accepte notre clé.',
  },
  providerDidNotAnswer: {
    stripe: ({ error }) => `Stripe n’a pas répondu comme prévu : ${error}`,
    sandbox: ({ error }) => `L’environnement de test des paiements n’a pas répondu comme prévu : ${error}`,
  },
  theKeysForPushMessages:
    'Les clés des notifications push ne peuvent pas signer : aucun navigateur n’acceptera donc de message.',
  theKeysSignAsThey: ({ count }) =>
    plural(count, {
      one: `Les clés signent comme prévu, et ${number(count)} navigateur est abonné ; on verra au prochain message si un service de notifications push les accepte, car seuls les navigateurs abonnés en reçoivent.`,
      other: `Les clés signent comme prévu, et ${number(count)} navigateurs sont abonnés ; on verra au prochain message si un service de notifications push les accepte, car seuls les navigateurs abonnés en reçoivent.`,
    }),
  noMailServerIsSet:
    'Aucun serveur de messagerie n’est configuré : les e-mails sont conservés dans un dossier de cet ordinateur.',
  thePaymentSandboxWhichCharges: 'L’environnement de test des paiements, qui ne débite personne',
  thePushServicesOfBrowsers:
    'Les services de notifications push des navigateurs, avec les clés propres à cette installation',
  twilioFrom: ({ number }) => `Twilio, depuis le ${number}`,
  twilioIsNotSetText:
    'Twilio n’est pas configuré : les SMS sont conservés dans un dossier de cet ordinateur.',
  twilioIsNotSetSo: 'Twilio n’est pas configuré : aucun SMS n’est donc envoyé.',
  stripeInTestModeWhich: 'Stripe en mode test, qui ne débite personne',
  mailServerHost: ({ host }) => `Serveur de messagerie ${host}`,
  mailServerWithoutEncryption: ({ host }) =>
    `Serveur de messagerie ${host}, sans chiffrement obligatoire. Quiconque écoute en chemin lit les liens contenus dans les e-mails.`,
} satisfies Messages['sentOperator'];
