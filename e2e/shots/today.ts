import { longNames } from './fixtures.ts';
import { answer, fail, press, stall, steps, type Shot } from './shot.ts';

/** Nobody waits, and nothing is reserved. */
const quietDay = steps(
  answer('**/api/admin/overview', { pendingApprovals: 0, activeUsers: 36, noShows: 0 }),
  answer('**/api/admin/pending-users', []),
  answer('**/api/reservations/**', []),
);

/** /admin. */
export const TODAY: readonly Shot[] = [
  { name: 'admin-users', who: 'administrator', path: '/admin' },
  { name: 'admin-loading', who: 'administrator', path: '/admin', given: stall('**/api/admin/**') },
  { name: 'admin-error', who: 'administrator', path: '/admin', given: fail('**/api/admin/**') },
  { name: 'admin-locations', who: 'administrator', path: '/admin?tab=locations' },
  {
    name: 'admin-location-invalid',
    who: 'administrator',
    path: '/admin?tab=locations',
    window: true,
    act: async (page) => {
      await press('Add Location')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Pier 9');
      await dialog.getByRole('textbox', { name: 'Address' }).fill('9 Wharf Street');
      await dialog.getByRole('textbox', { name: 'Latitude' }).fill('400');
      await dialog.getByRole('button', { name: 'Add Location' }).click();
    },
  },
  { name: 'admin-reservations', who: 'administrator', path: '/admin?tab=reservations' },
  { name: 'admin-settings', who: 'administrator', path: '/admin?tab=settings' },
  { name: 'admin-signed-out', who: 'nobody', path: '/admin' },
  { name: 'admin-restricted', who: 'member', path: '/admin' },
  {
    name: 'admin-no-organization',
    who: 'member',
    path: '/admin',
    given: answer('**/api/organizations/my', []),
  },
  { name: 'admin-waiting', who: 'administrator', path: '/admin', given: stall('**/organizations/my') },
  { name: 'admin-empty', who: 'administrator', path: '/admin', given: quietDay },
  {
    name: 'admin-reservations-empty',
    who: 'administrator',
    path: '/admin?tab=reservations',
    given: quietDay,
  },
  {
    name: 'admin-reservations-loading',
    who: 'administrator',
    path: '/admin?tab=reservations',
    given: stall('**/api/reservations/**'),
  },
  {
    name: 'admin-reservations-error',
    who: 'administrator',
    path: '/admin?tab=reservations',
    given: fail('**/api/reservations/**'),
  },
  {
    name: 'admin-reservations-later',
    who: 'administrator',
    at: 'afternoon',
    path: '/admin?tab=reservations',
  },
  {
    name: 'admin-locations-none',
    who: 'administrator',
    path: '/admin?tab=locations',
    given: answer('**/organizations/*/locations', []),
  },
  {
    name: 'admin-location-edit',
    who: 'administrator',
    path: '/admin?tab=locations',
    window: true,
    act: press('Edit Harbor Street Offices'),
  },
  {
    name: 'admin-location-delete',
    who: 'administrator',
    path: '/admin?tab=locations',
    window: true,
    act: press('Delete Harbor Street Offices'),
  },
  {
    name: 'admin-reject',
    who: 'administrator',
    path: '/admin',
    window: true,
    act: press(/^Reject /),
  },
  { name: 'admin-long-names', who: 'administrator', path: '/admin', given: longNames },
];
