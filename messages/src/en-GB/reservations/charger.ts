import type { Messages } from '../../en/index.ts';

export const reservationsCharger = {
  askAnAdministratorOfYour:
    'Ask an administrator of your organisation for a new sheet, or choose the charger from the list.',
  itBelongsToAnOrganization:
    'It belongs to an organisation where you are not an active member. An administrator there can invite or approve you.',
} satisfies Partial<Messages['reservationsCharger']>;
