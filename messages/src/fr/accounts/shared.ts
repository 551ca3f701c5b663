import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accounts = {
  nothingIsLostTryAgain: 'Rien n’est perdu. Réessayez dans un instant.',
  youSignInWith: ({ ways }) => `Vous vous connectez avec ${ways}.`,
  howYouSignInAnd: 'Vos moyens de connexion et vos sessions ouvertes.',
  browsersSignedIn: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> <unit>navigateur connecté</unit>`,
      other: `<fig>${number(count)}</fig> <unit>navigateurs connectés</unit>`,
    }),
  howYouSignIn: 'Vos moyens de connexion',
  howYouSignInCould: 'Impossible d’afficher vos moyens de connexion',
  nothingHasBeenChangedTry: 'Rien n’a été modifié. Réessayez dans un instant.',
  remindersAndNewsAboutYour: 'Rappels et informations sur vos réservations',
  byEmailTextMessagePush: 'Par e-mail, SMS, notification push et dans l’application, selon votre choix.',
  changeEmail: 'Modifier l’e-mail',
  youSignInWithItAndNotifications: 'Elle vous sert à vous connecter et reçoit vos notifications.',
  youSignInWithIt: 'Elle vous sert à vous connecter.',
  yourNotificationsGoThere: 'Elle reçoit vos notifications.',
  onlyEmailsAboutYourAccount: 'Elle ne reçoit que les e-mails concernant votre compte lui-même.',
  terms: 'Conditions',
  acceptedDay: ({ day }) => `Acceptées le ${day}`,
  notRecorded: 'Non enregistrées',
  termsAndConditions: 'Conditions d’utilisation',
  termsAndConditionsOf: ({ month }) => `Conditions d’utilisation, ${month}`,
  yourAccountWasCreatedBefore: 'Votre compte a été créé avant l’enregistrement des acceptations.',
  readTheTerms: 'Lire les conditions',
  sections: 'Sections',
  countSections: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> section`,
      other: `<fig>${number(count)}</fig> sections`,
    }),
  termsTitle: 'Conditions d’utilisation',
  effectiveMonth: ({ month }) => `En vigueur depuis ${month}`,
  termsAreInEnglish:
    'C’est cette version anglaise des conditions qui s’applique. Il n’en existe pas encore de traduction.',
  openBugReport: 'Signaler un bug',
  backToDashboard: 'Retour à l’accueil',
  backToRegistration: 'Retour à l’inscription',
  backToSignIn: 'Retour à la connexion',
} satisfies Messages['accounts'];
