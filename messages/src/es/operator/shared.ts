import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operator = {
  notificationsGoOutAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} notificación se envía de nuevo`,
      other: `${number(count)} notificaciones se envían de nuevo`,
    }),
  jobsRunAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} tarea se ejecuta de nuevo`,
      other: `${number(count)} tareas se ejecutan de nuevo`,
    }),
  nothingWasRetried: 'No se ha reintentado nada',
  nothingWasLeftToRetry: 'No quedaba nada por reintentar',
  youAreStillSignedIn: 'Tu sesión sigue abierta',
  failedToUpdateUserStatus: 'No se ha podido actualizar el estado',
  failedToGeneratePasswordReset: 'No se ha podido crear el enlace de restablecimiento',
  copy: 'Copiar',
  yourBrowserDidNotAllow: 'Tu navegador no lo ha permitido. El texto está seleccionado: cópialo desde ahí.',
  operatorAccount: 'Cuenta del operador',
  theStateOfTheAccount: 'No se ha podido leer el estado de la cuenta',
  nothingWasChanged: 'No se ha cambiado nada.',
  theSetupTokenIsRequired: 'Hay que indicar el token de configuración',
  usernameIsRequired: 'Hay que indicar el nombre de usuario',
  passwordIsRequired: 'Hay que indicar la contraseña',
  codeIsRequired: 'Hay que indicar el código',
  setupToken: 'Token de configuración',
  itIsFilledInIf: 'Si has abierto el enlace que creó el servidor, ya está rellenado.',
  username: 'Nombre de usuario',
  code: 'Código',
  fromYourAuthenticatorAppOr: 'De tu aplicación de autenticación, o un código de recuperación.',
  failedToCreateAdminAccount: 'No se ha podido crear la cuenta del operador',
  toTheDeveloperPortal: 'Al portal del operador',
  networkErrorPleaseTryAgain: 'Error de red. Inténtalo de nuevo',
  saveThePasswordNowIt:
    'Guarda ahora la contraseña: solo se muestra aquí, una vez. Elegirás la tuya al iniciar sesión.',
  theSecondFactorWasSwitchedOff:
    'Se ha desactivado el segundo factor. Lo configurarás de nuevo al iniciar sesión.',
  goToTheDeveloperPortal: 'Ir al portal del operador',
  thereIsNoOperatorAccount: 'Aún no hay cuenta del operador.',
  whenTheServerStartedIt:
    'Al iniciarse, el servidor creó un enlace que funciona durante un día: está en su consola o en un archivo que indica su registro. Abre ese enlace o escribe aquí el OPERATOR_SETUP_TOKEN de su configuración.',
  aStrongPasswordIsMade:
    'Se crea una contraseña segura para ti y se muestra una sola vez. Elegirás la tuya la primera vez que inicies sesión.',
  createTheAdminAccount: 'Crear la cuenta del operador',
  noSetupTokenWorksAt:
    'Ahora mismo no funciona ningún token de configuración: los enlaces funcionan durante un día. Vuelve a iniciar el servidor: creará otro, en su consola o en un archivo que indica su registro, y al abrirlo se crea la cuenta.',
  youAreSignedInAs: 'Has iniciado sesión como operador.',
  resettingTakesYourPasswordAnd:
    'Para restablecerla necesitas tu contraseña y un código. Se crea una contraseña nueva, que se muestra una sola vez, y se cierra tu sesión en todos los navegadores. El segundo factor queda como está.',
  resetTheAdminAccount: 'Restablecer la cuenta del operador',
  thereIsAnOperatorAccount: 'Hay una cuenta del operador.',
  ifItsPasswordOrSecond:
    'Si se ha perdido su contraseña o su segundo factor, escribe el OPERATOR_SETUP_TOKEN de la configuración del servidor. Al restablecerla se crea una contraseña nueva, que se muestra una sola vez, se desactiva el segundo factor y se cierra la sesión en todos los navegadores.',
  ifYouKnowThePassword: 'Si sabes la contraseña, inicia sesión en el portal.',
  signInAtThePortal:
    'Inicia sesión en el portal. Allí puedes cambiar la contraseña, o vuelve aquí para restablecerla.',
  ifThePasswordOrThe:
    'Si se ha perdido la contraseña o el segundo factor, define OPERATOR_SETUP_TOKEN en la configuración del servidor, reinícialo y vuelve aquí.',
  failedToUpdateTicket: 'No se ha podido actualizar el aviso',
  failedToAddResponse: 'No se ha podido añadir la respuesta',
  responseSent: 'Respuesta enviada',
  theReporterGetsItBy: 'Quien avisó la recibe por correo.',
  failedToRevokeTheLink: 'No se ha podido revocar el enlace',
  linkRevoked: 'Enlace revocado',
  linksInEarlierEmailsNo: 'Los enlaces de correos anteriores ya no funcionan.',
  failedToDeleteTicket: 'No se ha podido eliminar el aviso',
  ticketDeleted: 'Aviso eliminado',
  failedToArchiveTickets: 'No se han podido archivar los avisos',
  ticketArchivedTicketsArchived: ({ count }) =>
    plural(count, { one: `${number(count)} aviso archivado`, other: `${number(count)} avisos archivados` }),
  failedToDeleteTheReply: 'No se ha podido eliminar la plantilla',
} satisfies Messages['operator'];
