import type { Messages } from '../../en/index.ts';

export const waitlistDashboard = {
  chargersThatAreHeldFor: 'Bornes retenues pour vous',
  youAreWaitingFor: 'Vous attendez',
} satisfies Messages['waitlistDashboard'];
