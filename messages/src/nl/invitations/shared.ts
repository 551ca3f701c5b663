import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitations = {
  failedToDeclineInvitation: 'De uitnodiging kon niet worden afgeslagen',
  failedToAcceptInvitation: 'De uitnodiging kon niet worden aangenomen',
  failedToSendInvitation: 'De uitnodiging kon niet worden verstuurd',
  failedToRevokeInvitation: 'De uitnodiging kon niet worden ingetrokken',
  withinTheHour: 'binnen een uur',
  inHours: ({ count }) =>
    plural(count, { one: `over ${number(count)} uur`, other: `over ${number(count)} uur` }),
  inDays: ({ count }) =>
    plural(count, { one: `over ${number(count)} dag`, other: `over ${number(count)} dagen` }),
} satisfies Messages['invitations'];
