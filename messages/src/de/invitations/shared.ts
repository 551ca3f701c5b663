import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitations = {
  failedToDeclineInvitation: 'Die Einladung konnte nicht abgelehnt werden',
  failedToAcceptInvitation: 'Die Einladung konnte nicht angenommen werden',
  failedToSendInvitation: 'Die Einladung konnte nicht gesendet werden',
  failedToRevokeInvitation: 'Die Einladung konnte nicht widerrufen werden',
  withinTheHour: 'in weniger als einer Stunde',
  inHours: ({ count }) =>
    plural(count, { one: `in ${number(count)} Stunde`, other: `in ${number(count)} Stunden` }),
  inDays: ({ count }) =>
    plural(count, { one: `in ${number(count)} Tag`, other: `in ${number(count)} Tagen` }),
} satisfies Messages['invitations'];
