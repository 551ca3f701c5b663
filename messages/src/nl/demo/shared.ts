import type { Messages } from '../../en/index.ts';

export const demo = {
  charging: 'Laden',
  calendar: 'Kalender',
  availability: 'Beschikbaarheid',
  chargeRota: 'ChargeRota',
  demo: 'Demo',
  thisIsADemoWith: 'Dit is een demo met voorbeeldgegevens. Er wordt hier niets opgeslagen of verstuurd.',
  demoScreens: 'Demoschermen',
  main: 'Hoofdmenu',
} satisfies Messages['demo'];
