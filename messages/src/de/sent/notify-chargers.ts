import type { Messages } from '../../en/index.ts';

export const sentNotifyChargers = {
  whatWasFound: {
    blocked: 'Ein Mitglied hat dort ein Auto vorgefunden, das andere am Laden hindert.',
    broken:
      'Ein Mitglied konnte dort nicht laden. Er kann weiter reserviert werden, bis du ihn in Wartung nimmst.',
  },
  chargerIsOver: {
    blocked: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist nicht mehr blockiert`,
    broken: ({ spotNumber }) => `Ladepunkt ${spotNumber} funktioniert wieder`,
  },
  chargerAtLocationIsOver: {
    blocked: ({ spotNumber, location }) =>
      `Ladepunkt ${spotNumber} am Standort ${location} ist nicht mehr blockiert`,
    broken: ({ spotNumber, location }) =>
      `Ladepunkt ${spotNumber} am Standort ${location} funktioniert wieder`,
  },
  chargerNeverWas: {
    blocked: ({ spotNumber }) => `Ladepunkt ${spotNumber} war nicht blockiert`,
    broken: ({ spotNumber }) => `Ladepunkt ${spotNumber} war nicht defekt`,
  },
  chargerAtLocationNeverWas: {
    blocked: ({ spotNumber, location }) =>
      `Ladepunkt ${spotNumber} am Standort ${location} war nicht blockiert`,
    broken: ({ spotNumber, location }) => `Ladepunkt ${spotNumber} am Standort ${location} war nicht defekt`,
  },
  theyWroteNote: ({ note }) => `Dazu wurde geschrieben: „${note}“`,
  chargerIsReported: {
    blocked: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist als blockiert gemeldet`,
    broken: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist als defekt gemeldet`,
  },
  chargerAtLocationIsReported: {
    blocked: ({ spotNumber, location }) =>
      `Ladepunkt ${spotNumber} am Standort ${location} ist als blockiert gemeldet`,
    broken: ({ spotNumber, location }) =>
      `Ladepunkt ${spotNumber} am Standort ${location} ist als defekt gemeldet`,
  },
  seeTheReport: 'Meldung ansehen',
  anAdministratorFoundThatThis:
    'Ein Admin hat festgestellt, dass das nicht so war. 90 Tage lang werden deine Meldungen angezeigt, aber sonst folgt nichts daraus.',
  thankYouAnAdministratorHas: 'Danke: Ein Admin hat sich darum gekümmert.',
  youReportedIt: {
    blocked: 'Du hast ihn als blockiert gemeldet.',
    broken: 'Du hast ihn als defekt gemeldet.',
  },
  seeTheChargers: 'Ladepunkte ansehen',
  ifItIsYoursAnd: 'Wenn es deins ist und du fertig bist, fahr es bitte weg und gib den Ladepunkt frei.',
  somebodyNeedsChargerSpotNumber: ({ spotNumber }) => `Jemand braucht Ladepunkt ${spotNumber}`,
  aCarWasInTheWay: ({ time, location }) => `Um ${time} stand am Standort ${location} ein Auto im Weg.`,
  somebodyNeedsChargerSpotNumberAt: ({ spotNumber, location }) =>
    `Jemand braucht Ladepunkt ${spotNumber} am Standort ${location}`,
  youChargedLastAtCharger: ({ spotNumber, location, time }) =>
    `Du hast zuletzt an Ladepunkt ${spotNumber} am Standort ${location} geladen. Um ${time} stand dort ein Auto im Weg.`,
  ifYouHaveLeftAlready: 'Wenn du schon weg bist, brauchst du nichts zu tun.',
  openYourReservations: 'Reservierungen öffnen',
} satisfies Messages['sentNotifyChargers'];
