import type { Messages } from '../../en/index.ts';

export const notificationsChoices = {
  yourNotificationSettingsAreHere: 'Your notification settings are here once you belong to an organisation.',
  yourOrganizationDoesNotLetMembers: 'Your organisation does not let members choose a custom reminder.',
} satisfies Partial<Messages['notificationsChoices']>;
