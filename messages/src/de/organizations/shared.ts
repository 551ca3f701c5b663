import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizations = {
  failedToApproveUser: 'Die Freigabe ist fehlgeschlagen.',
  failedToRejectUser: 'Die Ablehnung ist fehlgeschlagen.',
  userApproved: 'Mitglied freigegeben',
  nameCanBookNowAnd: ({ name }) => `${name} kann jetzt reservieren und wurde benachrichtigt.`,
  userRejected: 'Mitglied abgelehnt',
  nameHasBeenNotified: ({ name }) => `${name} wurde benachrichtigt.`,
  failedToSaveYourDecisions: 'Deine Entscheidungen konnten nicht gespeichert werden.',
  yourOrganizationCouldNotBe: 'Deine Organisation konnte nicht geladen werden',
  nothingIsLostTryAgain: 'Es ist nichts verloren. Versuche es gleich noch einmal.',
  inviteApproveAndManageMembers: 'Mitglieder einladen, freigeben und verwalten',
  setUpChargingLocationsAnd: 'Ladestandorte und ihre Öffnungszeiten einrichten',
  setTheRulesForReservations: 'Regeln für Reservierungen festlegen',
  noOrganizationAccess: 'Kein Zugang zu einer Organisation',
  youDontBelongToAn:
    'Du gehörst noch zu keiner Organisation. Bitte einen Admin um eine Einladung oder erstelle eine eigene Organisation.',
  returnToHome: 'Zur Startseite',
  accessRestricted: 'Zugang eingeschränkt',
  youLackAdministratorPrivilegesIn: 'Du bist in dieser Organisation kein Admin. Ihre Admins können:',
  todaysReservations: 'Reservierungen heute',
  labelPlan: ({ label }) => `Tarif ${label}`,
  freeTrialEnded: 'kostenlose Testphase beendet',
  daysOfFreeTrialLeft: ({ count }) =>
    plural(count, {
      one: `noch ${number(count)} Tag kostenlose Testphase`,
      other: `noch ${number(count)} Tage kostenlose Testphase`,
    }),
  locationLocations: ({ count }) =>
    plural(count, { one: `${number(count)} Standort`, other: `${number(count)} Standorte` }),
  chargerChargers: ({ count }) =>
    plural(count, { one: `${number(count)} Ladepunkt`, other: `${number(count)} Ladepunkte` }),
  numberOfMembers: ({ count }) =>
    plural(count, { one: '{number} <unit>Mitglied</unit>', other: '{number} <unit>Mitglieder</unit>' }),
  placesTaken: ({ count, used }) =>
    plural(count, {
      one: `${used} von ${number(count)} Platz belegt`,
      other: `${used} von ${number(count)} Plätzen belegt`,
    }),
  placesTakenWaiting: ({ count, used, waiting }) =>
    plural(count, {
      one: `${used} von ${number(count)} Platz belegt, ${waiting} wartend`,
      other: `${used} von ${number(count)} Plätzen belegt, ${waiting} wartend`,
    }),
  placesTakenInvited: ({ count, used, invited }) =>
    plural(count, {
      one: `${used} von ${number(count)} Platz belegt, ${invited} eingeladen`,
      other: `${used} von ${number(count)} Plätzen belegt, ${invited} eingeladen`,
    }),
  placesTakenWaitingAndInvited: ({ count, used, waiting, invited }) =>
    plural(count, {
      one: `${used} von ${number(count)} Platz belegt, ${waiting} wartend und ${invited} eingeladen`,
      other: `${used} von ${number(count)} Plätzen belegt, ${waiting} wartend und ${invited} eingeladen`,
    }),
  notSaved: 'Nicht gespeichert',
  firstStepsNotShownAgain: 'Erste Schritte ausgeblendet',
  allOfItIsOn: 'Auf der Seite der Organisation findest du jederzeit alles wieder.',
  theFirstStepsAreShown: 'Die ersten Schritte werden wieder angezeigt.',
  stepDone: 'Schritt erledigt',
  theStepIsOpenAgain: 'Der Schritt ist wieder offen.',
  createOrganization: 'Organisation erstellen',
  signInRequired: 'Anmeldung nötig',
  anOrganizationBelongsToThe:
    'Eine Organisation gehört zu dem Konto, das sie erstellt. Melde dich an, dann kommst du hierher zurück.',
  organizationCreatedSuccessfully: 'Organisation erstellt!',
  youAreNowTheAdministrator: 'Du bist jetzt Admin: Du kannst Mitglieder einladen und Standorte einrichten.',
  backToHome: 'Zur Startseite',
  chooseYourPlan: 'Wähle deinen Tarif',
  profile: 'Profil',
  details: 'Angaben',
  stepHereOfCount: ({ here, count }) => `Schritt ${here} von ${count}`,
  invites: 'Einladungen',
  pendingWaiting: ({ pending }) => `${pending} wartend`,
  loadingYourOrganization: 'Deine Organisation wird geladen',
  failedToUpdateReservationSettings: 'Die Einstellungen für Reservierungen konnten nicht geändert werden',
  reservationsAlreadyMadeStayAs: 'Bestehende Reservierungen bleiben, wie sie sind.',
  failedToUpdatePrivacySettings: 'Die Datenschutzeinstellungen konnten nicht geändert werden',
  itAppliesToEveryMember: 'Das gilt sofort für alle Mitglieder.',
  failedToUpdateSettings: 'Die Einstellungen konnten nicht geändert werden',
  itAppliesToUpcomingReservations: 'Das gilt auch für bevorstehende Reservierungen.',
  itAppliesToWhoeverJoins: 'Das gilt für alle, die ab jetzt beitreten.',
  failedToUpdateSettings2: 'Die Einstellungen konnten nicht geändert werden.',
  settingsUpdated: 'Einstellungen geändert',
  membersAndInvitedPeopleSee: 'Mitglieder und Eingeladene sehen, was vorher da war.',
  membersAndInvitedPeopleSeeIt: 'Mitglieder und Eingeladene sehen es jetzt.',
} satisfies Messages['organizations'];
