import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsPasswords = {
  resetFailed: 'No se ha restablecido',
  failedToResetPassword: 'No se ha podido restablecer la contraseña',
  failedToChangeThePassword: 'No se ha podido cambiar la contraseña.',
  failedToSendTheLink: 'No se ha podido enviar el enlace.',
  resetEmailSent: 'Correo enviado',
  ifAnAccountExistsWith:
    'Si hay una cuenta con este correo, recibirás instrucciones para restablecer la contraseña.',
  forgotYourPassword: '¿Has olvidado la contraseña?',
  enterTheEmailAddressThat:
    'Escribe el correo con el que inicias sesión. Te enviaremos instrucciones para crear una contraseña nueva.',
  emailAddress: 'Correo electrónico',
  sending: 'Enviando…',
  sendResetEmail: 'Enviar correo',
  backToSignIn: 'Volver al inicio de sesión',
  noAccountRegisterHere: '¿No tienes cuenta? <a>Regístrate aquí</a>',
  checkYourEmail: 'Mira tu correo',
  tryAnotherEmail: 'Probar con otro correo',
  ifAnAccountExistsWithThisAddress:
    'Si hay una cuenta con esta dirección, hemos enviado instrucciones para restablecer la contraseña a {email}',
  nothingThereTheEmailMay:
    '¿No ha llegado nada? Puede que el correo esté en la carpeta de spam. El enlace caduca en 1 hora.',
  newPassword: 'Contraseña nueva',
  atLeast8CharactersAFew: 'Al menos 8 caracteres. Unas cuantas palabras juntas son difíciles de adivinar.',
  aFewWordsTogetherAre: 'Unas cuantas palabras juntas son difíciles de adivinar.',
  confirmNewPassword: 'Repite la contraseña nueva',
  ruleDone: '{rule}<vh>, cumplido</vh>',
  ruleMissing: '{rule}<vh>, falta</vh>',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  rules: {
    length: 'Al menos 8 caracteres',
    uppercase: 'Una letra mayúscula',
    lowercase: 'Una letra minúscula',
    digit: 'Un número',
  },
  ruleNeeded: {
    length: 'Hacen falta al menos 8 caracteres.',
    uppercase: 'Hace falta una letra mayúscula.',
    lowercase: 'Hace falta una letra minúscula.',
    digit: 'Hace falta un número.',
  },
  passwordChanged: 'Contraseña cambiada',
  yourOtherBrowsersAreSigned: 'Se ha cerrado la sesión en tus otros navegadores.',
  changePassword: 'Cambiar contraseña',
  yourOtherBrowsersAreSignedOut: 'Se ha cerrado la sesión en tus otros navegadores; aquí sigue abierta.',
  currentPassword: 'Contraseña actual',
  changingItSignsOutYour: 'Al cambiarla se cierra la sesión en tus otros navegadores.',
  noPasswordYet: 'Aún sin contraseña',
  weSentALinkToSetOne: ({ email }) =>
    `Hemos enviado un enlace a ${email}. Vale durante una hora; puede que esté en la carpeta de spam.`,
  weSendALinkToSetOne: ({ email, providers }) =>
    `Enviamos a ${email} un enlace para que crees una. Hasta entonces inicias sesión con ${providers}.`,
  sendItAgain: 'Enviar de nuevo',
  setAPassword: 'Crear una contraseña',
  strength: {
    '0': 'Muy débil.',
    '1': 'Débil.',
    '2': 'Aceptable.',
    '3': 'Buena.',
    '4': 'Fuerte.',
  },
  passwordStrength: '<vh>Seguridad de la contraseña: </vh>{strength}',
  theLinkCouldNotBe: 'No se ha podido comprobar el enlace',
  nothingWasChanged: 'No se ha cambiado nada.',
  backToLogin: 'Volver al inicio de sesión',
  account: 'Cuenta',
  resetting: 'Restableciendo…',
  resetPassword: 'Restablecer contraseña',
  aNewOneMustBe: 'Hay que pedir uno nuevo a la asistencia de ChargeRota.',
  afterThatAskForA: 'Después, <a>pide uno nuevo</a>.',
  theLinkExpires: ({ count }) =>
    plural(count, {
      one: `El enlace caduca ${number(count)} hora después de crearse ({end}) y solo funciona una vez.`,
      other: `El enlace caduca ${number(count)} horas después de crearse ({end}) y solo funciona una vez.`,
    }),
  verifyingTheResetLink: 'Comprobando el enlace',
  invalidToken: 'Enlace no válido',
  thisResetLinkIsInvalid: 'Este enlace para restablecer la contraseña no es válido o ha caducado',
  invalidResetLink: 'El enlace no es válido',
  askForANewLink: 'Pedir otro enlace',
  thisResetLinkIsInvalidOr:
    'Este enlace para restablecer la contraseña no es válido o ha caducado. Cada enlace funciona una sola vez. El que pides tú dura 1 hora; el de la asistencia de ChargeRota, 24 horas. Si el tuyo es de la asistencia, pídele uno nuevo.',
  passwordReset: 'Contraseña restablecida',
  yourNewPasswordIsSet:
    'Ya tienes la contraseña nueva y se han cerrado todas tus sesiones. Inicia sesión con ella para continuar.',
} satisfies Messages['accountsPasswords'];
