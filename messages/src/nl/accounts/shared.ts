import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accounts = {
  nothingIsLostTryAgain: 'Er is niets verloren gegaan. Probeer het zo meteen opnieuw.',
  youSignInWith: ({ ways }) => `Je logt in met ${ways}.`,
  howYouSignInAnd: 'Hoe je inlogt en waar je bent ingelogd.',
  browsersSignedIn: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> <unit>browser ingelogd</unit>`,
      other: `<fig>${number(count)}</fig> <unit>browsers ingelogd</unit>`,
    }),
  howYouSignIn: 'Hoe je inlogt',
  howYouSignInCould: 'Je manieren van inloggen konden niet worden geladen',
  nothingHasBeenChangedTry: 'Er is niets gewijzigd. Probeer het zo meteen opnieuw.',
  remindersAndNewsAboutYour: 'Herinneringen en nieuws over je reserveringen',
  byEmailTextMessagePush: 'Per e-mail, sms, pushbericht en in de app, zoals jij het kiest.',
  changeEmail: 'E-mailadres wijzigen',
  youSignInWithItAndNotifications: 'Je logt ermee in, en je meldingen gaan daarheen.',
  youSignInWithIt: 'Je logt ermee in.',
  yourNotificationsGoThere: 'Je meldingen gaan daarheen.',
  onlyEmailsAboutYourAccount: 'Alleen e-mails over je account zelf gaan daarheen.',
  terms: 'Voorwaarden',
  acceptedDay: ({ day }) => `Geaccepteerd op ${day}`,
  notRecorded: 'Niet vastgelegd',
  termsAndConditions: 'Gebruiksvoorwaarden',
  termsAndConditionsOf: ({ month }) => `Gebruiksvoorwaarden van ${month}`,
  yourAccountWasCreatedBefore: 'Je account is gemaakt voordat akkoord werd vastgelegd.',
  readTheTerms: 'Voorwaarden lezen',
  sections: 'Onderdelen',
  countSections: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> onderdeel`,
      other: `<fig>${number(count)}</fig> onderdelen`,
    }),
  termsTitle: 'Gebruiksvoorwaarden',
  effectiveMonth: ({ month }) => `Geldig vanaf ${month}`,
  termsAreInEnglish: 'De voorwaarden gelden in deze Engelse versie. Een vertaling is er nog niet.',
  openBugReport: 'Bug melden',
  backToDashboard: 'Terug naar overzicht',
  backToRegistration: 'Terug naar registratie',
  backToSignIn: 'Terug naar inloggen',
} satisfies Messages['accounts'];
