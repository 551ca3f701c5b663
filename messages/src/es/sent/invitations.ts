import type { Messages } from '../../en/index.ts';

export const sentInvitations = {
  nameInvitesYou: ({ name, organization }) => `${name} te invita a ${organization}`,
  anAdministratorInvitesYou: ({ organization }) => `Un administrador te invita a ${organization}`,
  youAreInvitedToName: ({ name }) => `Tienes una invitación para unirte a ${name}`,
  nameInvitesYouToShare: {
    user: ({ name, organization }) => `${name} te invita a compartir los cargadores de ${organization}.`,
    admin: ({ name, organization }) =>
      `${name} te invita a compartir los cargadores de ${organization} con el rol de administrador.`,
  },
  anAdministratorInvitesYouToShare: {
    user: ({ organization }) => `Un administrador te invita a compartir los cargadores de ${organization}.`,
    admin: ({ organization }) =>
      `Un administrador te invita a compartir los cargadores de ${organization} con el rol de administrador.`,
  },
  seeWhichAreFree: 'Mira cuáles están libres y reserva uno para las horas que necesites.',
  theInvitationIsForEmail: ({ email, until }) =>
    `La invitación es para ${email} y se puede aceptar hasta el ${until}.`,
  seeTheInvitation: 'Ver la invitación',
  ifYouDidNotExpect: 'Si no esperabas esta invitación, puedes ignorarla: si no la aceptas, no pasa nada.',
  invitationRevoked: 'Invitación revocada',
  invitationDeclined: 'Invitación rechazada',
  youHaveJoinedName: ({ name }) => `Te has unido a ${name}.`,
  youHaveAskedToJoin: ({ name }) => `Has pedido unirte a ${name}. Un administrador te aprobará.`,
  yourAccountIsReady: 'Tu cuenta está lista.',
  yourAccountIsReadyAn: 'Tu cuenta está lista. Un administrador te aprobará.',
  invalidEmailAddress: 'Correo electrónico no válido',
} satisfies Messages['sentInvitations'];
