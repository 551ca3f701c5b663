import type { Messages } from '../../en/index.ts';

export const rulesOpeningHours = {
  closingAfterOpening: 'Die Schließzeit muss nach der Öffnungszeit liegen',
  opensAfterItHasClosed: 'Die nächste Öffnungszeit muss nach der Schließzeit davor liegen',
  notSet: 'Nicht festgelegt',
  closed: 'Geschlossen',
  open24Hours: '24 Stunden geöffnet',
  closedToday: 'Heute geschlossen',
  hoursNotAvailable: 'Zeiten nicht verfügbar',
} satisfies Messages['rulesOpeningHours'];
