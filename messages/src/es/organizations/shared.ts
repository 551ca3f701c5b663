import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizations = {
  failedToApproveUser: 'No se ha podido aprobar.',
  failedToRejectUser: 'No se ha podido rechazar.',
  userApproved: 'Miembro aprobado',
  nameCanBookNowAnd: ({ name }) => `${name} ya puede reservar y ha recibido una notificación.`,
  userRejected: 'Solicitud rechazada',
  nameHasBeenNotified: ({ name }) => `${name} ha recibido una notificación.`,
  failedToSaveYourDecisions: 'No se han podido guardar tus decisiones.',
  yourOrganizationCouldNotBe: 'No se ha podido mostrar tu organización',
  nothingIsLostTryAgain: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',
  inviteApproveAndManageMembers: 'Invitar, aprobar y gestionar a los miembros',
  setUpChargingLocationsAnd: 'Configurar ubicaciones de carga y su horario de apertura',
  setTheRulesForReservations: 'Fijar las reglas de las reservas',
  noOrganizationAccess: 'Sin acceso a una organización',
  youDontBelongToAn:
    'Aún no perteneces a ninguna organización. Pide una invitación a tu administrador o crea tu propia organización.',
  returnToHome: 'Volver a la portada',
  accessRestricted: 'Acceso restringido',
  youLackAdministratorPrivilegesIn:
    'No tienes permisos de administrador en esta organización. Sus administradores pueden:',
  todaysReservations: 'Reservas de hoy',
  labelPlan: ({ label }) => `Plan ${label}`,
  freeTrialEnded: 'prueba gratuita terminada',
  daysOfFreeTrialLeft: ({ count }) =>
    plural(count, {
      one: `queda ${number(count)} día de prueba gratuita`,
      other: `quedan ${number(count)} días de prueba gratuita`,
    }),
  locationLocations: ({ count }) =>
    plural(count, { one: `${number(count)} ubicación`, other: `${number(count)} ubicaciones` }),
  chargerChargers: ({ count }) =>
    plural(count, { one: `${number(count)} cargador`, other: `${number(count)} cargadores` }),
  numberOfMembers: ({ count }) =>
    plural(count, { one: '{number} <unit>miembro</unit>', other: '{number} <unit>miembros</unit>' }),
  placesTaken: ({ count, used }) =>
    plural(count, {
      one: `${used} de ${number(count)} plaza en uso`,
      other: `${used} de ${number(count)} plazas en uso`,
    }),
  placesTakenWaiting: ({ count, used, waiting }) =>
    plural(count, {
      one: `${used} de ${number(count)} plaza en uso, ${waiting} por aprobar`,
      other: `${used} de ${number(count)} plazas en uso, ${waiting} por aprobar`,
    }),
  placesTakenInvited: ({ count, used, invited }) =>
    plural(count, {
      one: `${used} de ${number(count)} plaza en uso, ${invited} con invitación`,
      other: `${used} de ${number(count)} plazas en uso, ${invited} con invitación`,
    }),
  placesTakenWaitingAndInvited: ({ count, used, waiting, invited }) =>
    plural(count, {
      one: `${used} de ${number(count)} plaza en uso, ${waiting} por aprobar y ${invited} con invitación`,
      other: `${used} de ${number(count)} plazas en uso, ${waiting} por aprobar y ${invited} con invitación`,
    }),
  notSaved: 'No se ha guardado',
  firstStepsNotShownAgain: 'Los primeros pasos no se mostrarán más',
  allOfItIsOn: 'Todo sigue disponible en la pantalla de la organización.',
  theFirstStepsAreShown: 'Se vuelven a mostrar los primeros pasos.',
  stepDone: 'Paso hecho',
  theStepIsOpenAgain: 'El paso vuelve a estar pendiente.',
  createOrganization: 'Crear organización',
  signInRequired: 'Hay que iniciar sesión',
  anOrganizationBelongsToThe:
    'Una organización pertenece a la cuenta que la crea. Inicia sesión y volverás aquí.',
  organizationCreatedSuccessfully: 'Organización creada',
  youAreNowTheAdministrator: 'Ahora la administras: puedes invitar a miembros y configurar ubicaciones.',
  backToHome: 'Volver a la portada',
  chooseYourPlan: 'Elige tu plan',
  profile: 'Perfil',
  details: 'Datos',
  stepHereOfCount: ({ here, count }) => `Paso ${here} de ${count}`,
  invites: 'Invitaciones',
  pendingWaiting: ({ pending }) => `${pending} por aprobar`,
  loadingYourOrganization: 'Abriendo tu organización',
  failedToUpdateReservationSettings: 'No se han podido actualizar los ajustes de reservas',
  reservationsAlreadyMadeStayAs: 'Las reservas ya hechas se quedan como están.',
  failedToUpdatePrivacySettings: 'No se han podido actualizar los ajustes de privacidad',
  itAppliesToEveryMember: 'Se aplica de inmediato a todos los miembros.',
  failedToUpdateSettings: 'No se han podido actualizar los ajustes',
  itAppliesToUpcomingReservations: 'Se aplica también a las próximas reservas.',
  itAppliesToWhoeverJoins: 'Se aplica a quienes se unan a partir de ahora.',
  failedToUpdateSettings2: 'No se han podido actualizar los ajustes.',
  settingsUpdated: 'Ajustes actualizados',
  membersAndInvitedPeopleSee: 'Los miembros y las personas invitadas ven lo que había antes.',
  membersAndInvitedPeopleSeeIt: 'Los miembros y las personas invitadas ya lo ven.',
} satisfies Messages['organizations'];
