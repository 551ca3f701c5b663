import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsRegistration = {
  registrationFailed: 'Registrierung fehlgeschlagen',
  thereWasAnErrorSubmitting: 'Beim Absenden deiner Registrierung ist ein Fehler aufgetreten.',
  failedToCheckRegistrationStatus:
    'Der Stand der Registrierung konnte nicht geprüft werden. Bitte versuche es noch einmal.',
  completeRegistration: 'Registrierung abschließen',
  ifYourAccountWasMade:
    'Wenn dein Konto erstellt wurde, seine Organisation aber nicht, schließe die Registrierung hier ab.',
  yourRegistration: 'Deine Registrierung',
  signInIfYouHave: '<signIn>Melde dich an</signIn>, wenn du schon registriert bist.',
  signInOrRegister:
    '<signIn>Melde dich an</signIn>, wenn du schon registriert bist, oder <register>registriere</register> eine neue Organisation.',
  registrationCompletedSuccessfully: 'Registrierung abgeschlossen!',
  nextAddALocation: 'Füge als Nächstes einen Standort hinzu und lade deine Mitglieder ein.',
  signInThenAddALocation: 'Melde dich an, füge dann einen Standort hinzu und lade deine Mitglieder ein.',
  theOneThatYouChose: 'Das Passwort, das du bei der Registrierung gewählt hast.',
  registeredWithGoogleOrApple:
    'Mit Google oder Apple registriert? Zuerst <a>anmelden</a>, dann brauchst du hier kein Passwort.',
  youKeepThePlanThat:
    'Du behältst den Tarif, den du bei der Registrierung gewählt hast, wenn du hier keinen anderen wählst.',
  keepThePlanThatI: 'Bei der Registrierung gewählten Tarif behalten',
  finish: 'Abschluss',
  youAreSignedInAs: 'Du bist als {email} angemeldet, deshalb brauchst du kein Passwort.',
  thisSetsUpYourOrganization:
    'Damit wird deine Organisation eingerichtet, und ihre kostenlose Testphase beginnt.',
  completing: 'Wird abgeschlossen …',
  thatIsNotThePassword: 'Das ist nicht das Passwort dieses Kontos.',
  enterThePasswordOfThis: 'Gib das Passwort dieses Kontos ein oder melde dich zuerst an.',
  failedToCompleteRegistrationPlease:
    'Die Registrierung konnte nicht abgeschlossen werden. Bitte versuche es noch einmal.',
  failedToCompleteRegistration: 'Die Registrierung konnte nicht abgeschlossen werden',
  nothingIsLostYourAccount: 'Nichts ist verloren: Dein Konto bleibt, wie es ist.',
  pricePerMonth: '{price} <unit>im Monat</unit>',
  freeForDays: ({ days }) => `${days} Tage kostenlos. Das Laden selbst ist für Mitglieder kostenlos.`,
  unlimited: {
    locations: 'Unbegrenzt viele Standorte',
    members: 'Unbegrenzt viele Mitglieder',
    chargers: 'Unbegrenzt viele Ladepunkte je Standort',
  },
  upTo: {
    locations: ({ count }) =>
      plural(count, { one: `${number(count)} Standort`, other: `Bis zu ${number(count)} Standorte` }),
    members: ({ count }) =>
      plural(count, { one: `${number(count)} Mitglied`, other: `Bis zu ${number(count)} Mitglieder` }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} Ladepunkt je Standort`,
        other: `Bis zu ${number(count)} Ladepunkte je Standort`,
      }),
  },
  yourName: 'Dein Name',
  organizationName: 'Name der Organisation',
  ifYouLeaveItEmpty: ({ name }) => `Wenn du nichts eingibst, heißt sie „${name}“.`,
  yourLocationsStartWithIt: 'Deine Standorte übernehmen sie zunächst; jeder kann eine eigene haben.',
  asAnAdministratorYouManage:
    'Als Admin verwaltest du deine Mitglieder und deine Standorte. Der Dienst regelt Reservierungen; er schlichtet keine Streitigkeiten zwischen denen, die ihn nutzen, und wird ohne Gewährleistung angeboten.',
  iAcceptTheTerms:
    'Ich akzeptiere die <terms>Nutzungsbedingungen<vh> (öffnet sich in einem neuen Tab)</vh></terms>',
  pleaseAcceptTheTermsAnd: 'Bitte akzeptiere die Nutzungsbedingungen',
  incompleteRegistrationDetected: 'Unvollständige Registrierung gefunden',
  partialRegistration: 'Registrierung unvollständig',
  completeSetup: 'Einrichtung abschließen',
  theAccountOfEmailIs: ({ email }) => `Zum Konto von ${email} fehlt noch die Organisation.`,
  accountCreated: 'Konto erstellt',
  completeNow: 'Jetzt abschließen',
  later: 'Später',
  yourAccountWasCreatedBut:
    'Dein Konto wurde erstellt, aber die Organisation konnte nicht eingerichtet werden. Du kannst die Registrierung später abschließen.',
  administratorRegistration: 'Als Admin registrieren',
  yourAccountAndYourOrganization:
    'Dein Konto und deine Organisation in einem Schritt. Mitglieder registrieren sich nicht hier: Sie treten mit einer Einladung von dir bei.',
  newAccountsNeedAnInvitation: 'Neue Konten brauchen eine Einladung',
  pleaseAskTheAdministratorOf:
    'Bitte frag den Admin deiner Ladepunkte nach einer Einladung. Mit dem Link in der E-Mail erstellst du dein Konto.',
  organizationCreated: 'Organisation erstellt',
  redirectingToPaymentSetup: 'Weiter zur Einrichtung der Zahlung …',
  organizationCreatedSuccessfully: 'Organisation erstellt',
  nameIsYours: ({ name }) => `Du verwaltest jetzt ${name}.`,
  oKLeadsToPayment:
    'Mit OK richtest du die Zahlung ein, aber das hat Zeit: Die Testphase kostet nichts. Füge dann einen Standort hinzu und lade deine Mitglieder ein.',
  theServerCouldNotBe: 'Der Server war nicht erreichbar.',
  nothingWasChanged: 'Es wurde nichts geändert.',
  orWithYourEmail: 'oder mit deiner E-Mail-Adresse',
  yourOrganization: 'Deine Organisation',
  yourVehicle: 'Dein Fahrzeug',
  terms: 'Nutzungsbedingungen',
  submitting: 'Wird gesendet …',
  submitRegistration: 'Registrieren',
  registeredAlreadySignIn: 'Schon registriert? <a>Anmelden</a>',
  pleaseEnterAValidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein',
  pleaseEnterYourEmailAddress: 'Bitte gib deine E-Mail-Adresse ein.',
  checking: 'Wird geprüft …',
  checkRegistrationStatus: 'Stand der Registrierung prüfen',
} satisfies Messages['accountsRegistration'];
