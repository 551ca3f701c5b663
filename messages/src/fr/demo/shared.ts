import type { Messages } from '../../en/index.ts';

export const demo = {
  charging: 'Recharge',
  calendar: 'Calendrier',
  availability: 'Disponibilités',
  chargeRota: 'ChargeRota',
  demo: 'Démo',
  thisIsADemoWith: 'Ceci est une démo avec des données d’exemple. Rien n’est enregistré ni envoyé.',
  demoScreens: 'Écrans de démo',
  main: 'Menu principal',
} satisfies Messages['demo'];
