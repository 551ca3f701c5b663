import type { Messages } from '../../en/index.ts';

export const organizationsCreate = {
  yourSessionHasExpiredPlease: 'Tu sesión ha caducado. Actualiza la página e inténtalo de nuevo.',
  unauthorized: 'Sin autorización',
  failedToCreateOrganization: 'No se ha podido crear la organización',
  failedToUpdateProfilePlease: 'No se ha podido actualizar el perfil. Inténtalo de nuevo.',
  creating: 'Creando…',
  freeForDays: ({ days }) => `Gratis durante ${days} días.`,
  labelAmountAMonth: ({ label, amount }) => `${label}, ${amount} al mes`,
  organizationCreatedSuccessfully: 'Organización creada',
  youAreNowTheAdministrator: 'Ahora la administras: puedes invitar a miembros y configurar ubicaciones.',
  ok: 'Aceptar',
  organizationDetails: 'Datos de la organización',
  membersMustAcceptAnAgreement: 'Los miembros deben aceptar un acuerdo para unirse',
  agreementText: 'Texto del acuerdo',
  peopleSeeItWithThe:
    'Se ve con la invitación, antes de aceptarla. Si lo dejas vacío, se muestra el acuerdo estándar.',
  completeYourProfile: 'Completa tu perfil',
  peopleYouInviteSeeYour: 'Las personas a las que invites ven tu nombre.',
  firstName: 'Nombre',
  atLeast10Digits: 'Al menos 10 cifras.',
  invitedPeopleAndYourMembers:
    'Lo ven en todas partes las personas invitadas y tus miembros. Las facturas ya emitidas conservan el anterior.',
  invitedPeopleReadItOn: 'Las personas invitadas la leen en la invitación; tus miembros, en su inicio.',
  invitedPeopleAndYourMembersSee: 'Lo ven las personas invitadas y tus miembros.',
  yourMembersSeeItOn: 'Tus miembros lo ven en su inicio.',
  yourMembersSeeItOnTheir: 'Tus miembros la ven en su inicio. Cada ubicación tiene su propia dirección.',
  organizationName: 'Nombre de la organización',
  contactEmail: 'Correo de contacto',
  contactPhone: 'Teléfono de contacto',
  yourLocationsStartWithIt: 'Al principio, tus ubicaciones usan esta; cada una puede tener la suya.',
} satisfies Messages['organizationsCreate'];
