import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitationsInvites = {
  peopleToInvite: 'Wen du einlädst',
  sent: 'Gesendet',
  changeAddress: '{address}<vh> ändern</vh>',
  removeAddress: ({ address }) => `${address} entfernen`,
  suspendAMemberOr:
    'Sperre ein Mitglied unter <members>Mitglieder</members> oder <plan>erweitere deinen Tarif um Mitglieder</plan>.',
  revokeAnInvitationOr:
    'Widerrufe unten eine Einladung, sperre ein Mitglied unter <members>Mitglieder</members> oder <plan>erweitere deinen Tarif um Mitglieder</plan>.',
  yourPlanHasRoomFor: ({ count }) =>
    plural(count, {
      one: `In deinem Tarif ist noch Platz für <fig>${number(count)}</fig> von {total} Mitgliedern.`,
      other: `In deinem Tarif ist noch Platz für <fig>${number(count)}</fig> von {total} Mitgliedern.`,
    }),
  yourPlanHasTooLittleRoom: ({ count }) =>
    plural(count, {
      one: `In deinem Tarif ist nur noch Platz für <fig>${number(count)}</fig> von {total} Mitgliedern. Du kannst also nicht alle hier einladen.`,
      other: `In deinem Tarif ist nur noch Platz für <fig>${number(count)}</fig> von {total} Mitgliedern. Du kannst also nicht alle hier einladen.`,
    }),
  thisIsNotAnEmail: 'Das ist keine E-Mail-Adresse.',
  mailComesBack: 'E-Mails kommen zurück',
  itWasNotSent: 'Sie wurde nicht gesendet.',
  thisFileCouldNotBe: 'Diese Datei konnte nicht gelesen werden. Wähle sie noch einmal aus.',
  cSVFile: 'CSV-Datei',
  cSVOrExcelsUnicodeText:
    'CSV oder „Unicode-Text“ aus Excel, mit einer Spalte für E-Mail-Adressen. In einer Spalte „role“ kann „admin“ stehen. Bevor jemand Admin wird, wirst du gefragt.',
  orPasteTheRows: 'Oder Zeilen einfügen',
  onePersonPerLineThe: 'Eine Person pro Zeile: die E-Mail-Adresse, für Admins gefolgt von „, admin“.',
  readPastedRows: 'Eingefügte Zeilen lesen',
  downloadASample: 'Beispiel herunterladen',
  divideTheFile: ({ most }) =>
    `Höchstens ${most} Personen können auf einmal eingeladen werden. Teile die Datei auf.`,
  pasteFewerRows: ({ most }) =>
    `Höchstens ${most} Personen können auf einmal eingeladen werden. Füge weniger Zeilen ein.`,
  noEmailAddressWasFound:
    'In dieser Datei wurde keine E-Mail-Adresse gefunden. Speichere sie als CSV mit einer Spalte „email“.',
  noEmailAddressWasFoundIn: 'Im Text wurde keine E-Mail-Adresse gefunden.',
  thisFileIsEmpty: 'Diese Datei ist leer.',
  theTextContainsNoRows: 'Der Text enthält keine Zeilen.',
  importMembers: 'Mitglieder importieren',
  eachPersonGetsAnInvitation: 'Jede Person bekommt per E-Mail eine Einladung, die 7 Tage gültig ist.',
  stopping: 'Wird angehalten …',
  stop: 'Anhalten',
  startOver: 'Neu beginnen',
  downloadWhatWasNotSent: 'Nicht Gesendetes herunterladen',
  discardTheRowsThatWere: 'Nicht gesendete Zeilen verwerfen?',
  thisListIsNotKept:
    'Diese Liste wird nicht gespeichert. Lade sie vorher herunter, wenn du die Zeilen korrigieren und noch einmal importieren willst.',
  inviteNobody: 'Niemanden einladen',
  invitePeople: ({ count }) =>
    plural(count, { one: `${number(count)} Person einladen`, other: `${number(count)} Personen einladen` }),
  tryAgainForPeople: ({ count }) =>
    plural(count, {
      one: `Für ${number(count)} Person wiederholen`,
      other: `Für ${number(count)} Personen wiederholen`,
    }),
  columnsNotUsed: ({ columns }) =>
    `Nicht verwendet: ${columns}. Diese Angaben machen neue Mitglieder beim Beitritt.`,
  invitationsSent: 'Einladungen gesendet',
  nobodyHereCanBeInvited: 'Hier kann niemand eingeladen werden.',
  onePersonCanBeInvitedAs: '1 Person kann eingeladen werden, und zwar als Admin.',
  peopleCanBeInvited: ({ count }) =>
    plural(count, {
      one: `${number(count)} Person kann eingeladen werden.`,
      other: `${number(count)} Personen können eingeladen werden.`,
    }),
  ofThemBecomeAdministrators: ({ count }) =>
    plural(count, { one: 'Eine davon wird Admin.', other: `${number(count)} davon werden Admins.` }),
  rowsAreLeftOut: ({ count }) =>
    plural(count, {
      one: 'Eine Zeile wird ausgelassen.',
      other: `${number(count)} Zeilen werden ausgelassen.`,
    }),
  chooseTheColumnWithThe: 'Wähle zuerst die Spalte mit den Adressen.',
  quoted: ({ words }) => `„${words}“`,
  otherValues: ({ count }) =>
    plural(count, { one: `${number(count)} weiterer Wert`, other: `${number(count)} weitere Werte` }),
  valuesAreNoRights: ({ values, count }) =>
    plural(count, {
      one: `${values} ist hier keine Rolle: Diese Personen werden Mitglieder.`,
      other: `${values} sind hier keine Rollen: Diese Personen werden Mitglieder.`,
    }),
  invitationsWereSent: ({ count }) =>
    plural(count, {
      one: `${number(count)} Einladung wurde gesendet.`,
      other: `${number(count)} Einladungen wurden gesendet.`,
    }),
  wereRefused: ({ count }) =>
    plural(count, { one: 'Eine wurde abgewiesen.', other: `${number(count)} wurden abgewiesen.` }),
  wereNotSentYet: ({ count }) =>
    plural(count, {
      one: 'Eine wurde noch nicht gesendet.',
      other: `${number(count)} wurden noch nicht gesendet.`,
    }),
  rowsWereLeftOut: ({ count }) =>
    plural(count, {
      one: 'Eine Zeile wurde ausgelassen.',
      other: `${number(count)} Zeilen wurden ausgelassen.`,
    }),
  severalColumnsHoldAddressesWho: 'Mehrere Spalten enthalten Adressen. Wer soll eingeladen werden?',
  theOnlyAddressesSeemTo:
    'Die einzigen Adressen gehören offenbar anderen Personen. Sollen diese eingeladen werden?',
  theRowsSayThatPeople: ({ count }) =>
    plural(count, {
      one: `Laut den Zeilen ist ${number(count)} Person Admin. Lade diese Person ein als`,
      other: `Laut den Zeilen sind ${number(count)} Personen Admins. Lade sie ein als`,
    }),
  asAdministrators: ({ count }) =>
    plural(count, {
      one: 'Admin, um Mitglieder, Standorte, Einstellungen und Zahlung zu verwalten',
      other: 'Admins, um Mitglieder, Standorte, Einstellungen und Zahlung zu verwalten',
    }),
  asMembers: ({ count }) =>
    plural(count, { one: 'Mitglied, wie alle anderen', other: 'Mitglieder, wie alle anderen' }),
  columnNumber: ({ number }) => `Spalte ${number}`,
  thisAddressIsListed: 'Diese Adresse steht mehrmals in der Liste.',
  thisPersonIsAMember: 'Diese Person ist schon Mitglied.',
  thisMemberIsSuspended: 'Dieses Mitglied ist gesperrt. Du kannst es unter „Mitglieder“ wieder freigeben.',
  thisAddressIsInvited: 'Diese Adresse ist schon eingeladen.',
  states: {
    ready: 'Kann eingeladen werden',
    sent: 'Eingeladen',
    refused: 'Abgewiesen',
    'left-out': 'Ausgelassen',
  },
  onlyRowsWithAProblem: ({ count }) =>
    plural(count, {
      one: 'Nur die Zeile mit einem Problem',
      other: `Nur die ${number(count)} Zeilen mit einem Problem`,
    }),
  rows: 'Zeilen',
  lineNumber: '<vh>Zeile </vh>{number}',
  noAddress: 'Keine Adresse',
  resendTheInvitationOfEmail: ({ email }) => `Einladung an ${email} erneut senden`,
  invitationSent: 'Einladung gesendet',
  emailHasANewLink: ({ email, day }) => `${email} hat einen neuen, bis ${day} gültigen Link.`,
  resend: 'Erneut senden',
  pendingInvitations: 'Offene Einladungen',
  noPendingInvitations: 'Keine offenen Einladungen',
  peopleYouInviteAreListed: 'Wer eingeladen ist, steht hier, bis die Einladung angenommen ist.',
  expiresWithinTheHour: ({ day }) => `Läuft in weniger als einer Stunde ab, ${day}`,
  expiresInHours: ({ count, day }) =>
    plural(count, {
      one: `Läuft in ${number(count)} Stunde ab, ${day}`,
      other: `Läuft in ${number(count)} Stunden ab, ${day}`,
    }),
  expiresInDays: ({ count, day }) =>
    plural(count, {
      one: `Läuft in ${number(count)} Tag ab, ${day}`,
      other: `Läuft in ${number(count)} Tagen ab, ${day}`,
    }),
  revokeTheInvitationOfEmail: ({ email }) => `Einladung an ${email} widerrufen`,
  notAnsweredInTime: 'Nicht rechtzeitig beantwortet',
  expired: 'Abgelaufen',
  invitedByInviterName: ({ inviterName }) => `Eingeladen von ${inviterName}`,
  invitationRevoked: 'Einladung widerrufen',
  emailCanNoLongerUse: ({ email }) => `${email} kann damit nicht mehr beitreten.`,
  revokeThisInvitation: 'Diese Einladung widerrufen?',
  theLinkThatEmailStops: ({ email }) => `Der Link, den ${email} bekommen hat, funktioniert dann nicht mehr.`,
  invalidEmailAddress: 'Ungültige E-Mail-Adresse',
  noneOfTheseCanBe: 'Niemand davon kann eingeladen werden. Ändere oder entferne die Einträge.',
  emailRequiredPleaseEnterAn: 'E-Mail-Adresse fehlt: Bitte gib eine E-Mail-Adresse ein.',
  severalAtOncePasteThe:
    'Mehrere auf einmal: Füge die Adressen ein oder trenne sie mit Kommas. Für eine Tabelle gibt es „Aus Datei importieren“.',
  role: 'Rolle',
  administratorsManageMembersInvitationsAnd: 'Admins verwalten Mitglieder, Einladungen und Standorte.',
  sendInvitations: ({ count }) =>
    plural(count, { one: `${number(count)} Einladung senden`, other: `${number(count)} Einladungen senden` }),
  sendInvitation: 'Einladung senden',
  leaveWithoutSending: 'Verlassen, ohne zu senden?',
  addressesNotInvitedYet: ({ count }) =>
    plural(count, {
      one: 'Eine Adresse ist noch nicht eingeladen und ginge verloren.',
      other: `${number(count)} Adressen sind noch nicht eingeladen und gingen verloren.`,
    }),
  invitationNotMailed: 'Einladung nicht per E-Mail gesendet',
  mailToEmailComesBack: ({ email }) =>
    `E-Mails an ${email} kommen zurück. Wenn die Adresse falsch ist, widerrufe die Einladung. Um es trotzdem zu versuchen, drücke „Erneut senden“.`,
  emailCanAcceptItUntil: ({ email, day }) => `${email} kann sie bis ${day} annehmen.`,
  getNoMail: ({ count }) =>
    plural(count, {
      one: `${number(count)} Person bekommt keine E-Mail, weil ihre E-Mails zurückkommen.`,
      other: `${number(count)} Personen bekommen keine E-Mail, weil ihre E-Mails zurückkommen.`,
    }),
  allInvitationsSent: 'Einladungen gesendet',
  peopleCanAcceptFor7Days: ({ count }) =>
    plural(count, {
      one: `${number(count)} Person kann ihre Einladung 7 Tage lang annehmen.`,
      other: `${number(count)} Personen können ihre Einladungen 7 Tage lang annehmen.`,
    }),
  wereNotSent: ({ count }) =>
    plural(count, {
      one: 'Eine wurde nicht gesendet. Der Grund steht neben der Adresse.',
      other: `${number(count)} wurden nicht gesendet. Die Gründe stehen neben den Adressen.`,
    }),
  failedToSendInvitation: 'Die Einladung konnte nicht gesendet werden',
  sentOfTotalInvitationsSent: ({ sent, total }) => `${sent} von ${total} Einladungen gesendet`,
  sendAnInvitation: 'Einladung senden',
  importFromAFile: 'Aus Datei importieren',
  theInvitationsCouldNotBe: 'Die Einladungen konnten nicht geladen werden',
  thoseThatWereSentAre: 'Gesendete Einladungen sind weiterhin gültig.',
} satisfies Messages['invitationsInvites'];
