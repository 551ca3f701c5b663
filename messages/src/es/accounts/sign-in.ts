import type { Messages } from '../../en/index.ts';

export const accountsSignIn = {
  loginFailed: 'No se ha iniciado sesión',
  theServerCouldNotBe: 'No se ha podido contactar con el servidor. Inténtalo de nuevo.',
  loginSuccessful: 'Sesión iniciada',
  welcomeBack: ({ name }) => `Hola de nuevo, ${name}.`,
  welcomeBackFromNowOn: ({ name, provider }) =>
    `Hola de nuevo, ${name}. A partir de ahora inicias sesión con ${provider}.`,
  orWithYourEmail: 'o con tu correo',
  newAdministratorRegisterHere: '¿Eres administrador y aún no tienes cuenta? <a>Regístrate aquí</a>',
  backToHome: 'Volver a la portada',
  membersJoinThroughAnInvitation:
    'Los miembros se unen con una invitación de su administrador. ¿No puedes iniciar sesión? <a>Cuéntanoslo</a>',
  forgotPassword: 'He olvidado la contraseña',
  aChargerWasOfferedTo: 'Te hemos ofrecido un cargador',
  signInToTakeIt: 'Inicia sesión para aceptarlo o pasar. Solo está reservado para ti unos minutos.',
  youWereSignedOut: 'Se ha cerrado tu sesión',
  yourSessionEndedHereOr:
    'Tu sesión se ha cerrado, aquí o desde otro dispositivo. Iníciala de nuevo para seguir donde estabas.',
  yourSessionEndedHereOrFrom:
    'Tu sesión se ha cerrado, aquí o desde otro dispositivo. Iníciala de nuevo para continuar: lo que has escrito sigue aquí.',
  discardIt: 'Descartarlo',
  anotherWayInANew: 'De otra forma, en otra pestaña',
  thatIsNotThePassword: 'Esa no es la contraseña de esta cuenta.',
  oK: 'Aceptar',
} satisfies Messages['accountsSignIn'];
