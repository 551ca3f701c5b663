import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitationsInvites = {
  peopleToInvite: 'A quién invitar',
  sent: 'Enviada',
  changeAddress: '<vh>Cambiar </vh>{address}',
  removeAddress: ({ address }) => `Quitar ${address}`,
  suspendAMemberOr:
    'Suspende a un miembro en <members>Miembros</members> o <plan>añade miembros a tu plan</plan>.',
  revokeAnInvitationOr:
    'Revoca una invitación más abajo, suspende a un miembro en <members>Miembros</members> o <plan>añade miembros a tu plan</plan>.',
  yourPlanHasRoomFor: ({ count }) =>
    plural(count, {
      one: `En tu plan cabe <fig>${number(count)}</fig> miembro más, de {total}.`,
      other: `En tu plan caben <fig>${number(count)}</fig> miembros más, de {total}.`,
    }),
  yourPlanHasTooLittleRoom: ({ count }) =>
    plural(count, {
      one: `En tu plan cabe <fig>${number(count)}</fig> miembro más, de {total}, así que no se puede invitar a todas estas personas.`,
      other: `En tu plan caben <fig>${number(count)}</fig> miembros más, de {total}, así que no se puede invitar a todas estas personas.`,
    }),
  thisIsNotAnEmail: 'Esto no es una dirección de correo.',
  mailComesBack: 'Correo devuelto',
  itWasNotSent: 'No se ha enviado.',
  thisFileCouldNotBe: 'No se ha podido leer este archivo. Elígelo de nuevo.',
  cSVFile: 'Archivo CSV',
  cSVOrExcelsUnicodeText:
    'CSV o Texto Unicode de Excel, con una columna de direcciones de correo. Una columna «role» puede decir «admin»; te preguntaremos antes de que nadie pase a serlo.',
  orPasteTheRows: 'O pega las filas',
  onePersonPerLineThe:
    'Una persona por línea: la dirección de correo, seguida de «, admin» si va a ser administrador.',
  readPastedRows: 'Leer filas pegadas',
  downloadASample: 'Descargar un ejemplo',
  divideTheFile: ({ most }) => `Se puede invitar a ${most} personas a la vez como máximo. Divide el archivo.`,
  pasteFewerRows: ({ most }) => `Se puede invitar a ${most} personas a la vez como máximo. Pega menos filas.`,
  noEmailAddressWasFound:
    'No se ha encontrado ninguna dirección de correo en este archivo. Guárdalo como CSV, con una columna «email».',
  noEmailAddressWasFoundIn: 'No se ha encontrado ninguna dirección de correo en el texto.',
  thisFileIsEmpty: 'Este archivo está vacío.',
  theTextContainsNoRows: 'El texto no contiene ninguna fila.',
  importMembers: 'Importar miembros',
  eachPersonGetsAnInvitation: 'Cada persona recibe por correo una invitación, válida durante 7 días.',
  stopping: 'Deteniendo…',
  stop: 'Detener',
  startOver: 'Empezar de nuevo',
  downloadWhatWasNotSent: 'Descargar lo no enviado',
  discardTheRowsThatWere: '¿Descartar las filas que no se han enviado?',
  thisListIsNotKept:
    'Esta lista no se conserva. Descárgala antes si quieres corregir las filas e importarlas de nuevo.',
  inviteNobody: 'No invitar a nadie',
  invitePeople: ({ count }) =>
    plural(count, {
      one: `Invitar a ${number(count)} persona`,
      other: `Invitar a ${number(count)} personas`,
    }),
  tryAgainForPeople: ({ count }) =>
    plural(count, {
      one: `Reintentar con ${number(count)} persona`,
      other: `Reintentar con ${number(count)} personas`,
    }),
  columnsNotUsed: ({ columns }) =>
    `No se usa: ${columns}. Los nuevos miembros indican estos datos al unirse.`,
  invitationsSent: 'Invitaciones enviadas',
  nobodyHereCanBeInvited: 'No se puede invitar a nadie de esta lista.',
  onePersonCanBeInvitedAs: 'Se puede invitar a 1 persona, como administrador.',
  peopleCanBeInvited: ({ count }) =>
    plural(count, {
      one: `Se puede invitar a ${number(count)} persona.`,
      other: `Se puede invitar a ${number(count)} personas.`,
    }),
  ofThemBecomeAdministrators: ({ count }) =>
    plural(count, {
      one: 'Una de ellas tendrá el rol de administrador.',
      other: `${number(count)} de ellas tendrán el rol de administrador.`,
    }),
  rowsAreLeftOut: ({ count }) =>
    plural(count, { one: 'Se omite una fila.', other: `Se omiten ${number(count)} filas.` }),
  chooseTheColumnWithThe: 'Elige primero la columna con las direcciones.',
  quoted: ({ words }) => `«${words}»`,
  otherValues: ({ count }) =>
    plural(count, { one: `${number(count)} valor más`, other: `${number(count)} valores más` }),
  valuesAreNoRights: ({ values, count }) =>
    plural(count, {
      one: `${values} no es un rol conocido: estas personas serán miembros.`,
      other: `${values} no son roles conocidos: estas personas serán miembros.`,
    }),
  invitationsWereSent: ({ count }) =>
    plural(count, {
      one: `Se ha enviado ${number(count)} invitación.`,
      other: `Se han enviado ${number(count)} invitaciones.`,
    }),
  wereRefused: ({ count }) =>
    plural(count, { one: 'Una no se ha admitido.', other: `${number(count)} no se han admitido.` }),
  wereNotSentYet: ({ count }) =>
    plural(count, { one: 'Una aún no se ha enviado.', other: `${number(count)} aún no se han enviado.` }),
  rowsWereLeftOut: ({ count }) =>
    plural(count, { one: 'Se ha omitido una fila.', other: `Se han omitido ${number(count)} filas.` }),
  severalColumnsHoldAddressesWho: 'Varias columnas contienen direcciones. ¿A quién quieres invitar?',
  theOnlyAddressesSeemTo: 'Las únicas direcciones parecen ser de otras personas. ¿Quieres invitarlas?',
  theRowsSayThatPeople: ({ count }) =>
    plural(count, {
      one: `Según las filas, ${number(count)} persona tiene el rol de administrador. Invitarla como`,
      other: `Según las filas, ${number(count)} personas tienen el rol de administrador. Invitarlas como`,
    }),
  asAdministrators: ({ count }) =>
    plural(count, {
      one: 'Administrador, para gestionar miembros, ubicaciones, ajustes y pagos',
      other: 'Administradores, para gestionar miembros, ubicaciones, ajustes y pagos',
    }),
  asMembers: ({ count }) =>
    plural(count, { one: 'Miembro, como las demás personas', other: 'Miembros, como las demás personas' }),
  columnNumber: ({ number }) => `Columna ${number}`,
  thisAddressIsListed: 'Esta dirección aparece más de una vez.',
  thisPersonIsAMember: 'Esta persona ya es miembro.',
  thisMemberIsSuspended: 'Este miembro está suspendido. Puedes reactivarlo en Miembros.',
  thisAddressIsInvited: 'Esta dirección ya tiene una invitación.',
  states: {
    ready: 'Se puede invitar',
    sent: 'Invitación enviada',
    refused: 'No admitida',
    'left-out': 'Omitida',
  },
  onlyRowsWithAProblem: ({ count }) =>
    plural(count, {
      one: 'Solo la fila con problemas',
      other: `Solo las ${number(count)} filas con problemas`,
    }),
  rows: 'Filas',
  lineNumber: '<vh>Línea </vh>{number}',
  noAddress: 'Sin dirección',
  resendTheInvitationOfEmail: ({ email }) => `Reenviar la invitación de ${email}`,
  invitationSent: 'Invitación enviada',
  emailHasANewLink: ({ email, day }) => `${email} tiene un enlace nuevo, válido hasta el ${day}.`,
  resend: 'Reenviar',
  pendingInvitations: 'Invitaciones pendientes',
  noPendingInvitations: 'No hay invitaciones pendientes',
  peopleYouInviteAreListed: 'Las personas a las que invites aparecerán aquí hasta que acepten.',
  expiresWithinTheHour: ({ day }) => `Caduca en menos de una hora, ${day}`,
  expiresInHours: ({ count, day }) =>
    plural(count, {
      one: `Caduca en ${number(count)} hora, ${day}`,
      other: `Caduca en ${number(count)} horas, ${day}`,
    }),
  expiresInDays: ({ count, day }) =>
    plural(count, {
      one: `Caduca en ${number(count)} día, ${day}`,
      other: `Caduca en ${number(count)} días, ${day}`,
    }),
  revokeTheInvitationOfEmail: ({ email }) => `Revocar la invitación de ${email}`,
  notAnsweredInTime: 'Sin respuesta a tiempo',
  expired: 'Caducada',
  invitedByInviterName: ({ inviterName }) => `Invitación de ${inviterName}`,
  invitationRevoked: 'Invitación revocada',
  emailCanNoLongerUse: ({ email }) => `${email} ya no puede usarla para unirse.`,
  revokeThisInvitation: '¿Revocar esta invitación?',
  theLinkThatEmailStops: ({ email }) => `El enlace enviado a ${email} dejará de funcionar.`,
  invalidEmailAddress: 'Dirección de correo no válida',
  noneOfTheseCanBe: 'No se puede invitar a ninguna de estas direcciones. Cámbialas o quítalas.',
  emailRequiredPleaseEnterAn: 'Escribe una dirección de correo.',
  severalAtOncePasteThe:
    'Para invitar a varias personas a la vez, pega las direcciones o sepáralas con comas. Si tienes una tabla, usa «Importar desde un archivo».',
  role: 'Rol',
  administratorsManageMembersInvitationsAnd:
    'Los administradores gestionan miembros, invitaciones y ubicaciones.',
  sendInvitations: ({ count }) =>
    plural(count, {
      one: `Enviar ${number(count)} invitación`,
      other: `Enviar ${number(count)} invitaciones`,
    }),
  sendInvitation: 'Enviar invitación',
  leaveWithoutSending: '¿Salir sin enviar?',
  addressesNotInvitedYet: ({ count }) =>
    plural(count, {
      one: 'Aún no has invitado a una dirección, y se perdería.',
      other: `Aún no has invitado a ${number(count)} direcciones, y se perderían.`,
    }),
  invitationNotMailed: 'Invitación no enviada por correo',
  mailToEmailComesBack: ({ email }) =>
    `Los correos a ${email} nos llegan devueltos. Revoca la invitación si la dirección es incorrecta; si quieres intentarlo de todos modos, pulsa «Reenviar».`,
  emailCanAcceptItUntil: ({ email, day }) => `${email} puede aceptarla hasta el ${day}.`,
  getNoMail: ({ count }) =>
    plural(count, {
      one: `${number(count)} no recibe el correo, porque nos llega devuelto.`,
      other: `${number(count)} no reciben el correo, porque nos llega devuelto.`,
    }),
  allInvitationsSent: 'Invitaciones enviadas',
  peopleCanAcceptFor7Days: ({ count }) =>
    plural(count, {
      one: `${number(count)} persona puede aceptar su invitación durante 7 días.`,
      other: `${number(count)} personas pueden aceptar su invitación durante 7 días.`,
    }),
  wereNotSent: ({ count }) =>
    plural(count, {
      one: 'Una no se ha enviado; el motivo aparece junto a la dirección.',
      other: `${number(count)} no se han enviado; los motivos aparecen junto a las direcciones.`,
    }),
  failedToSendInvitation: 'No se ha podido enviar la invitación',
  sentOfTotalInvitationsSent: ({ sent, total }) => `Invitaciones enviadas: ${sent} de ${total}`,
  sendAnInvitation: 'Enviar una invitación',
  importFromAFile: 'Importar desde un archivo',
  theInvitationsCouldNotBe: 'No se han podido mostrar las invitaciones',
  thoseThatWereSentAre: 'Las que se enviaron siguen siendo válidas.',
} satisfies Messages['invitationsInvites'];
