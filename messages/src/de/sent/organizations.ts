import type { Messages } from '../../en/index.ts';

export const sentOrganizations = {
  youCanNowReserveChargers: ({ organizationName }) =>
    `Du kannst jetzt bei ${organizationName} Ladepunkte reservieren`,
  welcomeFirstName: ({ firstName }) => `Willkommen, ${firstName}`,
  anAdministratorOfOrganizationNameHas: ({ organizationName }) =>
    `Ein Admin von ${organizationName} hat deine Mitgliedschaft freigegeben. Du kannst ab jetzt einen Ladepunkt reservieren.`,
  reserveACharger: 'Ladepunkt reservieren',
  youReceiveThisBecauseYou: ({ organizationName }) =>
    `Du bekommst diese E-Mail, weil du ${organizationName} beitreten wolltest.`,
  youHaveAcceptedTheInvitation: ({ organizationName }) =>
    `Du hast die Einladung zu ${organizationName} angenommen und bist jetzt Mitglied. Du kannst ab jetzt einen Ladepunkt reservieren.`,
  ifItWasNotYou: 'Wenn nicht du angenommen hast, sag es bitte dem Admin, von dem die Einladung kam.',
  youReceiveThisBecauseYouHave: ({ organizationName }) =>
    `Du bekommst diese E-Mail, weil du ${organizationName} beigetreten bist.`,
  yourRequestToJoinOrganizationName: ({ organizationName }) =>
    `Deine Anfrage zum Beitritt zu ${organizationName}`,
  yourRequestWasNotApproved: 'Deine Anfrage wurde abgelehnt',
  anAdministratorOfOrganizationNameHasNot: ({ organizationName }) =>
    `Ein Admin von ${organizationName} hat deine Mitgliedschaft nicht freigegeben, deshalb kannst du dort keine Ladepunkte reservieren.`,
  ifYouThinkThisIs: 'Wenn du das für einen Irrtum hältst, frag bitte den Admin, von dem die Einladung kam.',
  yourMembershipAtOrganizationNameIs: ({ organizationName }) =>
    `Deine Mitgliedschaft bei ${organizationName} ist gesperrt`,
  yourMembershipIsSuspended: 'Deine Mitgliedschaft ist gesperrt',
  anAdministratorOfOrganizationNameHasSuspended: ({ organizationName }) =>
    `Ein Admin von ${organizationName} hat deine Mitgliedschaft gesperrt. Du kannst dort keine Ladepunkte reservieren, bis ein Admin dich wieder freigibt.`,
  ifYouThinkThisIsA: 'Wenn du das für einen Irrtum hältst, frag bitte einen Admin dort.',
  youReceiveThisBecauseYouAre: ({ organizationName }) =>
    `Du bekommst diese E-Mail, weil du Mitglied von ${organizationName} bist.`,
  youCanReserveChargersAt: ({ organizationName }) =>
    `Du kannst bei ${organizationName} wieder Ladepunkte reservieren`,
  welcomeBackFirstName: ({ firstName }) => `Willkommen zurück, ${firstName}`,
  yourMembershipAtOrganizationNameIsActive: ({ organizationName }) =>
    `Deine Mitgliedschaft bei ${organizationName} ist wieder aktiv. Du kannst ab jetzt einen Ladepunkt reservieren.`,
  youAreNowAnAdministrator: ({ organizationName }) => `Du bist jetzt Admin von ${organizationName}`,
  youAreAnAdministratorNow: 'Du bist jetzt Admin',
  anotherAdministratorGaveYouThis: ({ organizationName }) =>
    `Ein anderer Admin hat dir diese Rolle gegeben: Du kannst Mitglieder von ${organizationName} einladen und freigeben und die Standorte und Einstellungen verwalten.`,
  openTheOrganization: 'Organisation öffnen',
  youAreNoLongerAn: ({ organizationName }) => `Du bist nicht mehr Admin von ${organizationName}`,
  youAreNoLongerAnAdministrator: 'Du bist nicht mehr Admin',
  youNoLongerManageOrganizationName: ({ organizationName }) =>
    `Du verwaltest ${organizationName} nicht mehr. Du bist weiterhin Mitglied und kannst wie bisher Ladepunkte reservieren.`,
  at: 'Zeitpunkt',
  actor: 'Person',
  action: 'Aktion',
  subject: 'Betrifft',
  field: 'Feld',
  before: 'Vorher',
  after: 'Nachher',
  thisIsAnotherNameOf: ({ setting }) =>
    `Das ist ein anderer Name für ${setting}; gib nur eines davon an oder beiden denselben Wert.`,
  namesVehiclesAndContactDetails:
    'Namen, Fahrzeuge und Kontaktdaten sind ausgeblendet, solange auch die Angaben zur Reservierung ausgeblendet sind.',
} satisfies Messages['sentOrganizations'];
