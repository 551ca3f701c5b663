import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitations = {
  failedToDeclineInvitation: 'Impossible de décliner l’invitation',
  failedToAcceptInvitation: 'Impossible d’accepter l’invitation',
  failedToSendInvitation: 'Impossible d’envoyer l’invitation',
  failedToRevokeInvitation: 'Impossible de révoquer l’invitation',
  withinTheHour: 'dans l’heure',
  inHours: ({ count }) =>
    plural(count, { one: `dans ${number(count)} heure`, other: `dans ${number(count)} heures` }),
  inDays: ({ count }) =>
    plural(count, { one: `dans ${number(count)} jour`, other: `dans ${number(count)} jours` }),
} satisfies Messages['invitations'];
