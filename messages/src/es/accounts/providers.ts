import type { Messages } from '../../en/index.ts';

export const accountsProviders = {
  continuingWith: 'Continúas con {provider} como {email}',
  failedToDisconnect: 'No se ha podido desvincular.',
  connectNameToYourAccount: ({ name }) => `Vincula ${name} a tu cuenta`,
  thereIsAnAccountWith: ({ name }) =>
    `Ya hay una cuenta con esta dirección. Con su contraseña la vinculas a ${name} una sola vez; a partir de entonces inicias sesión con ${name}.`,
  forgotPassword: 'He olvidado la contraseña',
  connect: 'Vincular',
  thatIsNotThePassword: 'Esa no es la contraseña de esta cuenta.',
  theAccountOfEmailHas:
    'La cuenta de {email} no tiene contraseña: inicia sesión con {other}. Continúa así; después podrás vincular {provider} en tu cuenta.',
  failedToInitiateSignIn: ({ provider }) => `No se ha podido empezar a iniciar sesión con ${provider}.`,
  youCancelledAtName: ({ name }) => `Has cancelado en ${name}.`,
  nothingWasChanged: 'No se ha cambiado nada.',
  thatTookTooLongOr: 'Ha tardado demasiado o empezó en otro navegador.',
  nothingWasChangedPleaseContinue: ({ name }) => `No se ha cambiado nada. Vuelve a continuar con ${name}.`,
  nameSAnswerCouldNot: ({ name }) =>
    `No se ha podido comprobar la respuesta de ${name}, así que no se ha iniciado ninguna sesión.`,
  pleaseTryAgain: 'Inténtalo de nuevo.',
  nameCouldNotBeReached: ({ name }) => `No se ha podido contactar con ${name}.`,
  pleaseTryAgainInA: 'Inténtalo de nuevo en un momento o prueba de otra forma.',
  nameHasNotVerifiedYour: ({ name }) => `${name} aún no ha verificado tu correo electrónico.`,
  verifyItAtNameAnd: ({ name }) => `Verifícalo en ${name} e inténtalo de nuevo, o prueba de otra forma.`,
  thatNameAccountIsConnected: ({ name }) =>
    `Esa cuenta de ${name} está vinculada a otra cuenta de ChargeRota.`,
  continueWithAnotherNameAccount: ({ name }) =>
    `Continúa con otra cuenta de ${name} o inicia sesión en la cuenta que la tiene.`,
  yourAccountIsConnectedTo: ({ name }) => `Tu cuenta está vinculada a otra cuenta de ${name}.`,
  signInWithThatOne:
    'Inicia sesión con esa o con tu contraseña; después podrás desvincularla y vincular esta.',
  thatWasTriedTooOften: 'Demasiados intentos.',
  pleaseWaitAFewMinutes: 'Espera unos minutos o prueba de otra forma.',
  nameWasNotConnected: ({ name }) => `No se ha vinculado ${name}.`,
  youWereSignedOutOr: ({ name }) =>
    `Mientras estabas en ${name}, se cerró tu sesión u otra persona inició la suya. Inicia sesión e inténtalo de nuevo.`,
  connectingNameNeedsAFresh: ({ name }) => `Para vincular ${name} hay que haber iniciado sesión hace poco.`,
  youSignedInAWhile:
    'Hace tiempo que iniciaste sesión. Para demostrar que eres tú, cierra la sesión, vuelve a iniciarla y vincula entonces la cuenta.',
  yourAccountIsSuspended: 'Tu cuenta está suspendida.',
  pleaseContactSupportNothingWas: 'Escribe a la asistencia. No se ha cambiado nada.',
  nameSignInNotYet: ({ name }) => `Inicio de sesión con ${name} aún sin configurar`,
  nameSignInIsAwaiting: ({ name }) => `El inicio de sesión con ${name} está pendiente de configurar.`,
  pleaseUse: {
    signIn: 'Inicia sesión con tu correo y tu contraseña.',
    registration: 'Regístrate abajo con tu correo.',
    joining: 'Usa una contraseña, abajo.',
  },
  pleaseUseOther: {
    signIn: ({ other }) => `Inicia sesión con ${other} o con tu correo y tu contraseña.`,
    registration: ({ other }) => `Regístrate abajo con ${other} o con tu correo.`,
    joining: ({ other }) => `Usa ${other} o una contraseña, abajo.`,
  },
  continueWithProvider: ({ provider }) => `Continuar con ${provider}`,
  signingInWithGoogleIs: 'Aquí no está configurado el inicio de sesión con Google.',
  signingInWithAppleIs: 'Aquí no está configurado el inicio de sesión con Apple.',
  signingInWithGoogleOr: 'Aquí no está configurado el inicio de sesión con Google ni con Apple.',
  googleAndApple: 'Google y Apple',
  yourOnlyWayToSign: 'Es tu única forma de iniciar sesión. Crea una contraseña antes de desvincularla.',
  signingInWithNameIs: ({ name }) => `El inicio de sesión con ${name} está desactivado aquí por ahora.`,
  sinceDay: ({ day }) => `Desde el ${day}`,
  disconnectName: ({ name }) => `Desvincular ${name}`,
  disconnect: 'Desvincular',
  notConnectedConnectItTo: 'Sin vincular. Vincúlala para iniciar sesión con un solo toque.',
  connectName: ({ name }) => `Vincular ${name}`,
  nameDisconnected: ({ name }) => `${name}: cuenta desvinculada`,
  emailNoLongerSignsIn: ({ email }) => `Ya no podrás iniciar sesión con ${email}.`,
  disconnectNameQuestion: ({ name }) => `¿Desvincular ${name}?`,
  emailNoLongerSignsInTo: ({ email }) =>
    `Con ${email} ya no podrás iniciar sesión en tu cuenta. Puedes volver a vincularla más adelante.`,
  theServerCouldNotBe: 'No se ha podido contactar con el servidor.',
  toUseAnotherWay: 'Probar de otra forma',
  noAccountForEmailYet: 'Aún no hay ninguna cuenta con {email}',
  thereAreTwoWaysTo: 'Hay dos formas de crear una cuenta con esta dirección.',
  youCanCreateAnAccount: 'Puedes crear una cuenta con esta dirección mediante una invitación.',
  nameHasConfirmedThatThis: ({ name }) => `${name} ha confirmado que esta dirección es tuya.`,
  youAreInvited: 'Tienes una invitación',
  joinByInvitation: 'Unirse con una invitación',
  createYourAccountAndJoin: 'Crea tu cuenta y únete con la invitación desde la que has llegado.',
  youManageChargers: 'Gestionas cargadores',
  registerAsAdministrator: 'Registrarse como administrador',
  setUpYourOrganizationThen:
    'Crea tu organización y después invita a sus miembros. No necesitarás contraseña.',
  youWereInvited: 'Te han invitado',
  openTheLinkInYour: ({ name }) =>
    `Abre el enlace del correo de invitación y continúa allí con ${name}. Si no tienes invitación, pídesela a quien administra tus cargadores.`,
} satisfies Messages['accountsProviders'];
