import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operatorHealth = {
  lastBackup: 'Última copia',
  itsSize: 'Tamaño',
  itTook: 'Duración',
  failedOnAt: ({ at }) => `Falló: ${at}.`,
  backupIsMadeEveryNight: 'Se hace una cada noche.',
  noBackupYetOneIsMadeEveryNight: 'Aún no hay ninguna: se hace una cada noche.',
  seconds: ({ seconds }) => `${seconds} s`,
  noneIsMadeByNight: 'No se hace ninguna por la noche: define BACKUP_DIR o ejecuta chargerota backup.',
  theStateOfTheInstallation: 'No se ha podido mostrar el estado de la instalación',
  theRestOfTheProduct: 'Puede que el resto del producto funcione. Inténtalo de nuevo en un momento.',
  theLastRefreshFailedThese: 'La última actualización ha fallado; estas cifras son anteriores.',
  refreshesEvery30S: 'Se actualiza cada 30 s.',
  refresh: 'Actualizar',
  reservationsADay: 'Reservas al día',
  queues: 'Colas',
  services: 'Servicios',
  backups: 'Copias de seguridad',
  slowestRoutes: 'Rutas más lentas',
  thisInstance: 'Esta instancia',
  allIsWell: 'Todo va bien',
  nothingIsLateNothingIs: 'Nada va con retraso, nada falla y nada requiere tu atención.',
  thingsNeedYourAttention: ({ count }) =>
    plural(count, {
      one: 'Una cosa requiere tu atención',
      other: `${number(count)} cosas requieren tu atención`,
    }),
  organizations: 'Organizaciones',
  activeMembers: 'Miembros activos',
  reservationsTodayUTC: 'Reservas de hoy (UTC)',
  notificationsWaitingAbout: 'Notificaciones en espera (aprox.)',
  notificationsWaiting: 'Notificaciones en espera',
  version: 'Versión',
  runningFor: 'En marcha desde hace',
  lessThanAMinute: 'menos de un minuto',
  started: 'Inicio',
  database: 'Base de datos',
  postgreSQLVersion: ({ version }) => `PostgreSQL ${version}`,
  itsSchema: 'Esquema',
  itsConnections: 'Conexiones',
  loadingTheStateOfThe: 'Consultando el estado de la instalación',
  thisInstanceHasAnsweredNo: 'Esta instancia aún no ha respondido a ninguna petición.',
  timesOfRoutes: 'Tiempos de las rutas',
  route: 'Ruta',
  requests: 'Peticiones',
  halfWithin: '50 % en',
  most95Within: '95 % en',
  ofThisInstanceSinceIts: 'De esta instancia desde su inicio.',
  over25S: 'más de 2,5 s',
  millisecondsMs: ({ milliseconds }) => `${milliseconds} ms`,
  jobs: 'Tareas',
  mail: 'Correo',
  textMessage: 'SMS',
  pushMessage: 'Notificación push',
  waiting: 'En espera',
  dueNow: 'Pendientes ahora',
  failing: 'Con fallos',
  givenUp: 'Abandonadas',
  theOldestHasBeenDue: ({ duration }) => `La más antigua lleva ${duration} pendiente.`,
  aboutCount: ({ count }) => `unas ${count}`,
  retryGivenUp: {
    notifications: ({ count }) =>
      plural(count, {
        one: `Reintentar ${number(count)} notificación`,
        other: `Reintentar ${number(count)} notificaciones`,
      }),
    jobs: ({ count }) =>
      plural(count, {
        one: `Reintentar ${number(count)} tarea`,
        other: `Reintentar ${number(count)} tareas`,
      }),
  },
  someAreOutOfDate: ({ count }) =>
    plural(count, {
      one: 'Una ya no tiene sentido, como un recordatorio pasado, y se queda como está.',
      other: `${number(count)} ya no tienen sentido, como los recordatorios pasados, y se quedan como están.`,
    }),
  noneInTwoWeeks: 'Ninguna en dos semanas',
  sumInTwoWeeksAtMost: ({ sum, most }) => `${sum} en dos semanas, ${most} al día como máximo`,
  reservationsAndWalkInsBy: 'Reservas y cargas sin reserva por día de inicio, en UTC',
  day: 'Día',
  reservations: 'Reservas',
  on: 'Activo',
  keptHere: 'Queda aquí',
  off: 'Inactivo',
  lastFailure: ({ reason }) => `Último fallo: ${reason}`,
  tryService: ({ service }) => `Probar: ${service}`,
  try: 'Probar',
  notificationsInADay: ({ sent, failed }) =>
    `Notificaciones en 24 horas: enviadas, ${sent}; fallidas, ${failed}`,
  notificationsInADayAtLeast: ({ sent, failed }) =>
    `Notificaciones en 24 horas, como mínimo: enviadas, ${sent}; fallidas, ${failed}`,
  paymentsInADay: ({ charged, refused }) =>
    `Cobros en 24 horas: realizados, ${charged}; rechazados, ${refused}`,
  paymentsInADayAtLeast: ({ charged, refused }) =>
    `Cobros en 24 horas, como mínimo: realizados, ${charged}; rechazados, ${refused}`,
  tries: {
    mail: 'Probar el correo',
    sms: 'Probar los SMS',
    payments: 'Probar los pagos',
    push: 'Probar las notificaciones push',
  },
  sendsOneEmailAtOnce:
    'Envía un correo de inmediato, sin pasar por las colas, e indica qué ha respondido el servidor de correo.',
  sendEmail: 'Enviar correo',
  theEmailSaysThatIt: 'El correo dice que es una prueba.',
  sendsOneTextMessageAt:
    'Envía un SMS de inmediato e indica qué ha pasado con él. Cada uno cuesta dinero: 5 por hora como máximo.',
  sendTextMessage: 'Enviar SMS',
  phoneNumber: 'Número de teléfono',
  withItsCountryCodeSuch: 'Con el prefijo del país, como +1 415 555 0134',
  asksTheProviderForIts: 'Pide al proveedor sus últimas novedades. No se cobra nada y nada cambia.',
  askProvider: 'Preguntar al proveedor',
  checksThatThisInstallationsKeys:
    'Comprueba que las claves de esta instalación pueden firmar mensajes. No se envía ninguno, porque solo los reciben los navegadores suscritos.',
  checkKeys: 'Comprobar claves',
  itWorks: 'Funciona',
  itDidNotWork: 'No ha funcionado',
  itWasNotTried: 'No se ha probado',
  textMessages: 'SMS',
  payments: 'Pagos',
  pushMessages: 'Notificaciones push',
  jobsAreLate: 'Las tareas van con retraso',
  jobsRunOnEveryInstance:
    'Las tareas se ejecutan en todas las instancias: mira el registro de esta y si la base de datos está saturada.',
  notificationsAreLate: 'Las notificaciones van con retraso',
  checkBelowWhetherEmailText:
    'Comprueba más abajo si falla el correo, los SMS o las notificaciones push, y pruébalos.',
  thisVersionCannotWorkWith: 'Esta versión no puede trabajar con la base de datos',
  startThatVersionHere: 'Inicia también aquí esa versión.',
  requestsComeThroughAProxy: 'Llegan peticiones a través de un proxy que no es de confianza',
  ifItIsYoursSet:
    'Si es tuyo, pon su dirección en TRUST_PROXY: hasta entonces, todos los que están detrás comparten un mismo límite de intentos. Si no tienes ningún proxy, alguien ha fingido serlo y no hay que hacer nada.',
  requestsComePastTheProxy: 'Llegan peticiones sin pasar por el proxy',
  trustProxyIsSetBut:
    'TRUST_PROXY está definido, pero las peticiones no indicaban para qué dirección se reenviaron. Haz que el proxy defina X-Forwarded-For y que nadie más llegue al puerto: quien lo haga puede hacerse pasar por cualquier dirección.',
  someAreDue: ({ count, duration }) =>
    plural(count, {
      one: `Hay ${number(count)} pendiente, desde hace ${duration}.`,
      other: `Hay ${number(count)} pendientes, la más antigua desde hace ${duration}.`,
    }),
  lastingMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` }),
  lastingHours: ({ count }) =>
    plural(count, { one: `${number(count)} hora`, other: `${number(count)} horas` }),
  lastingDays: ({ count }) => plural(count, { one: `${number(count)} día`, other: `${number(count)} días` }),
  sizes: {
    bytes: ({ amount }) => `${amount} bytes`,
    kilobytes: ({ amount }) => `${amount} KB`,
    megabytes: ({ amount }) => `${amount} MB`,
    gigabytes: ({ amount }) => `${amount} GB`,
    terabytes: ({ amount }) => `${amount} TB`,
  },
  failuresWithinADay: ({ count, service }) =>
    plural(count, {
      one: `${service}: ${number(count)} fallo en un día`,
      other: `${service}: ${number(count)} fallos en un día`,
    }),
  readTheReasonBelowAnd: 'Lee el motivo más abajo y prueba el servicio cuando esté arreglado.',
  aDisputedPaymentWaitsFor: ({ count }) =>
    plural(count, {
      one: 'Un pago en disputa espera tu respuesta',
      other: 'Varios pagos en disputa esperan tu respuesta',
    }),
  answerAtStripeBy: ({ deadline }) =>
    `Fecha límite para responder en Stripe: ${deadline}. Sin respuesta se pierde el dinero.`,
  theLastBackupFailed: 'La última copia de seguridad ha fallado',
  fixWhatIsNamedBelow:
    'Corrige lo que se indica más abajo: se vuelve a intentar solo, como máximo al cabo de una hora.',
  theLastBackupIsOld: ({ duration }) => `La última copia de seguridad es de hace ${duration}`,
  oneIsMadeEveryNight:
    'Se hace una cada noche, como tarea: mira en el registro por qué no se ha hecho ninguna.',
  answerBy: ({ deadlines }) => `Fecha límite para responder: ${deadlines}.`,
  allAreAnswered: 'Todas están respondidas.',
  openDisputes: ({ count }) =>
    plural(count, { one: `${number(count)} disputa abierta.`, other: `${number(count)} disputas abiertas.` }),
  mailComesBack: ({ count }) =>
    plural(count, {
      one: `Los correos a ${number(count)} dirección llegan devueltos, así que no se le envía nada.`,
      other: `Los correos a ${number(count)} direcciones llegan devueltos, así que no se les envía nada.`,
    }),
  notificationsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `Se ha abandonado ${number(count)} notificación`,
      other: `Se han abandonado ${number(count)} notificaciones`,
    }),
  theyAreStillUseful: ({ count }) =>
    plural(count, {
      one: 'Todavía sirve: reinténtala cuando se haya corregido la causa.',
      other: 'Todavía sirven: reinténtalas cuando se haya corregido la causa.',
    }),
  jobsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `Se ha abandonado ${number(count)} tarea`,
      other: `Se han abandonado ${number(count)} tareas`,
    }),
  retryThemOnceFixed: ({ count }) =>
    plural(count, {
      one: 'Reinténtala cuando se haya corregido la causa.',
      other: 'Reinténtalas cuando se haya corregido la causa.',
    }),
} satisfies Messages['operatorHealth'];
