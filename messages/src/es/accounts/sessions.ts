import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsSessions = {
  keepThem: 'Mantener',
  failedToSignOut: 'No se ha podido cerrar la sesión.',
  unknownBrowser: 'Navegador desconocido',
  withYourPasswordSince: ({ day }) => `Con tu contraseña, desde el ${day}`,
  withProviderSince: ({ provider, day }) => `Con ${provider}, desde el ${day}`,
  activeNow: 'Activa ahora',
  activeMinutesAgo: ({ count }) =>
    plural(count, {
      one: `Activa hace ${number(count)} minuto`,
      other: `Activa hace ${number(count)} minutos`,
    }),
  activeTodayTime: ({ time }) => `Activa hoy, ${time}`,
  activeYesterdayTime: ({ time }) => `Activa ayer, ${time}`,
  activeDay: ({ day }) => `Activa el ${day}`,
  whereYouAreSignedIn: 'Sesiones abiertas',
  signOutAllOthers: 'Cerrar las demás',
  whereYouAreSignedInCould: 'No se han podido mostrar tus sesiones abiertas',
  youStaySignedInTry: 'Tu sesión sigue abierta. Inténtalo de nuevo en un momento.',
  youAreSignedInNowhere: 'No tienes más sesiones abiertas.',
  signedOut: 'Sesión cerrada',
  deviceNameIsSignedOut: ({ deviceName }) => `${deviceName}: se ha cerrado la sesión.`,
  signOutDeviceName: ({ deviceName }) => `¿Cerrar la sesión de ${deviceName}?`,
  itHasToSignIn:
    'Habrá que volver a iniciar sesión allí, y se perderá lo que no esté guardado. Aquí la sesión sigue abierta.',
  thisBrowser: 'Este navegador',
  signOutDeviceNameSignedIn: ({ deviceName, day }) =>
    `Cerrar la sesión de ${deviceName}, abierta desde el ${day}`,
  theCalendarLinkTextMessages:
    'También se han desactivado el enlace de calendario y los SMS, y se ha cancelado cualquier cambio de dirección pendiente.',
  youStaySignedInHere: 'Aquí la sesión sigue abierta.',
  browsersSignedOut: ({ count }) =>
    plural(count, {
      one: `Se ha cerrado la sesión en ${number(count)} navegador.`,
      other: `Se ha cerrado la sesión en ${number(count)} navegadores.`,
    }),
  signOutAllOthersQuestion: '¿Cerrar todas las demás sesiones?',
  otherBrowsers: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>navegador más</unit>`,
      other: `${number(count)} <unit>navegadores más</unit>`,
    }),
  eachHasToSignIn:
    'Habrá que volver a iniciar sesión en cada uno, y se perderá lo que no esté guardado. Aquí la sesión sigue abierta.',
  endOtherConnectionsTooThe:
    'Cerrar también otras conexiones<span>El enlace de calendario, los SMS a tu teléfono y un cambio de dirección sin confirmar. Márcalo si puede haberlos configurado otra persona.</span>',
} satisfies Messages['accountsSessions'];
