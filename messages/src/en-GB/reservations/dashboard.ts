import type { Messages } from '../../en/index.ts';

export const reservationsDashboard = {
  administratorsCanRegisterTheirOrganization: 'Administrators can register their organisation.',
  theAdministratorsHaveBeenTold: 'The administrators of your organisation have been told that you wait.',
  yourOrganization: 'Your organisation',
} satisfies Partial<Messages['reservationsDashboard']>;
