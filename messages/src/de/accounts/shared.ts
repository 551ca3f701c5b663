import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accounts = {
  nothingIsLostTryAgain: 'Nichts ist verloren. Versuche es gleich noch einmal.',
  youSignInWith: ({ ways }) => `Du meldest dich mit ${ways} an.`,
  howYouSignInAnd: 'Wie du dich anmeldest und wo du angemeldet bist.',
  browsersSignedIn: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> <unit>Browser angemeldet</unit>`,
      other: `<fig>${number(count)}</fig> <unit>Browser angemeldet</unit>`,
    }),
  howYouSignIn: 'Wie du dich anmeldest',
  howYouSignInCould: 'Die Angaben zu deiner Anmeldung konnten nicht geladen werden',
  nothingHasBeenChangedTry: 'Es wurde nichts geändert. Versuche es gleich noch einmal.',
  remindersAndNewsAboutYour: 'Erinnerungen und Neuigkeiten zu deinen Reservierungen',
  byEmailTextMessagePush: 'Per E-Mail, SMS, Push-Nachricht und in der App, wie du es möchtest.',
  changeEmail: 'E-Mail-Adresse ändern',
  youSignInWithItAndNotifications: 'Du meldest dich damit an, und deine Benachrichtigungen gehen dorthin.',
  youSignInWithIt: 'Du meldest dich damit an.',
  yourNotificationsGoThere: 'Deine Benachrichtigungen gehen dorthin.',
  onlyEmailsAboutYourAccount: 'Nur E-Mails zu deinem Konto selbst gehen dorthin.',
  terms: 'Nutzungsbedingungen',
  acceptedDay: ({ day }) => `Akzeptiert am ${day}`,
  notRecorded: 'Nicht erfasst',
  termsAndConditions: 'Nutzungsbedingungen',
  termsAndConditionsOf: ({ month }) => `Nutzungsbedingungen, Stand ${month}`,
  yourAccountWasCreatedBefore: 'Als dein Konto erstellt wurde, haben wir die Zustimmung noch nicht erfasst.',
  readTheTerms: 'Nutzungsbedingungen lesen',
  sections: 'Abschnitte',
  countSections: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> Abschnitt`,
      other: `<fig>${number(count)}</fig> Abschnitte`,
    }),
  termsTitle: 'Nutzungsbedingungen',
  effectiveMonth: ({ month }) => `Gültig ab ${month}`,
  termsAreInEnglish:
    'Die Nutzungsbedingungen gelten in dieser englischen Fassung. Eine Übersetzung gibt es noch nicht.',
  openBugReport: 'Fehler melden',
  backToDashboard: 'Zurück zur Übersicht',
  backToRegistration: 'Zurück zur Registrierung',
  backToSignIn: 'Zurück zur Anmeldung',
} satisfies Messages['accounts'];
