import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const parts = {
  thisNeedsAConnectionAnd: 'Esto necesita conexión y ahora no hay. Inténtalo de nuevo cuando vuelva.',
  noAnswerCame: 'No ha llegado respuesta, así que no se sabe si se ha hecho.',
  notLoadedTryAgain: 'No ha llegado respuesta. Inténtalo de nuevo en un momento.',
  noAnswerCamePressAgain:
    'No ha llegado respuesta, así que no se sabe si se ha hecho. Pulsa otra vez: no se hará dos veces.',
  tryAgainInAMoment: 'Inténtalo de nuevo en un momento.',
  theServerDidNotAnswer: 'El servidor no ha respondido como debía. Inténtalo de nuevo en un momento.',
  tomorrow: 'Mañana',
  yourTime: ({ timeThere, yourTime }) => `Las ${timeThere} de allí son las ${yourTime} en tu zona horaria.`,
  yourTimeOnDay: ({ timeThere, yourTime, day }) =>
    `Las ${timeThere} de allí son las ${yourTime} en tu zona horaria, el ${day}.`,
  youAreStillSignedIn: 'Tu sesión sigue abierta',
  noAnswerCameSoYou:
    'No ha llegado respuesta, así que puede que tu sesión se haya cerrado o que no. Para asegurarte, pulsa otra vez.',
  hoursShort: ({ hours }) => `${hours} h`,
  minutesShort: ({ minutes }) => `${minutes} min`,
  hoursAndMinutesShort: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  minutesAndSecondsShort: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} hora`, other: `${number(hours)} horas` })} y ${plural(minutes, { one: `${number(minutes)} minuto`, other: `${number(minutes)} minutos` })}`,
  zoneRegions: {
    Africa: 'África',
    America: 'América',
    Antarctica: 'Antártida',
    Arctic: 'Ártico',
    Asia: 'Asia',
    Atlantic: 'Atlántico',
    Australia: 'Australia',
    Europe: 'Europa',
    Indian: 'Índico',
    Pacific: 'Pacífico',
  },
  other: 'Otras',
  likelyHere: 'Probablemente aquí',
  chargeRota: 'ChargeRota',
  answersNeedAnotherLook: ({ count }) =>
    plural(count, {
      one: `Hay que revisar ${number(count)} respuesta`,
      other: `Hay que revisar ${number(count)} respuestas`,
    }),
  exportCSV: 'Exportar CSV',
  optional: '(opcional)',
  showPassword: 'Mostrar contraseña',
  results: 'Resultados',
  looking: 'Buscando…',
  resultResults: ({ count }) =>
    plural(count, { one: `${number(count)} resultado.`, other: `${number(count)} resultados.` }),
  lastName: 'Apellidos',
  iHaveOneName: 'No tengo apellidos',
  leaveWithoutSaving: '¿Salir sin guardar?',
  leave: 'Salir',
  stay: 'Quedarse',
  search: 'Buscar',
  pages: {
    tickets: {
      name: 'Páginas de avisos',
      position: '{range} de {total} avisos',
    },
    administrators: {
      name: 'Páginas de administradores',
      position: '{range} de {total} administradores',
    },
    entries: {
      name: 'Páginas de entradas',
      position: '{range} de {total} entradas',
    },
    changes: {
      name: 'Páginas de cambios',
      position: '{range} de {total} cambios',
    },
    members: {
      name: 'Páginas de miembros',
      position: '{range} de {total} miembros',
    },
    reviews: {
      name: 'Páginas de reseñas',
      position: '{range} de {total} reseñas',
    },
    reports: {
      name: 'Páginas de avisos',
      position: '{range} de {total} avisos',
    },
  },
  counted: {
    administrators: ({ count }) =>
      plural(count, { one: `${number(count)} administrador`, other: `${number(count)} administradores` }),
    entries: ({ count }) =>
      plural(count, { one: `${number(count)} entrada`, other: `${number(count)} entradas` }),
    changes: ({ count }) =>
      plural(count, { one: `${number(count)} cambio`, other: `${number(count)} cambios` }),
  },
  previous: 'Anterior',
  next: 'Siguiente',
  reportThis: 'Avisar de esto',
  signOutHere: '¿Cerrar la sesión aquí?',
  yourReservationsStayAsThey:
    'Tus reservas siguen como están. Para volver a iniciar sesión necesitas tu contraseña o tu cuenta vinculada.',
  staySignedIn: 'Mantener abierta',
  thereIsNoConnectionNow:
    'Ahora no hay conexión. No se ha perdido nada, y esto se mostrará en cuanto vuelva a haberla.',
  retry: 'Reintentar',
  chooseATimeZone: 'Elige una zona horaria',
  cityOrOffset: 'Ciudad o diferencia horaria',
  aCityOrGMT5: 'Una ciudad, o «GMT-5»',
  noTimeZoneHasThis:
    'Ninguna zona horaria se llama así. Prueba con una ciudad más grande cerca de ti o con la diferencia horaria.',
  chosen: 'elegida',
  copied: 'Copiado',
  undo: 'Deshacer',
  changeUndone: 'Cambio deshecho',
  nothingToUndo: 'No hay nada que deshacer',
  itWasChangedAgainMeanwhile: 'Entretanto se ha vuelto a cambiar.',
  notUndone: 'No se ha deshecho',
  noAnswerCameSoItMay: 'No ha llegado respuesta, así que puede que se haya deshecho o que no. Compruébalo.',
  undoing: 'Deshaciendo…',
} satisfies Messages['parts'];
