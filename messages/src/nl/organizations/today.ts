import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsToday = {
  walkIn: 'zonder reservering',
  theLocationsCouldNotBe: 'De locaties konden niet worden geladen',
  theirChargersAndReservationsAre: 'Hun laadpunten en reserveringen zijn veilig.',
  noChargingLocationsYet: 'Nog geen laadlocaties',
  aLocationIsAPlace:
    'Een locatie is een plek met laadpunten. Leden kunnen er reserveren zodra die is toegevoegd.',
  deleteName: ({ name }) => `${name} verwijderen`,
  active: 'Actief',
  inactive: 'Inactief',
  inactiveLocations: 'Inactief',
  numberOfChargers: ({ count }) =>
    plural(count, { one: `<b>${number(count)}</b> laadpunt`, other: `<b>${number(count)}</b> laadpunten` }),
  nothingReservedToday: 'Vandaag niets gereserveerd',
  openTheStatus: 'Status openen',
  todaysReservationsAppearHereAnd:
    'Hier verschijnen de reserveringen van vandaag, en welke leden zijn aangekomen.',
  scheduleOverview: 'Planning van vandaag',
  todaysReservations: 'Reserveringen van vandaag',
  showCountMore: ({ count }) => `Nog ${count} tonen`,
  moreCancelledToday: ({ count }) =>
    plural(count, {
      one: `Nog <b>${number(count)}</b> reservering is vandaag geannuleerd en staat niet in de lijst.`,
      other: `Nog <b>${number(count)}</b> reserveringen zijn vandaag geannuleerd en staan niet in de lijst.`,
    }),
  comingAndCancelled: ({ cancelled }) => `{coming} <note>en ${cancelled} geannuleerd</note>`,
  notLoggedIn: 'Niet ingelogd',
  signInAsAnAdministrator: 'Log in als beheerder om te zien wat je organisatie vandaag nodig heeft.',
  returnToHome: 'Naar startpagina',
  users: 'Leden',
  reservations: 'Reserveringen',
  loadingToday: 'Vandaag wordt geladen',
  eachChangeAppliesAtOnce: 'Elke wijziging geldt meteen. Bestaande reserveringen blijven zoals ze zijn.',
  privacyNoShowsAndThe: 'Privacy, niet verschijnen en het logboek',
  nobody: 'Niemand.',
  countMore: ({ count }) => `nog ${count}`,
  moreAroundListedBelow: ({ count, from, to }) =>
    plural(count, {
      one: `Nog ${number(count)} vóór ${from} of na ${to}, in de lijst hieronder.`,
      other: `Nog ${number(count)} vóór ${from} of na ${to}, in de lijst hieronder.`,
    }),
  moreAroundListedThere: ({ count, from, to }) =>
    plural(count, {
      one: `Nog ${number(count)} vóór ${from} of na ${to}. <a>Bekijken</a>`,
      other: `Nog ${number(count)} vóór ${from} of na ${to}. <a>Bekijken</a>`,
    }),
  pendingApprovals: 'Wachten op toelating',
  activeUsers: 'Actieve leden',
  noShows: 'Niet verschenen',
  todayAtName: ({ name }) => `Vandaag bij ${name}`,
  usageReport: 'Gebruiksrapport',
  aMember: 'Een lid',
  confirmed: 'Bevestigd',
  arrived: 'Aangekomen',
  cancelled: 'Geannuleerd',
  noShow: 'Niet verschenen',
  unknown: 'Onbekend',
  expected: 'Verwacht',
  nobodyIsWaitingForApproval: 'Niemand wacht op toelating. <a>Leden uitnodigen</a>',
  thePendingApprovalsCouldNot: 'De openstaande aanmeldingen konden niet worden geladen',
  nothingHasChangedTryAgain: 'Er is niets gewijzigd. Probeer het zo meteen opnieuw.',
  todaysReservations2: 'Reserveringen van vandaag',
  allOfToday: 'Alles van vandaag',
  todaysReservationsCouldNotBe: 'De reserveringen van vandaag konden niet worden geladen',
} satisfies Messages['organizationsToday'];
