import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsMembers = {
  statusChanged: {
    canBookNow: ({ name }) => `${name} kan nu reserveren.`,
    canBookAgain: ({ name }) => `${name} kan weer reserveren.`,
    notApproved: ({ name }) => `${name} is niet toegelaten.`,
    suspended: ({ name }) => `${name} is geblokkeerd.`,
  },
  roleChanged: {
    admin: ({ name }) => `${name} is nu beheerder.`,
    user: ({ name }) => `${name} is geen beheerder meer.`,
  },
  bothChanged: {
    canBookNow: {
      admin: ({ name }) => `${name} kan nu reserveren en is nu beheerder.`,
      user: ({ name }) => `${name} is geen beheerder meer en kan nu reserveren.`,
    },
    canBookAgain: {
      admin: ({ name }) => `${name} kan weer reserveren en is nu beheerder.`,
      user: ({ name }) => `${name} is geen beheerder meer en kan weer reserveren.`,
    },
    notApproved: {
      admin: ({ name }) => `${name} is niet toegelaten en is nu beheerder.`,
      user: ({ name }) => `${name} is niet toegelaten en is geen beheerder meer.`,
    },
    suspended: {
      admin: ({ name }) => `${name} is geblokkeerd en is nu beheerder.`,
      user: ({ name }) => `${name} is geblokkeerd en is geen beheerder meer.`,
    },
  },
  theyHaveBeenNotified: 'Dit lid heeft bericht gekregen.',
  savedBut: ({ saved, reason }) => `${saved} Maar: ${reason}`,
  noChanges: 'Geen wijzigingen',
  nameStaysAsBefore: ({ name }) => `${name} blijft zoals eerst.`,
  personalAndVehicleInformationIs:
    'Persoons- en voertuiggegevens worden niet getoond zolang iemand is geblokkeerd.',
  personalAndVehicleInformationCan: 'Persoons- en voertuiggegevens kan alleen het lid zelf wijzigen.',
  role: 'Rol',
  administratorsManageMembersInvitations: 'Beheerders beheren leden, uitnodigingen, locaties en regels.',
  statuses: {
    active: 'Actief',
    pending: 'In afwachting',
    suspended: 'Geblokkeerd',
  },
  suspendName: ({ name }) => `${name} blokkeren?`,
  theseReservationsWillBeCancelledYou: 'Deze reserveringen worden geannuleerd, en je krijgt bericht.',
  theseReservationsWillBeCancelledName: ({ name }) =>
    `Deze reserveringen worden geannuleerd, en ${name} krijgt bericht.`,
  suspend: 'Blokkeren',
  keepActive: 'Actief houden',
  askedToJoin: 'Aangemeld',
  joined: 'Lid sinds',
  notYet: 'Nog niet',
  invitedBy: 'Uitgenodigd door',
  mailComesBackItsMail:
    'E-mail komt terug: de mailserver kent dit adres niet. Vraag naar het juiste adres; het lid vult dat zelf in bij zijn account.',
  noneGiven: 'Niet ingevuld',
  vehicle: 'Voertuig',
  plate: 'Kenteken',
  emergencyContact: 'Noodcontact',
  waitingForYourDecisionActive: 'Wacht op je beslissing: ‘Actief’ laat toe, ‘Geblokkeerd’ wijst af.',
  cannotBookNowActiveLets: 'Kan nu niet reserveren. Met ‘Actief’ kan dat weer.',
  suspendedMembersCannotBookAnd:
    'Geblokkeerde leden kunnen niet reserveren, en hun komende reserveringen worden geannuleerd.',
  suspendYourself: 'Jezelf blokkeren?',
  youCanNoLongerBook:
    'Je kunt dan niet meer reserveren en deze organisatie niet meer beheren. Alleen een andere beheerder kan dat terugdraaien.',
  suspendMyself: 'Mezelf blokkeren',
  stayActive: 'Actief blijven',
  giveUpYourAdministratorRole: 'Je rol als beheerder opgeven?',
  youStayAMemberBut:
    'Je blijft lid, maar kunt deze pagina niet meer openen. Alleen een andere beheerder kan dat terugdraaien.',
  giveItUp: 'Opgeven',
  makeSomebodyElseOne: 'Maak eerst iemand anders beheerder.',
  memberUpdated: 'Lid gewijzigd',
  theRoleCouldNotBe: 'De rol kon niet worden gewijzigd',
  failedToUpdateMember: 'Het lid kon niet worden gewijzigd',
  mailComesBack: 'E-mail komt terug',
  nameOrEmail: 'Naam of e-mailadres',
  searchMembers: 'Leden zoeken',
  show: 'Tonen',
  shown: {
    all: 'Iedereen',
    active: 'Actief',
    pending: 'In afwachting',
    suspended: 'Geblokkeerd',
    admins: 'Beheerders',
  },
  theMembersCouldNotBe: 'De leden konden niet worden geladen',
  nothingHasChangedTryAgain: 'Er is niets gewijzigd. Probeer het zo meteen opnieuw.',
  personFoundPeopleFound: ({ count }) =>
    plural(count, { one: `${number(count)} persoon gevonden`, other: `${number(count)} mensen gevonden` }),
  waitingForYou: 'Wacht op jou',
  activeAndSuspended: '{active} <note>en {suspended} geblokkeerd</note>',
  nobody: 'Niemand.',
  nobodyAmong: ({ shown }) => `Niemand onder ‘${shown}’.`,
  nobodyByThatNameOr: 'Niemand met die naam of dat e-mailadres.',
  nobodyByThatNameOrAmong: ({ shown }) => `Niemand met die naam of dat e-mailadres onder ‘${shown}’.`,
  showEverybody: 'Iedereen tonen',
  othersJoinByYourInvitation: 'Anderen worden lid via je uitnodiging. Wie op toelating wacht, staat hier.',
  inviteMembers: 'Leden uitnodigen',
  onlyPartlyUndone: 'Deels ongedaan gemaakt',
} satisfies Messages['organizationsMembers'];
