import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentAccounts = {
  confirmYourNewEmailAddress: 'Bestätige deine neue E-Mail-Adresse für ChargeRota',
  confirmYourNewAddress: 'Bestätige deine neue Adresse',
  nameAskedToUseNewEmail: ({ name, newEmail }) =>
    `${name} möchte ${newEmail} für das eigene Konto bei ChargeRota verwenden.`,
  somebodyAskedToUseNewEmail: ({ newEmail }) =>
    `Jemand möchte ${newEmail} für das eigene Konto bei ChargeRota verwenden.`,
  theLinkWorksOnceWithin:
    'Der Link funktioniert einmal, innerhalb von 24 Stunden nach der Anfrage. Bis du ihn öffnest, behält das Konto seine alte Adresse.',
  confirmThisAddress: 'Diese Adresse bestätigen',
  ifItWasntYouYou:
    'Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Ohne deine Bestätigung passiert nichts.',
  confirmYourEmailAddressFor: 'Bestätige deine E-Mail-Adresse für ChargeRota',
  confirmYourAddress: 'Bestätige deine Adresse',
  nameRegisteredAnOrganizationAt: ({ name, newEmail }) =>
    `${name} hat bei ChargeRota mit ${newEmail} eine Organisation registriert. Sobald du diese Adresse bestätigt hast, kannst du Personen einladen.`,
  somebodyRegisteredAnOrganization: ({ newEmail }) =>
    `Jemand hat bei ChargeRota mit ${newEmail} eine Organisation registriert. Sobald du diese Adresse bestätigt hast, kannst du Personen einladen.`,
  theLinkWorksOnceWithin24: 'Der Link funktioniert einmal, innerhalb von 24 Stunden nach der Anfrage.',
  ifItWasntYouDont:
    'Wenn du das nicht warst, bestätige die Adresse nicht: Dann wird niemand in deinem Namen eingeladen. Über „Passwort vergessen“ kannst du für diese Adresse ein eigenes Passwort festlegen; dabei werden alle anderen abgemeldet.',
  yourChargeRotaAddressIsAbout: 'Deine Adresse bei ChargeRota soll geändert werden',
  aNewAddressForYour: 'Eine neue Adresse für dein Konto',
  somebodySignedInToYour: ({ newEmail, email }) =>
    `Jemand, der bei deinem Konto angemeldet ist, möchte ${newEmail} statt ${email} verwenden. Die Adresse ändert sich, sobald der Link geöffnet wird, den wir dorthin gesendet haben, innerhalb von 24 Stunden.`,
  ifItWasntYouSet:
    'Wenn du das nicht warst, lege jetzt ein neues Passwort fest. Das verhindert die Änderung und meldet jeden Browser ab.',
  youReceiveThisBecauseEmail: ({ email }) =>
    `Du bekommst diese E-Mail, weil ${email} die Adresse eines Kontos bei ChargeRota ist. Wenn die Änderung von dir kommt, brauchst du hier nichts zu tun.`,
  yourChargeRotaAddressHasChanged: 'Deine Adresse bei ChargeRota wurde geändert',
  yourAddressHasChanged: 'Deine Adresse wurde geändert',
  yourChargeRotaAccountNowHas: ({ newEmail }) =>
    `Dein Konto bei ChargeRota hat jetzt die Adresse ${newEmail}. Ab sofort meldest du dich damit an, und E-Mails gehen dorthin.`,
  ifItWasntYouTell: 'Wenn du das nicht warst, sag sofort einem Admin deiner Organisation Bescheid.',
  youReceiveThisBecauseEmailWas: ({ email }) =>
    `Du bekommst diese E-Mail, weil ${email} die Adresse dieses Kontos war.`,
  setANewPassword: 'Neues Passwort festlegen',
  setANewPasswordFor: 'Lege ein neues Passwort für ChargeRota fest',
  chargeRotasSupportSendsYouThis: ({ email }) =>
    `Der Support von ChargeRota sendet dir diesen Link, damit du ein neues Passwort für das Konto von ${email} festlegst.`,
  somebodyProbablyYouAskedTo: ({ email }) =>
    `Jemand, wahrscheinlich du, möchte ein neues Passwort für das Konto von ${email} bei ChargeRota festlegen.`,
  linkWorksOnceWithinHours: ({ count }) =>
    plural(count, {
      one: 'Der Link funktioniert einmal, innerhalb einer Stunde nach der Anfrage.',
      other: `Der Link funktioniert einmal, innerhalb von ${number(count)} Stunden nach der Anfrage.`,
    }),
  ifYouDidNotAskSupport:
    'Wenn du den Support nicht darum gebeten hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
  ifItWasntYouPasswordStays:
    'Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
  yourChargeRotaPasswordWasChanged: 'Dein Passwort bei ChargeRota wurde geändert',
  yourPasswordWasChanged: 'Dein Passwort wurde geändert',
  theChargeRotaAccountOfEmail: ({ email }) =>
    `Das Konto von ${email} bei ChargeRota hat ein neues Passwort, und andere angemeldete Browser wurden abgemeldet.`,
  ifItWasntYouSetAnother: 'Wenn du das nicht warst, lege jetzt ein anderes fest.',
  youReceiveThisBecauseEmailIs: ({ email }) =>
    `Du bekommst diese E-Mail, weil ${email} die Adresse eines Kontos bei ChargeRota ist. Wenn du das Passwort geändert hast, brauchst du nichts zu tun.`,
  openYourAccount: 'Konto öffnen',
  youReceiveThisBecauseIt:
    'Du bekommst diese E-Mail, weil sich ändert, wie du dich bei ChargeRota anmeldest.',
  providerNowSignsInTo: ({ provider }) => `Du kannst dich jetzt mit ${provider} anmelden`,
  providerIsConnected: ({ provider }) => `${provider} ist verbunden`,
  theProviderAccountNowSignsIn: ({ provider, email }) =>
    `Mit dem Konto ${email} bei ${provider} kann man sich jetzt in deinem Konto bei ChargeRota anmelden.`,
  ifThisWasNotYou: 'Wenn du das nicht warst, trenne es sofort und ändere dein Passwort.',
  providerNoLongerSignsIn: ({ provider }) => `Du kannst dich nicht mehr mit ${provider} anmelden`,
  providerIsDisconnected: ({ provider }) => `${provider} ist getrennt`,
  theProviderAccountNoLongerSignsIn: ({ provider, email }) =>
    `Mit dem Konto ${email} bei ${provider} kann man sich nicht mehr in deinem Konto bei ChargeRota anmelden.`,
  ifThisWasNotYouChange: 'Wenn du das nicht warst, ändere sofort dein Passwort.',
  organizationCreated: 'Organisation erstellt',
  yourAccountWasCreatedBut: 'Dein Konto wurde erstellt, aber die Einrichtung ist fehlgeschlagen.',
  registrationCompletedSuccessfully: 'Registrierung abgeschlossen!',
  ifAnAccountExistsWith:
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, bekommst du eine Anleitung zum Zurücksetzen des Passworts.',
  yourPasswordHasBeenReset: 'Dein Passwort wurde zurückgesetzt.',
  yourPasswordWasChanged2: 'Dein Passwort wurde geändert.',
  toUseEmailTheAddressOf: ({ email }) => `Nimm ${email}, die Adresse des Kontos, mit dem du weitermachst.`,
  pleaseChooseAPasswordThat:
    'Bitte wähle ein Passwort, das nicht aus deinem Namen, deiner E-Mail-Adresse oder ChargeRota besteht.',
  thisPasswordIsAmongThe: 'Dieses Passwort gehört zu den häufigsten. Bitte wähle ein anderes.',
  pleaseChooseAPasswordThatIsNot: 'Bitte wähle ein anderes Passwort als dein jetziges.',
  yourAddressIsConfirmed: 'Deine Adresse ist bestätigt.',
  signedOut: 'Abgemeldet',
  browserOnSystem: ({ browser, system }) => `${browser} auf ${system}`,
} satisfies Messages['sentAccounts'];
