import type { Messages } from '../../en/index.ts';

export const sentOrganizations = {
  youCanNowReserveChargers: ({ organizationName }) => `Ya puedes reservar cargadores en ${organizationName}`,
  welcomeFirstName: ({ firstName }) => `Te damos la bienvenida, ${firstName}`,
  anAdministratorOfOrganizationNameHas: ({ organizationName }) =>
    `Un administrador de ${organizationName} te ha aprobado como miembro. A partir de ahora puedes reservar un cargador.`,
  reserveACharger: 'Reservar un cargador',
  youReceiveThisBecauseYou: ({ organizationName }) =>
    `Recibes este correo porque pediste unirte a ${organizationName}.`,
  youHaveAcceptedTheInvitation: ({ organizationName }) =>
    `Has aceptado la invitación de ${organizationName} y ya eres miembro. A partir de ahora puedes reservar un cargador.`,
  ifItWasNotYou: 'Si no la has aceptado tú, díselo al administrador que te invitó.',
  youReceiveThisBecauseYouHave: ({ organizationName }) =>
    `Recibes este correo porque te has unido a ${organizationName}.`,
  yourRequestToJoinOrganizationName: ({ organizationName }) =>
    `Tu solicitud para unirte a ${organizationName}`,
  yourRequestWasNotApproved: 'Tu solicitud no se ha aprobado',
  anAdministratorOfOrganizationNameHasNot: ({ organizationName }) =>
    `Un administrador de ${organizationName} no te ha aprobado como miembro, así que no puedes reservar cargadores allí.`,
  ifYouThinkThisIs: 'Si crees que es un error, pregunta al administrador que te invitó.',
  yourMembershipAtOrganizationNameIs: ({ organizationName }) =>
    `Tu acceso a ${organizationName} está suspendido`,
  yourMembershipIsSuspended: 'Tu acceso está suspendido',
  anAdministratorOfOrganizationNameHasSuspended: ({ organizationName }) =>
    `Un administrador de ${organizationName} ha suspendido tu acceso. No puedes reservar cargadores allí hasta que un administrador lo reactive.`,
  ifYouThinkThisIsA: 'Si crees que es un error, pregunta a un administrador de allí.',
  youReceiveThisBecauseYouAre: ({ organizationName }) =>
    `Recibes este correo porque eres miembro de ${organizationName}.`,
  youCanReserveChargersAt: ({ organizationName }) =>
    `Ya puedes volver a reservar cargadores en ${organizationName}`,
  welcomeBackFirstName: ({ firstName }) => `Hola de nuevo, ${firstName}`,
  yourMembershipAtOrganizationNameIsActive: ({ organizationName }) =>
    `Tu acceso a ${organizationName} vuelve a estar activo. A partir de ahora puedes reservar un cargador.`,
  youAreNowAnAdministrator: ({ organizationName }) =>
    `Ya tienes el rol de administrador en ${organizationName}`,
  youAreAnAdministratorNow: 'Ya tienes el rol de administrador',
  anotherAdministratorGaveYouThis: ({ organizationName }) =>
    `Otro administrador te ha dado este rol: puedes invitar y aprobar a miembros de ${organizationName} y gestionar sus ubicaciones y ajustes.`,
  openTheOrganization: 'Abrir la organización',
  youAreNoLongerAn: ({ organizationName }) => `Ya no tienes el rol de administrador en ${organizationName}`,
  youAreNoLongerAnAdministrator: 'Ya no tienes el rol de administrador',
  youNoLongerManageOrganizationName: ({ organizationName }) =>
    `Ya no gestionas ${organizationName}. Sigues siendo miembro y puedes reservar cargadores como antes.`,
  at: 'Fecha y hora',
  actor: 'Autor',
  action: 'Acción',
  subject: 'Objeto',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  thisIsAnotherNameOf: ({ setting }) =>
    `Es otro nombre de ${setting}; indica uno de los dos, o el mismo valor en ambos.`,
  namesVehiclesAndContactDetails:
    'Los nombres, los vehículos y los contactos se ocultan mientras estén ocultos los datos de la reserva.',
} satisfies Messages['sentOrganizations'];
