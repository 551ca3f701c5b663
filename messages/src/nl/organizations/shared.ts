import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizations = {
  failedToApproveUser: 'De persoon kon niet worden toegelaten.',
  failedToRejectUser: 'De persoon kon niet worden afgewezen.',
  userApproved: 'Lid toegelaten',
  nameCanBookNowAnd: ({ name }) => `${name} kan nu reserveren en heeft bericht gekregen.`,
  userRejected: 'Persoon afgewezen',
  nameHasBeenNotified: ({ name }) => `${name} heeft bericht gekregen.`,
  failedToSaveYourDecisions: 'Je beslissingen konden niet worden opgeslagen.',
  yourOrganizationCouldNotBe: 'Je organisatie kon niet worden geladen',
  nothingIsLostTryAgain: 'Er is niets verloren gegaan. Probeer het zo meteen opnieuw.',
  inviteApproveAndManageMembers: 'Leden uitnodigen, toelaten en beheren',
  setUpChargingLocationsAnd: 'Laadlocaties en hun openingstijden inrichten',
  setTheRulesForReservations: 'De regels voor reserveringen instellen',
  noOrganizationAccess: 'Geen organisatie',
  youDontBelongToAn:
    'Je bent nog geen lid van een organisatie. Vraag je beheerder om een uitnodiging, of maak een eigen organisatie.',
  returnToHome: 'Naar startpagina',
  accessRestricted: 'Geen toegang',
  youLackAdministratorPrivilegesIn: 'Je bent geen beheerder in deze organisatie. De beheerders kunnen:',
  todaysReservations: 'Reserveringen van vandaag',
  labelPlan: ({ label }) => `Pakket ${label}`,
  freeTrialEnded: 'gratis proefperiode voorbij',
  daysOfFreeTrialLeft: ({ count }) =>
    plural(count, {
      one: `nog ${number(count)} dag gratis proefperiode`,
      other: `nog ${number(count)} dagen gratis proefperiode`,
    }),
  locationLocations: ({ count }) =>
    plural(count, { one: `${number(count)} locatie`, other: `${number(count)} locaties` }),
  chargerChargers: ({ count }) =>
    plural(count, { one: `${number(count)} laadpunt`, other: `${number(count)} laadpunten` }),
  numberOfMembers: ({ count }) =>
    plural(count, { one: '{number} <unit>lid</unit>', other: '{number} <unit>leden</unit>' }),
  placesTaken: ({ count, used }) =>
    plural(count, {
      one: `${used} van ${number(count)} plaats bezet`,
      other: `${used} van ${number(count)} plaatsen bezet`,
    }),
  placesTakenWaiting: ({ count, used, waiting }) =>
    plural(count, {
      one: `${used} van ${number(count)} plaats bezet, ${waiting} in afwachting`,
      other: `${used} van ${number(count)} plaatsen bezet, ${waiting} in afwachting`,
    }),
  placesTakenInvited: ({ count, used, invited }) =>
    plural(count, {
      one: `${used} van ${number(count)} plaats bezet, ${invited} uitgenodigd`,
      other: `${used} van ${number(count)} plaatsen bezet, ${invited} uitgenodigd`,
    }),
  placesTakenWaitingAndInvited: ({ count, used, waiting, invited }) =>
    plural(count, {
      one: `${used} van ${number(count)} plaats bezet, ${waiting} in afwachting en ${invited} uitgenodigd`,
      other: `${used} van ${number(count)} plaatsen bezet, ${waiting} in afwachting en ${invited} uitgenodigd`,
    }),
  notSaved: 'Niet opgeslagen',
  firstStepsNotShownAgain: 'Eerste stappen niet meer getoond',
  allOfItIsOn: 'Alles staat altijd op het scherm van de organisatie.',
  theFirstStepsAreShown: 'De eerste stappen zijn weer te zien.',
  stepDone: 'Stap klaar',
  theStepIsOpenAgain: 'De stap staat weer open.',
  createOrganization: 'Organisatie maken',
  signInRequired: 'Log eerst in',
  anOrganizationBelongsToThe:
    'Een organisatie hoort bij het account waarmee die wordt gemaakt. Log in, en je komt hier terug.',
  organizationCreatedSuccessfully: 'De organisatie is gemaakt!',
  youAreNowTheAdministrator: 'Je bent nu de beheerder: je kunt leden uitnodigen en locaties inrichten.',
  backToHome: 'Naar startpagina',
  chooseYourPlan: 'Kies je pakket',
  profile: 'Profiel',
  details: 'Gegevens',
  stepHereOfCount: ({ here, count }) => `Stap ${here} van ${count}`,
  invites: 'Uitnodigingen',
  pendingWaiting: ({ pending }) => `${pending} in afwachting`,
  loadingYourOrganization: 'Je organisatie wordt geladen',
  failedToUpdateReservationSettings: 'De reserveringsinstellingen konden niet worden gewijzigd',
  reservationsAlreadyMadeStayAs: 'Bestaande reserveringen blijven zoals ze zijn.',
  failedToUpdatePrivacySettings: 'De privacyinstellingen konden niet worden gewijzigd',
  itAppliesToEveryMember: 'Het geldt meteen voor alle leden.',
  failedToUpdateSettings: 'De instellingen konden niet worden gewijzigd',
  itAppliesToUpcomingReservations: 'Het geldt ook voor komende reserveringen.',
  itAppliesToWhoeverJoins: 'Het geldt voor wie vanaf nu lid wordt.',
  failedToUpdateSettings2: 'De instellingen konden niet worden gewijzigd.',
  settingsUpdated: 'Instellingen gewijzigd',
  membersAndInvitedPeopleSee: 'Leden en genodigden zien weer wat er eerst stond.',
  membersAndInvitedPeopleSeeIt: 'Leden en genodigden zien het nu.',
} satisfies Messages['organizations'];
