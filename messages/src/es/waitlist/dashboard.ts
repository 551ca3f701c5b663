import type { Messages } from '../../en/index.ts';

export const waitlistDashboard = {
  chargersThatAreHeldFor: 'Cargadores reservados para ti',
  youAreWaitingFor: 'Esperas',
} satisfies Messages['waitlistDashboard'];
