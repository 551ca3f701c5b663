import type { Messages } from '../../en/index.ts';

export const sentNotifyNudges = {
  ifYouAreNotComing: 'Wenn du nicht kommst, storniere bitte, damit jemand anderes laden kann.',
  areYouStillComingAt: ({ time }) => `Kommst du noch um ${time}?`,
  chargerAtLocationHours: ({ spotNumber, location, hours }) =>
    `Ladepunkt ${spotNumber}, ${location}, ${hours}.`,
  areYouStillComingTo: ({ spotNumber, location }) =>
    `Kommst du noch zu Ladepunkt ${spotNumber} am Standort ${location}?`,
  ifYouAreThereIs: 'Wenn ja, brauchst du nichts zu tun.',
  youCanAlsoChangeItsTime: 'Du kannst auch die Zeit ändern.',
  iAmNotComing: 'Ich komme nicht',
  yes: 'Ja',
  noCancelIt: 'Nein, stornieren',
  yourReservationOfChargerSpotNumber: ({ spotNumber }) =>
    `Deine Reservierung von Ladepunkt ${spotNumber} ist storniert`,
  ifYourCarIsCharged:
    'Wenn dein Auto geladen ist, gib ihn bitte frei: Jemand auf der Warteliste kann den Rest deiner Zeit nutzen.',
  somebodyIsWaitingForA: 'Jemand wartet auf einen Ladepunkt',
  chargerAtLocationIsYoursUntil: ({ spotNumber, location, time }) =>
    `Ladepunkt ${spotNumber} am Standort ${location} gehört dir bis ${time}.`,
  somebodyIsWaitingForACharger: ({ location }) => `Jemand wartet auf einen Ladepunkt am Standort ${location}`,
  chargerIsYoursUntil: ({ spotNumber, time }) => `Ladepunkt ${spotNumber} gehört dir bis ${time}.`,
  ifYouStillNeedIt: 'Wenn du ihn noch brauchst, musst du nichts tun.',
} satisfies Messages['sentNotifyNudges'];
