import type { Messages } from '../../en/index.ts';

export const organizationsFirstRun = {
  firstSteps: 'Primeros pasos',
  doneOfCountDone: ({ done, count }) => `${done} de ${count}`,
  hideTheFirstSteps: 'Ocultar los primeros pasos',
  showTheFirstSteps: 'Ver los primeros pasos',
  hide: 'Ocultar',
  show: 'Ver',
  dontShowAgain: 'No volver a mostrar',
  done: '(hecho)',
  theFormAsksForVehicle:
    'El formulario pide el vehículo, el teléfono y un contacto de emergencia. <button>Pedir solo nombre, correo y contraseña</button>',
  markAsDoneTitle: ({ title }) => `Marcar como hecho: ${title}`,
  markAsDone: 'Marcar como hecho',
  chooseAPlan: 'Elige un plan',
  addALocation: 'Añade una ubicación',
  membersReserveAtAPlace:
    'Los miembros reservan en un lugar con dirección, horario de apertura y cargadores.',
  checkItsChargers: 'Revisa sus cargadores',
  powerAndConnectorTellMembers:
    'Por la potencia y el conector, los miembros saben qué cargador le va bien a su coche.',
  openTheChargers: 'Ver los cargadores',
  checkTheRules: 'Revisa las reglas',
  howLongHowOftenAnd:
    'Cuánto tiempo, con qué frecuencia y con cuánta antelación pueden reservar los miembros. Ya están en vigor reglas que convienen a la mayoría de las organizaciones.',
  openTheRules: 'Ver las reglas',
  inviteMembers: 'Invita a miembros',
  theyJoinByTheLink: 'Se unen con el enlace del correo.',
  theyJoinByTheLinkAndYouApprove: 'Se unen con el enlace del correo y tú los apruebas.',
} satisfies Messages['organizationsFirstRun'];
