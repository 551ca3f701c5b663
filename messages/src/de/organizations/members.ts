import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsMembers = {
  statusChanged: {
    canBookNow: ({ name }) => `${name} kann jetzt reservieren.`,
    canBookAgain: ({ name }) => `${name} kann wieder reservieren.`,
    notApproved: ({ name }) => `${name} wurde nicht freigegeben.`,
    suspended: ({ name }) => `${name} ist gesperrt.`,
  },
  roleChanged: {
    admin: ({ name }) => `${name} ist jetzt Admin.`,
    user: ({ name }) => `${name} ist nicht mehr Admin.`,
  },
  bothChanged: {
    canBookNow: {
      admin: ({ name }) => `${name} kann jetzt reservieren und ist jetzt Admin.`,
      user: ({ name }) => `${name} ist nicht mehr Admin und kann jetzt reservieren.`,
    },
    canBookAgain: {
      admin: ({ name }) => `${name} kann wieder reservieren und ist jetzt Admin.`,
      user: ({ name }) => `${name} ist nicht mehr Admin und kann wieder reservieren.`,
    },
    notApproved: {
      admin: ({ name }) => `${name} wurde nicht freigegeben und ist jetzt Admin.`,
      user: ({ name }) => `${name} wurde nicht freigegeben und ist nicht mehr Admin.`,
    },
    suspended: {
      admin: ({ name }) => `${name} ist gesperrt und jetzt Admin.`,
      user: ({ name }) => `${name} ist gesperrt und nicht mehr Admin.`,
    },
  },
  theyHaveBeenNotified: 'Die Person wurde benachrichtigt.',
  savedBut: ({ saved, reason }) => `${saved} Aber: ${reason}`,
  noChanges: 'Keine Änderungen',
  nameStaysAsBefore: ({ name }) => `${name} bleibt wie zuvor.`,
  personalAndVehicleInformationIs:
    'Angaben zu Person und Fahrzeug werden nicht angezeigt, solange jemand gesperrt ist.',
  personalAndVehicleInformationCan: 'Angaben zu Person und Fahrzeug kann nur das Mitglied selbst ändern.',
  role: 'Rolle',
  administratorsManageMembersInvitations: 'Admins verwalten Mitglieder, Einladungen, Standorte und Regeln.',
  statuses: {
    active: 'Aktiv',
    pending: 'Ausstehend',
    suspended: 'Gesperrt',
  },
  suspendName: ({ name }) => `${name} sperren?`,
  theseReservationsWillBeCancelledYou: 'Diese Reservierungen werden storniert und du wirst benachrichtigt.',
  theseReservationsWillBeCancelledName: ({ name }) =>
    `Diese Reservierungen werden storniert und ${name} wird benachrichtigt.`,
  suspend: 'Sperren',
  keepActive: 'Aktiv lassen',
  askedToJoin: 'Beitritt angefragt',
  joined: 'Beigetreten',
  notYet: 'Noch nicht',
  invitedBy: 'Eingeladen von',
  mailComesBackItsMail:
    'E-Mails kommen zurück: Der Mailserver kennt die Adresse nicht. Frage nach der richtigen; die Person trägt sie in ihrem Konto ein.',
  noneGiven: 'Nicht angegeben',
  vehicle: 'Fahrzeug',
  plate: 'Kennzeichen',
  emergencyContact: 'Notfallkontakt',
  waitingForYourDecisionActive: 'Wartet auf deine Entscheidung: „Aktiv“ gibt frei, „Gesperrt“ lehnt ab.',
  cannotBookNowActiveLets: 'Kann derzeit nicht reservieren. Mit „Aktiv“ ist das wieder möglich.',
  suspendedMembersCannotBookAnd:
    'Gesperrte Mitglieder können nicht reservieren und ihre bevorstehenden Reservierungen werden storniert.',
  suspendYourself: 'Dich selbst sperren?',
  youCanNoLongerBook:
    'Du kannst dann nicht mehr reservieren und diese Organisation nicht mehr verwalten. Nur ein anderer Admin kann das ändern.',
  suspendMyself: 'Mich sperren',
  stayActive: 'Aktiv bleiben',
  giveUpYourAdministratorRole: 'Admin-Rolle abgeben?',
  youStayAMemberBut:
    'Du bleibst Mitglied, kannst diese Seite aber nicht mehr öffnen. Nur ein anderer Admin kann das ändern.',
  giveItUp: 'Abgeben',
  makeSomebodyElseOne: 'Mach zuerst jemand anderen zum Admin.',
  memberUpdated: 'Mitglied geändert',
  theRoleCouldNotBe: 'Die Rolle konnte nicht geändert werden',
  failedToUpdateMember: 'Das Mitglied konnte nicht geändert werden',
  mailComesBack: 'E-Mails kommen zurück',
  nameOrEmail: 'Name oder E-Mail',
  searchMembers: 'Mitglieder suchen',
  show: 'Anzeigen',
  shown: {
    all: 'Alle',
    active: 'Aktiv',
    pending: 'Ausstehend',
    suspended: 'Gesperrt',
    admins: 'Admins',
  },
  theMembersCouldNotBe: 'Die Mitglieder konnten nicht geladen werden',
  nothingHasChangedTryAgain: 'Es hat sich nichts geändert. Versuche es gleich noch einmal.',
  personFoundPeopleFound: ({ count }) =>
    plural(count, { one: `${number(count)} Person gefunden`, other: `${number(count)} Personen gefunden` }),
  waitingForYou: 'Warten auf dich',
  activeAndSuspended: '{active} <note>und {suspended} gesperrt</note>',
  nobody: 'Niemand.',
  nobodyAmong: ({ shown }) => `Niemand unter „${shown}“.`,
  nobodyByThatNameOr: 'Niemand mit diesem Namen oder dieser E-Mail-Adresse.',
  nobodyByThatNameOrAmong: ({ shown }) =>
    `Niemand mit diesem Namen oder dieser E-Mail-Adresse unter „${shown}“.`,
  showEverybody: 'Alle anzeigen',
  othersJoinByYourInvitation:
    'Andere treten auf deine Einladung hin bei. Wer auf deine Freigabe wartet, steht hier.',
  inviteMembers: 'Mitglieder einladen',
  onlyPartlyUndone: 'Nur teilweise rückgängig gemacht',
} satisfies Messages['organizationsMembers'];
