import type { Messages } from '../../en/index.ts';

export const reservationsObstacles = {
  accountNotApproved: 'Cuenta no aprobada',
  yourRequestWasDeclined: 'Tu solicitud se ha rechazado. Pregunta a un administrador.',
  yourRequestWasDeclinedAt: ({ name }) =>
    `Tu solicitud se ha rechazado. Pregunta a un administrador de ${name}.`,
  accountSuspended: 'Cuenta suspendida',
  youCannotBook: 'Ahora no puedes reservar. Pregunta a un administrador.',
  youCannotBookAt: ({ name }) => `Ahora no puedes reservar. Pregunta a un administrador de ${name}.`,
  youGetAnEmailAt: ({ email }) => `Cuando se apruebe, recibirás un correo en ${email}.`,
  onceItIsApprovedA: 'Cuando se apruebe, lo verás en una notificación de la campana.',
  accountPending: 'Cuenta pendiente',
  yourAccountIsAwaitingApproval: 'Tu cuenta espera la aprobación de un administrador.',
  yourAccountIsAwaitingApprovalAt: ({ name }) =>
    `Tu cuenta espera la aprobación de un administrador de ${name}.`,
  noOrganization: 'Sin organización',
  youBelongToNoOrganization:
    'No perteneces a ninguna organización. Abre la invitación que te enviaron o pide una a un administrador.',
  noChargingLocationsYet: 'Aún no hay ubicaciones de carga',
  addYourFirstLocation: 'Añadir tu primera ubicación',
  membersCanBookAsSoon: 'Los miembros podrán reservar en cuanto haya una ubicación con cargadores.',
  anAdministratorOfNameAdds: ({ name }) =>
    `Las ubicaciones y sus cargadores los añade un administrador de ${name}.`,
  chargersAreReservedByApproved:
    'Los cargadores los reservan los miembros aprobados. Registra una organización o, si ya perteneces a una, inicia sesión.',
  chargersAreReservedByApprovedMembers:
    'Los cargadores los reservan los miembros aprobados. Si eres uno de ellos, inicia sesión; si no, pide una invitación al administrador de tus cargadores.',
  nothingHasBeenBookedOr: 'No se ha reservado ni cambiado nada.',
  registrationRequired: 'Hay que registrarse',
  didYourRegistrationAsAn: '¿Dejaste a medias tu registro como administrador? <a>Complétalo</a>',
} satisfies Messages['reservationsObstacles'];
