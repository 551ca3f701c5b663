import type { Messages } from '../../en/index.ts';

export const demo = {
  charging: 'Laden',
  calendar: 'Kalender',
  availability: 'Verfügbarkeit',
  chargeRota: 'ChargeRota',
  demo: 'Demo',
  thisIsADemoWith: 'Das ist eine Demo mit Beispieldaten. Hier wird nichts gespeichert oder gesendet.',
  demoScreens: 'Ansichten der Demo',
  main: 'Hauptnavigation',
} satisfies Messages['demo'];
