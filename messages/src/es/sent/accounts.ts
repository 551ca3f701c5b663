import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentAccounts = {
  confirmYourNewEmailAddress: 'Confirma tu nuevo correo electrónico de ChargeRota',
  confirmYourNewAddress: 'Confirma tu nueva dirección',
  nameAskedToUseNewEmail: ({ name, newEmail }) =>
    `${name} ha pedido usar ${newEmail} en su cuenta de ChargeRota.`,
  somebodyAskedToUseNewEmail: ({ newEmail }) =>
    `Alguien ha pedido usar ${newEmail} en su cuenta de ChargeRota.`,
  theLinkWorksOnceWithin:
    'El enlace funciona una sola vez, en las 24 horas siguientes a la petición. Hasta que lo abras, la cuenta conserva su dirección anterior.',
  confirmThisAddress: 'Confirmar esta dirección',
  ifItWasntYouYou: 'Si no lo has pedido tú, puedes ignorar este correo: sin tu confirmación no pasa nada.',
  confirmYourEmailAddressFor: 'Confirma tu correo electrónico de ChargeRota',
  confirmYourAddress: 'Confirma tu dirección',
  nameRegisteredAnOrganizationAt: ({ name, newEmail }) =>
    `${name} ha registrado una organización en ChargeRota con ${newEmail}. Cuando confirmes esta dirección, podrás invitar a otras personas.`,
  somebodyRegisteredAnOrganization: ({ newEmail }) =>
    `Alguien ha registrado una organización en ChargeRota con ${newEmail}. Cuando confirmes esta dirección, podrás invitar a otras personas.`,
  theLinkWorksOnceWithin24: 'El enlace funciona una sola vez, en las 24 horas siguientes a la petición.',
  ifItWasntYouDont:
    'Si no has sido tú, no confirmes: no se invitará a nadie en tu nombre. Con «He olvidado la contraseña» puedes crear una contraseña propia para esta dirección, y se cerrarán las sesiones de todas las demás personas.',
  yourChargeRotaAddressIsAbout: 'Tu dirección de ChargeRota está a punto de cambiar',
  aNewAddressForYour: 'Una nueva dirección para tu cuenta',
  somebodySignedInToYour: ({ newEmail, email }) =>
    `Alguien con la sesión iniciada en tu cuenta ha pedido usar ${newEmail} en lugar de ${email}. La dirección cambiará cuando abra el enlace enviado allí, en un plazo de 24 horas.`,
  ifItWasntYouSet:
    'Si no has sido tú, crea ahora una contraseña nueva. Así se detiene el cambio y se cierra la sesión en todos los navegadores.',
  youReceiveThisBecauseEmail: ({ email }) =>
    `Recibes este correo porque ${email} es la dirección de una cuenta de ChargeRota. Si has pedido el cambio, no tienes que hacer nada.`,
  yourChargeRotaAddressHasChanged: 'Tu dirección de ChargeRota ha cambiado',
  yourAddressHasChanged: 'Tu dirección ha cambiado',
  yourChargeRotaAccountNowHas: ({ newEmail }) =>
    `Tu cuenta de ChargeRota tiene ahora la dirección ${newEmail}. A partir de ahora inicias sesión con ella y los correos llegan allí.`,
  ifItWasntYouTell: 'Si no has sido tú, díselo enseguida a un administrador de tu organización.',
  youReceiveThisBecauseEmailWas: ({ email }) =>
    `Recibes este correo porque ${email} era la dirección de esta cuenta.`,
  setANewPassword: 'Crear una contraseña nueva',
  setANewPasswordFor: 'Crea una contraseña nueva en ChargeRota',
  chargeRotasSupportSendsYouThis: ({ email }) =>
    `La asistencia de ChargeRota te envía este enlace para que crees una contraseña nueva en la cuenta de ${email}.`,
  somebodyProbablyYouAskedTo: ({ email }) =>
    `Alguien, probablemente tú, ha pedido crear una contraseña nueva en la cuenta de ChargeRota de ${email}.`,
  linkWorksOnceWithinHours: ({ count }) =>
    plural(count, {
      one: 'El enlace funciona una sola vez, en la hora siguiente a la petición.',
      other: `El enlace funciona una sola vez, en las ${number(count)} horas siguientes a la petición.`,
    }),
  ifYouDidNotAskSupport:
    'Si no se lo has pedido a la asistencia, puedes ignorar este correo: tu contraseña se queda como está.',
  ifItWasntYouPasswordStays:
    'Si no has sido tú, puedes ignorar este correo: tu contraseña se queda como está.',
  yourChargeRotaPasswordWasChanged: 'Tu contraseña de ChargeRota ha cambiado',
  yourPasswordWasChanged: 'Tu contraseña ha cambiado',
  theChargeRotaAccountOfEmail: ({ email }) =>
    `La cuenta de ChargeRota de ${email} tiene una contraseña nueva, y se ha cerrado la sesión en los demás navegadores.`,
  ifItWasntYouSetAnother: 'Si no has sido tú, crea otra ahora.',
  youReceiveThisBecauseEmailIs: ({ email }) =>
    `Recibes este correo porque ${email} es la dirección de una cuenta de ChargeRota. Si has cambiado la contraseña, no tienes que hacer nada.`,
  openYourAccount: 'Abrir tu cuenta',
  youReceiveThisBecauseIt: 'Recibes este correo porque cambia la forma en que inicias sesión en ChargeRota.',
  providerNowSignsInTo: ({ provider }) => `Ya puedes iniciar sesión en tu cuenta con ${provider}`,
  providerIsConnected: ({ provider }) => `${provider} está vinculado`,
  theProviderAccountNowSignsIn: ({ provider, email }) =>
    `La cuenta de ${provider} ${email} ya sirve para iniciar sesión en tu cuenta de ChargeRota.`,
  ifThisWasNotYou: 'Si no has sido tú, desvincúlala enseguida y cambia tu contraseña.',
  providerNoLongerSignsIn: ({ provider }) => `Ya no puedes iniciar sesión en tu cuenta con ${provider}`,
  providerIsDisconnected: ({ provider }) => `${provider} está desvinculado`,
  theProviderAccountNoLongerSignsIn: ({ provider, email }) =>
    `La cuenta de ${provider} ${email} ya no sirve para iniciar sesión en tu cuenta de ChargeRota.`,
  ifThisWasNotYouChange: 'Si no has sido tú, cambia tu contraseña enseguida.',
  organizationCreated: 'Organización creada',
  yourAccountWasCreatedBut: 'Tu cuenta se ha creado, pero no se ha podido terminar la configuración.',
  registrationCompletedSuccessfully: '¡Registro completado!',
  ifAnAccountExistsWith:
    'Si existe una cuenta con este correo, recibirás instrucciones para restablecer la contraseña.',
  yourPasswordHasBeenReset: 'Tu contraseña se ha restablecido.',
  yourPasswordWasChanged2: 'Tu contraseña ha cambiado.',
  toUseEmailTheAddressOf: ({ email }) => `Usa ${email}, la dirección de la cuenta con la que continúas.`,
  pleaseChooseAPasswordThat:
    'Elige una contraseña que no esté hecha con tu nombre, tu correo electrónico o ChargeRota.',
  thisPasswordIsAmongThe: 'Esta contraseña es de las más comunes. Elige otra.',
  pleaseChooseAPasswordThatIsNot: 'Elige una contraseña distinta de la actual.',
  yourAddressIsConfirmed: 'Tu dirección está confirmada.',
  signedOut: 'Sesión cerrada',
  browserOnSystem: ({ browser, system }) => `${browser} en ${system}`,
} satisfies Messages['sentAccounts'];
