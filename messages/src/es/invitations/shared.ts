import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitations = {
  failedToDeclineInvitation: 'No se ha podido rechazar la invitación',
  failedToAcceptInvitation: 'No se ha podido aceptar la invitación',
  failedToSendInvitation: 'No se ha podido enviar la invitación',
  failedToRevokeInvitation: 'No se ha podido revocar la invitación',
  withinTheHour: 'en menos de una hora',
  inHours: ({ count }) =>
    plural(count, { one: `en ${number(count)} hora`, other: `en ${number(count)} horas` }),
  inDays: ({ count }) => plural(count, { one: `en ${number(count)} día`, other: `en ${number(count)} días` }),
} satisfies Messages['invitations'];
