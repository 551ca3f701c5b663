import type { Messages } from '../../en/index.ts';

export const waitlistDashboard = {
  chargersThatAreHeldFor: 'Für dich zurückgelegte Ladepunkte',
  youAreWaitingFor: 'Du wartest auf',
} satisfies Messages['waitlistDashboard'];
