import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsMembers = {
  statusChanged: {
    canBookNow: ({ name }) => `${name} ya puede reservar.`,
    canBookAgain: ({ name }) => `${name} puede volver a reservar.`,
    notApproved: ({ name }) => `No se ha aprobado a ${name}.`,
    suspended: ({ name }) => `Se ha suspendido a ${name}.`,
  },
  roleChanged: {
    admin: ({ name }) => `${name} ahora tiene el rol de administrador.`,
    user: ({ name }) => `${name} ya no tiene el rol de administrador.`,
  },
  bothChanged: {
    canBookNow: {
      admin: ({ name }) => `${name} ya puede reservar y ahora tiene el rol de administrador.`,
      user: ({ name }) => `${name} ya no tiene el rol de administrador y ya puede reservar.`,
    },
    canBookAgain: {
      admin: ({ name }) => `${name} puede volver a reservar y ahora tiene el rol de administrador.`,
      user: ({ name }) => `${name} ya no tiene el rol de administrador y puede volver a reservar.`,
    },
    notApproved: {
      admin: ({ name }) => `No se ha aprobado a ${name}, que ahora tiene el rol de administrador.`,
      user: ({ name }) => `No se ha aprobado a ${name}, que ya no tiene el rol de administrador.`,
    },
    suspended: {
      admin: ({ name }) => `Se ha suspendido a ${name}, que ahora tiene el rol de administrador.`,
      user: ({ name }) => `Se ha suspendido a ${name}, que ya no tiene el rol de administrador.`,
    },
  },
  theyHaveBeenNotified: 'Ha recibido una notificación.',
  savedBut: ({ saved, reason }) => `${saved} Pero: ${reason}`,
  noChanges: 'Sin cambios',
  nameStaysAsBefore: ({ name }) => `${name} sigue como antes.`,
  personalAndVehicleInformationIs:
    'Los datos personales y del vehículo no se muestran durante una suspensión.',
  personalAndVehicleInformationCan:
    'Los datos personales y del vehículo solo los puede cambiar el propio miembro.',
  role: 'Rol',
  administratorsManageMembersInvitations:
    'Los administradores gestionan miembros, invitaciones, ubicaciones y reglas.',
  statuses: {
    active: 'Activo',
    pending: 'Pendiente',
    suspended: 'Suspendido',
  },
  suspendName: ({ name }) => `¿Suspender a ${name}?`,
  theseReservationsWillBeCancelledYou: 'Estas reservas se cancelarán y recibirás una notificación.',
  theseReservationsWillBeCancelledName: ({ name }) =>
    `Estas reservas se cancelarán y ${name} recibirá una notificación.`,
  suspend: 'Suspender',
  keepActive: 'Mantener activo',
  askedToJoin: 'Pidió unirse',
  joined: 'Se unió',
  notYet: 'Aún no',
  invitedBy: 'Invitación de',
  mailComesBackItsMail:
    'Los correos que le enviamos nos llegan devueltos: su servidor no conoce esa dirección. Pídele la correcta, que debe indicar en su cuenta.',
  noneGiven: 'Sin indicar',
  vehicle: 'Vehículo',
  plate: 'Matrícula',
  emergencyContact: 'Contacto de emergencia',
  waitingForYourDecisionActive: 'Espera tu decisión: «Activo» aprueba, «Suspendido» rechaza.',
  cannotBookNowActiveLets: 'Ahora no puede reservar. Con «Activo» podrá volver a hacerlo.',
  suspendedMembersCannotBookAnd:
    'Los miembros suspendidos no pueden reservar y sus próximas reservas se cancelan.',
  suspendYourself: '¿Quieres suspenderte?',
  youCanNoLongerBook:
    'Ya no podrás reservar ni gestionar esta organización. Solo otro administrador puede cambiarlo.',
  suspendMyself: 'Suspenderme',
  stayActive: 'No suspenderme',
  giveUpYourAdministratorRole: '¿Dejar tu rol de administrador?',
  youStayAMemberBut:
    'Seguirás siendo miembro, pero ya no podrás abrir esta página. Solo otro administrador puede cambiarlo.',
  giveItUp: 'Dejar el rol',
  makeSomebodyElseOne: 'Nombra antes a otra persona.',
  memberUpdated: 'Miembro actualizado',
  theRoleCouldNotBe: 'No se ha podido cambiar el rol',
  failedToUpdateMember: 'No se ha podido actualizar el miembro',
  mailComesBack: 'Correo devuelto',
  nameOrEmail: 'Nombre o correo',
  searchMembers: 'Buscar miembros',
  show: 'Ver',
  shown: {
    all: 'Todos',
    active: 'Activos',
    pending: 'Pendientes',
    suspended: 'Suspendidos',
    admins: 'Admins',
  },
  theMembersCouldNotBe: 'No se han podido mostrar los miembros',
  nothingHasChangedTryAgain: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  personFoundPeopleFound: ({ count }) =>
    plural(count, {
      one: `${number(count)} persona encontrada`,
      other: `${number(count)} personas encontradas`,
    }),
  waitingForYou: 'Esperan tu decisión',
  activeAndSuspended: '{active} <note>(suspendidos: {suspended})</note>',
  nobody: 'Nadie.',
  nobodyAmong: ({ shown }) => `Nadie en «${shown}».`,
  nobodyByThatNameOr: 'Nadie con ese nombre o correo.',
  nobodyByThatNameOrAmong: ({ shown }) => `Nadie con ese nombre o correo en «${shown}».`,
  showEverybody: 'Ver todos',
  othersJoinByYourInvitation:
    'Las demás personas se unen con tu invitación. Aquí aparecen quienes esperan tu aprobación.',
  inviteMembers: 'Invitar a miembros',
  onlyPartlyUndone: 'Solo se ha deshecho en parte',
} satisfies Messages['organizationsMembers'];
