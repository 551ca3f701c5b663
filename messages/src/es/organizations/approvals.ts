import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsApprovals = {
  approveAllCount: ({ count }) => `Aprobar todos (${count})`,
  approveCount: ({ count }) => `Aprobar ${count}`,
  rejectCount: ({ count }) => `Rechazar ${count}`,
  chooseName: ({ name }) => `Elegir a ${name}`,
  noVehicle: 'Sin vehículo',
  askedToJoinDay: ({ day }) => `Pidió unirse el ${day}`,
  approveName: ({ name }) => `Aprobar a ${name}`,
  approve: 'Aprobar',
  rejectName: ({ name }) => `Rechazar a ${name}`,
  reject: 'Rechazar',
  decideLater: 'Decidir más tarde',
  theyCanBookNowAnd: 'Las personas aprobadas ya pueden reservar y recibirán una notificación.',
  theyWillBeNotified: 'Las personas rechazadas recibirán una notificación.',
  somebodyElseHasApproved: ({ names }) => `Entretanto, otra persona ha aprobado a ${names}.`,
  somebodyElseHasRejected: ({ names }) => `Entretanto, otra persona ha rechazado a ${names}.`,
  namesLeftMeanwhile: ({ names }) => `Se han ido entretanto: ${names}.`,
  theDecisionsCouldNotBeSaved: ({ count }) =>
    plural(count, {
      one: 'No se ha podido guardar la decisión sobre una persona. Inténtalo de nuevo.',
      other: `No se han podido guardar las decisiones sobre ${number(count)} personas. Inténtalo de nuevo.`,
    }),
  peopleApproved: ({ count }) =>
    plural(count, { one: `${number(count)} persona aprobada`, other: `${number(count)} personas aprobadas` }),
  peopleRejected: ({ count }) =>
    plural(count, {
      one: `${number(count)} persona rechazada`,
      other: `${number(count)} personas rechazadas`,
    }),
  countOfAllApproved: ({ count, all }) => `Aprobaciones: ${count} de ${all}`,
  countOfAllRejected: ({ count, all }) => `Rechazos: ${count} de ${all}`,
  nameBecomesAnAdministrator: ({ name }) => `${name} tendrá el rol de administrador.`,
  namesBecomeAdministrators: ({ names }) => `${names} tendrán el rol de administrador.`,
  approveNameQuestion: ({ name }) => `¿Aprobar a ${name}?`,
  approvePeopleQuestion: ({ count }) =>
    plural(count, {
      one: `¿Aprobar a ${number(count)} persona?`,
      other: `¿Aprobar a ${number(count)} personas?`,
    }),
  nameCanThenBook: ({ name }) => `A partir de entonces, ${name} podrá reservar y recibirá una notificación.`,
  namesCanThenBook: ({ names }) =>
    `A partir de entonces, ${names} podrán reservar y recibirán una notificación.`,
  rejectNameQuestion: ({ name }) => `¿Rechazar a ${name}?`,
  rejectPeopleQuestion: ({ count }) =>
    plural(count, {
      one: `¿Rechazar a ${number(count)} persona?`,
      other: `¿Rechazar a ${number(count)} personas?`,
    }),
  theyCannotBook:
    'No podrá reservar en tu organización y recibirá una notificación. Más adelante puedes enviarle otra invitación.',
  namesCannotBook: ({ names }) =>
    `${names} no podrán reservar en tu organización y recibirán una notificación. Más adelante puedes enviarles otra invitación.`,
  countOthers: ({ count }) =>
    plural(count, { one: `${number(count)} persona más`, other: `${number(count)} personas más` }),
} satisfies Messages['organizationsApprovals'];
