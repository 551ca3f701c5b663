import type { Messages } from '../../en/index.ts';

export const waitlistDashboard = {
  chargersThatAreHeldFor: 'Laadpunten die voor je worden vastgehouden',
  youAreWaitingFor: 'Je wacht op',
} satisfies Messages['waitlistDashboard'];
