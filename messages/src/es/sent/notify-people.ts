import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyPeople = {
  youCanNowReserveChargers: 'Ya puedes reservar cargadores',
  anAdministratorOfOrganizationHas: ({ organization }) =>
    `Un administrador de ${organization} te ha aprobado como miembro.`,
  youHaveAcceptedTheInvitation: ({ organization }) =>
    `Has aceptado la invitación de ${organization} y ya eres miembro.`,
  yourRequestToJoinWas: 'Tu solicitud para unirte no se ha aprobado',
  anAdministratorOfOrganizationHasNot: ({ organization }) =>
    `Un administrador de ${organization} no te ha aprobado como miembro, así que no puedes reservar cargadores allí.`,
  yourMembershipIsSuspended: 'Tu acceso está suspendido',
  anAdministratorOfOrganizationHasSuspended: ({ organization }) =>
    `Un administrador de ${organization} ha suspendido tu acceso. No puedes reservar cargadores allí hasta que un administrador lo reactive.`,
  youCanReserveChargersAgain: 'Ya puedes volver a reservar cargadores',
  yourMembershipAtOrganizationIs: ({ organization }) => `Tu acceso a ${organization} vuelve a estar activo.`,
  youAreAnAdministratorNow: 'Ya tienes el rol de administrador',
  youCanInviteAndApprove: ({ organization }) =>
    `Puedes invitar y aprobar a miembros de ${organization} y gestionar sus ubicaciones y ajustes.`,
  youAreNoLongerAn: 'Ya no tienes el rol de administrador',
  youNoLongerManageOrganization: ({ organization }) =>
    `Ya no gestionas ${organization}. Sigues siendo miembro y puedes reservar como antes.`,
  nameHasAcceptedTheInvitation: ({ name, organization }) =>
    `${name} ha aceptado la invitación de ${organization} y ya es miembro.`,
  nameHasJoined: ({ name }) => `${name} se ha unido`,
  nameHasJoinedOrganization: ({ name, organization }) => `${name} se ha unido a ${organization}`,
  seeTheMembers: 'Ver los miembros',
  nameHasAcceptedTheInvitationTo: ({ name, organization }) =>
    `${name} ha aceptado la invitación de ${organization} y espera tu aprobación.`,
  nameWaitsForApproval: ({ name }) => `${name} espera aprobación`,
  nameWaitsForYourApprovalAt: ({ name, organization }) => `${name} espera tu aprobación en ${organization}`,
  nameWaitsForYourApproval: ({ name }) => `${name} espera tu aprobación`,
  reviewTheRequest: 'Revisar la solicitud',
  peopleHaveAccepted: ({ count }) => `${count} personas han aceptado invitaciones`,
  peopleHaveAcceptedTo: ({ count, organization }) =>
    `${count} personas han aceptado invitaciones de ${organization}`,
  andCountMore: ({ count }) =>
    plural(count, { one: `y ${number(count)} más`, other: `y ${number(count)} más` }),
  theyAreNameAndMore: ({ count, name, organization }) =>
    plural(count, {
      one: `Son ${name} y ${number(count)} más en ${organization}.`,
      other: `Son ${name} y ${number(count)} más en ${organization}.`,
    }),
  thoseWhoStillWaitFor: 'Quienes aún esperan aprobación están al principio de la lista de miembros.',
  theyHaveAcceptedAnInvitation: ({ organization }) => `Han aceptado una invitación de ${organization}`,
  ourTermsChangeOnDay: ({ day }) => `Nuestras condiciones cambian el ${day}`,
  theNewTermsApplyFrom: ({ day }) =>
    `Las nuevas condiciones se aplican desde el ${day}. Hasta entonces se aplican las actuales.`,
  readTheTerms: 'Leer las condiciones',
} satisfies Messages['sentNotifyPeople'];
