import type { OutgoingNotification } from '../src/features/notifications/channel.ts';
import { newId } from '../src/platform/database/ids.ts';

/** A reminder on its way to somebody of an organization. */
export const makeNotification = (
  person: { id: string; email: string },
  organization: { id: string; name: string },
  notification: Partial<OutgoingNotification> = {},
): OutgoingNotification => ({
  id: newId(),
  organizationId: organization.id,
  organizationName: organization.name,
  kind: 'start_15min',
  others: [],
  userId: person.id,
  reservationIds: [],
  email: person.email,
  phone: null,
  usefulUntil: null,
  title: 'Charger 12 is yours in 15 minutes',
  message: 'Your slot at North Garage begins at 2 PM.',
  path: '/dashboard',
  mail: {
    subject: 'Charger 12 is yours in 15 minutes',
    heading: 'Charger 12 is yours in 15 minutes',
    paragraphs: ['Your slot at North Garage begins at 2 PM.'],
    action: { label: 'Confirm arrival', path: '/dashboard' },
  },
  ...notification,
});
