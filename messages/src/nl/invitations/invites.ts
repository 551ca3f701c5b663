import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitationsInvites = {
  peopleToInvite: 'Uit te nodigen mensen',
  sent: 'Verstuurd',
  changeAddress: '{address}<vh> wijzigen</vh>',
  removeAddress: ({ address }) => `${address} verwijderen`,
  suspendAMemberOr:
    'Blokkeer een lid onder <members>Leden</members>, of <plan>voeg leden aan je pakket toe</plan>.',
  revokeAnInvitationOr:
    'Trek hieronder een uitnodiging in, blokkeer een lid onder <members>Leden</members>, of <plan>voeg leden aan je pakket toe</plan>.',
  yourPlanHasRoomFor: ({ count }) =>
    plural(count, {
      one: `Je pakket heeft nog plaats voor <fig>${number(count)}</fig> van de {total} leden.`,
      other: `Je pakket heeft nog plaats voor <fig>${number(count)}</fig> van de {total} leden.`,
    }),
  yourPlanHasTooLittleRoom: ({ count }) =>
    plural(count, {
      one: `Je pakket heeft nog plaats voor <fig>${number(count)}</fig> van de {total} leden. Daarom kan niet iedereen hier worden uitgenodigd.`,
      other: `Je pakket heeft nog plaats voor <fig>${number(count)}</fig> van de {total} leden. Daarom kan niet iedereen hier worden uitgenodigd.`,
    }),
  thisIsNotAnEmail: 'Dit is geen e-mailadres.',
  mailComesBack: 'E-mail komt terug',
  itWasNotSent: 'De uitnodiging is niet verstuurd.',
  thisFileCouldNotBe: 'Dit bestand kon niet worden gelezen. Kies het opnieuw.',
  cSVFile: 'CSV-bestand',
  cSVOrExcelsUnicodeText:
    'CSV of Unicode-tekst uit Excel, met een kolom met e-mailadressen. In een kolom ‘role’ mag ‘admin’ staan; voordat iemand beheerder wordt, vragen we het je.',
  orPasteTheRows: 'Of plak de rijen',
  onePersonPerLineThe: 'Eén persoon per regel: het e-mailadres, met ‘, admin’ erachter voor een beheerder.',
  readPastedRows: 'Geplakte rijen inlezen',
  downloadASample: 'Voorbeeld downloaden',
  divideTheFile: ({ most }) => `Je kunt maximaal ${most} mensen tegelijk uitnodigen. Splits het bestand.`,
  pasteFewerRows: ({ most }) => `Je kunt maximaal ${most} mensen tegelijk uitnodigen. Plak minder rijen.`,
  noEmailAddressWasFound:
    'In dit bestand is geen e-mailadres gevonden. Sla het op als CSV, met een kolom ‘email’.',
  noEmailAddressWasFoundIn: 'In de tekst is geen e-mailadres gevonden.',
  thisFileIsEmpty: 'Dit bestand is leeg.',
  theTextContainsNoRows: 'De tekst bevat geen rijen.',
  importMembers: 'Leden importeren',
  eachPersonGetsAnInvitation: 'Iedereen krijgt een uitnodiging per e-mail, die 7 dagen geldig is.',
  stopping: 'Stoppen…',
  stop: 'Stoppen',
  startOver: 'Opnieuw beginnen',
  downloadWhatWasNotSent: 'Niet verstuurde rijen downloaden',
  discardTheRowsThatWere: 'Niet verstuurde rijen verwerpen?',
  thisListIsNotKept:
    'Deze lijst wordt niet bewaard. Download die eerst als je de rijen wilt verbeteren en opnieuw wilt importeren.',
  inviteNobody: 'Niemand uitnodigen',
  invitePeople: ({ count }) =>
    plural(count, {
      one: `${number(count)} persoon uitnodigen`,
      other: `${number(count)} mensen uitnodigen`,
    }),
  tryAgainForPeople: ({ count }) =>
    plural(count, {
      one: `Opnieuw proberen voor ${number(count)} persoon`,
      other: `Opnieuw proberen voor ${number(count)} mensen`,
    }),
  columnsNotUsed: ({ columns }) =>
    `Niet gebruikt: ${columns}. Nieuwe leden geven deze gegevens zelf op als ze lid worden.`,
  invitationsSent: 'Uitnodigingen verstuurd',
  nobodyHereCanBeInvited: 'Niemand hier kan worden uitgenodigd.',
  onePersonCanBeInvitedAs: '1 persoon kan worden uitgenodigd, als beheerder.',
  peopleCanBeInvited: ({ count }) =>
    plural(count, {
      one: `${number(count)} persoon kan worden uitgenodigd.`,
      other: `${number(count)} mensen kunnen worden uitgenodigd.`,
    }),
  ofThemBecomeAdministrators: ({ count }) =>
    plural(count, {
      one: 'Eén van hen wordt beheerder.',
      other: `${number(count)} van hen worden beheerder.`,
    }),
  rowsAreLeftOut: ({ count }) =>
    plural(count, {
      one: 'Eén rij wordt overgeslagen.',
      other: `${number(count)} rijen worden overgeslagen.`,
    }),
  chooseTheColumnWithThe: 'Kies eerst de kolom met de adressen.',
  quoted: ({ words }) => `‘${words}’`,
  otherValues: ({ count }) =>
    plural(count, { one: `${number(count)} andere waarde`, other: `${number(count)} andere waarden` }),
  valuesAreNoRights: ({ values, count }) =>
    plural(count, {
      one: `${values} is hier geen rol: deze mensen worden gewoon lid.`,
      other: `${values} zijn hier geen rollen: deze mensen worden gewoon lid.`,
    }),
  invitationsWereSent: ({ count }) =>
    plural(count, {
      one: `${number(count)} uitnodiging is verstuurd.`,
      other: `${number(count)} uitnodigingen zijn verstuurd.`,
    }),
  wereRefused: ({ count }) =>
    plural(count, { one: 'Eén is geweigerd.', other: `${number(count)} zijn geweigerd.` }),
  wereNotSentYet: ({ count }) =>
    plural(count, { one: 'Eén is nog niet verstuurd.', other: `${number(count)} zijn nog niet verstuurd.` }),
  rowsWereLeftOut: ({ count }) =>
    plural(count, { one: 'Eén rij is overgeslagen.', other: `${number(count)} rijen zijn overgeslagen.` }),
  severalColumnsHoldAddressesWho: 'Meerdere kolommen bevatten adressen. Wie wil je uitnodigen?',
  theOnlyAddressesSeemTo: 'De enige adressen lijken van andere mensen te zijn. Wil je hen uitnodigen?',
  theRowsSayThatPeople: ({ count }) =>
    plural(count, {
      one: `Volgens de rijen is ${number(count)} persoon beheerder. Nodig deze persoon uit als`,
      other: `Volgens de rijen zijn ${number(count)} mensen beheerder. Nodig hen uit als`,
    }),
  asAdministrators: ({ count }) =>
    plural(count, {
      one: 'Beheerder, voor leden, locaties, instellingen en betaling',
      other: 'Beheerders, voor leden, locaties, instellingen en betaling',
    }),
  asMembers: ({ count }) =>
    plural(count, { one: 'Lid, net als alle anderen', other: 'Leden, net als alle anderen' }),
  columnNumber: ({ number }) => `Kolom ${number}`,
  thisAddressIsListed: 'Dit adres staat meer dan één keer in de lijst.',
  thisPersonIsAMember: 'Deze persoon is al lid.',
  thisMemberIsSuspended: 'Dit lid is geblokkeerd. Onder Leden kun je het weer toelaten.',
  thisAddressIsInvited: 'Dit adres is al uitgenodigd.',
  states: {
    ready: 'Kan worden uitgenodigd',
    sent: 'Uitgenodigd',
    refused: 'Geweigerd',
    'left-out': 'Overgeslagen',
  },
  onlyRowsWithAProblem: ({ count }) =>
    plural(count, {
      one: 'Alleen de rij met een probleem',
      other: `Alleen de ${number(count)} rijen met een probleem`,
    }),
  rows: 'Rijen',
  lineNumber: '<vh>Regel </vh>{number}',
  noAddress: 'Geen adres',
  resendTheInvitationOfEmail: ({ email }) => `Uitnodiging van ${email} opnieuw sturen`,
  invitationSent: 'Uitnodiging verstuurd',
  emailHasANewLink: ({ email, day }) => `${email} heeft een nieuwe link, geldig tot ${day}.`,
  resend: 'Opnieuw sturen',
  pendingInvitations: 'Openstaande uitnodigingen',
  noPendingInvitations: 'Geen openstaande uitnodigingen',
  peopleYouInviteAreListed: 'Hier staan de mensen die je uitnodigt, tot ze de uitnodiging aannemen.',
  expiresWithinTheHour: ({ day }) => `Verloopt binnen een uur, ${day}`,
  expiresInHours: ({ count, day }) =>
    plural(count, {
      one: `Verloopt over ${number(count)} uur, ${day}`,
      other: `Verloopt over ${number(count)} uur, ${day}`,
    }),
  expiresInDays: ({ count, day }) =>
    plural(count, {
      one: `Verloopt over ${number(count)} dag, ${day}`,
      other: `Verloopt over ${number(count)} dagen, ${day}`,
    }),
  revokeTheInvitationOfEmail: ({ email }) => `Uitnodiging van ${email} intrekken`,
  notAnsweredInTime: 'Niet op tijd beantwoord',
  expired: 'Verlopen',
  invitedByInviterName: ({ inviterName }) => `Uitgenodigd door ${inviterName}`,
  invitationRevoked: 'Uitnodiging ingetrokken',
  emailCanNoLongerUse: ({ email }) => `${email} kan er niet meer mee lid worden.`,
  revokeThisInvitation: 'Deze uitnodiging intrekken?',
  theLinkThatEmailStops: ({ email }) => `De link die naar ${email} is gestuurd, werkt dan niet meer.`,
  invalidEmailAddress: 'Ongeldig e-mailadres',
  noneOfTheseCanBe: 'Geen van deze adressen kan worden uitgenodigd. Wijzig of verwijder ze.',
  emailRequiredPleaseEnterAn: 'E-mailadres vereist: vul een e-mailadres in.',
  severalAtOncePasteThe:
    'Meerdere tegelijk: plak de adressen, of typ ze met komma’s ertussen. Voor een tabel is er ‘Uit bestand importeren’.',
  role: 'Rol',
  administratorsManageMembersInvitationsAnd: 'Beheerders beheren leden, uitnodigingen en locaties.',
  sendInvitations: ({ count }) =>
    plural(count, {
      one: `${number(count)} uitnodiging versturen`,
      other: `${number(count)} uitnodigingen versturen`,
    }),
  sendInvitation: 'Uitnodiging versturen',
  leaveWithoutSending: 'Verlaten zonder te versturen?',
  addressesNotInvitedYet: ({ count }) =>
    plural(count, {
      one: 'Eén adres is nog niet uitgenodigd en zou verloren gaan.',
      other: `${number(count)} adressen zijn nog niet uitgenodigd en zouden verloren gaan.`,
    }),
  invitationNotMailed: 'Uitnodiging niet gemaild',
  mailToEmailComesBack: ({ email }) =>
    `E-mail aan ${email} komt terug. Trek de uitnodiging in als het adres niet klopt; druk op ‘Opnieuw sturen’ om het toch te proberen.`,
  emailCanAcceptItUntil: ({ email, day }) => `${email} kan de uitnodiging aannemen tot ${day}.`,
  getNoMail: ({ count }) =>
    plural(count, {
      one: `${number(count)} persoon krijgt geen e-mail, want die komt terug.`,
      other: `${number(count)} mensen krijgen geen e-mail, want die komt terug.`,
    }),
  allInvitationsSent: 'Uitnodigingen verstuurd',
  peopleCanAcceptFor7Days: ({ count }) =>
    plural(count, {
      one: `${number(count)} persoon kan de uitnodiging 7 dagen lang aannemen.`,
      other: `${number(count)} mensen kunnen hun uitnodiging 7 dagen lang aannemen.`,
    }),
  wereNotSent: ({ count }) =>
    plural(count, {
      one: 'Eén is niet verstuurd; de reden staat bij het adres.',
      other: `${number(count)} zijn niet verstuurd; de redenen staan bij de adressen.`,
    }),
  failedToSendInvitation: 'De uitnodiging kon niet worden verstuurd',
  sentOfTotalInvitationsSent: ({ sent, total }) => `${sent} van ${total} uitnodigingen verstuurd`,
  sendAnInvitation: 'Uitnodiging versturen',
  importFromAFile: 'Uit bestand importeren',
  theInvitationsCouldNotBe: 'De uitnodigingen konden niet worden geladen',
  thoseThatWereSentAre: 'Verstuurde uitnodigingen zijn nog geldig.',
} satisfies Messages['invitationsInvites'];
