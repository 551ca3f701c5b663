import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsToday = {
  walkIn: 'spontan',
  theLocationsCouldNotBe: 'Die Standorte konnten nicht geladen werden',
  theirChargersAndReservationsAre: 'Ihre Ladepunkte und Reservierungen sind nicht verloren.',
  noChargingLocationsYet: 'Noch keine Ladestandorte',
  aLocationIsAPlace:
    'Ein Standort ist ein Ort mit Ladepunkten. Sobald er hinzugefügt ist, können Mitglieder dort reservieren.',
  deleteName: ({ name }) => `${name} löschen`,
  active: 'Aktiv',
  inactive: 'Inaktiv',
  inactiveLocations: 'Inaktiv',
  numberOfChargers: ({ count }) =>
    plural(count, { one: `<b>${number(count)}</b> Ladepunkt`, other: `<b>${number(count)}</b> Ladepunkte` }),
  nothingReservedToday: 'Heute nichts reserviert',
  openTheStatus: 'Status öffnen',
  todaysReservationsAppearHereAnd:
    'Hier stehen die heutigen Reservierungen und welche Mitglieder angekommen sind.',
  scheduleOverview: 'Überblick über den Tag',
  todaysReservations: 'Reservierungen heute',
  showCountMore: ({ count }) => `${count} weitere anzeigen`,
  moreCancelledToday: ({ count }) =>
    plural(count, {
      one: `<b>${number(count)}</b> weitere Reservierung wurde heute storniert und ist nicht aufgeführt.`,
      other: `<b>${number(count)}</b> weitere Reservierungen wurden heute storniert und sind nicht aufgeführt.`,
    }),
  comingAndCancelled: ({ cancelled }) => `{coming} <note>und ${cancelled} storniert</note>`,
  notLoggedIn: 'Nicht angemeldet',
  signInAsAnAdministrator: 'Melde dich als Admin an, um zu sehen, was deine Organisation heute braucht.',
  returnToHome: 'Zur Startseite',
  users: 'Mitglieder',
  reservations: 'Reservierungen',
  loadingToday: 'Der heutige Tag wird geladen',
  eachChangeAppliesAtOnce: 'Jede Änderung gilt sofort. Bestehende Reservierungen bleiben, wie sie sind.',
  privacyNoShowsAndThe: 'Datenschutz, Nichterscheinen und das Aktivitätsprotokoll',
  nobody: 'Niemand.',
  countMore: ({ count }) => `+${count} weitere`,
  moreAroundListedBelow: ({ count, from, to }) =>
    plural(count, {
      one: `${number(count)} weitere vor ${from} oder nach ${to}, in der Liste unten.`,
      other: `${number(count)} weitere vor ${from} oder nach ${to}, in der Liste unten.`,
    }),
  moreAroundListedThere: ({ count, from, to }) =>
    plural(count, {
      one: `${number(count)} weitere vor ${from} oder nach ${to}. <a>Ansehen</a>`,
      other: `${number(count)} weitere vor ${from} oder nach ${to}. <a>Ansehen</a>`,
    }),
  pendingApprovals: 'Offene Freigaben',
  activeUsers: 'Aktive Mitglieder',
  noShows: 'Nicht erschienen',
  todayAtName: ({ name }) => `Heute bei ${name}`,
  usageReport: 'Nutzungsbericht',
  aMember: 'Ein Mitglied',
  confirmed: 'Bestätigt',
  arrived: 'Angekommen',
  cancelled: 'Storniert',
  noShow: 'Nicht erschienen',
  unknown: 'Unbekannt',
  expected: 'Erwartet',
  nobodyIsWaitingForApproval: 'Niemand wartet auf Freigabe. <a>Mitglieder einladen</a>',
  thePendingApprovalsCouldNot: 'Die offenen Freigaben konnten nicht geladen werden',
  nothingHasChangedTryAgain: 'Es hat sich nichts geändert. Versuche es gleich noch einmal.',
  todaysReservations2: 'Reservierungen heute',
  allOfToday: 'Der ganze Tag',
  todaysReservationsCouldNotBe: 'Die heutigen Reservierungen konnten nicht geladen werden',
} satisfies Messages['organizationsToday'];
