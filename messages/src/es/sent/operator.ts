import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentOperator = {
  yourPasswordWasChanged: 'Tu contraseña ha cambiado.',
  pleaseChooseAPasswordThat: 'Elige una contraseña distinta de la actual.',
  setupToken: 'Token de configuración',
  theOperatorAccountWasCreated: 'Se ha creado la cuenta del operador.',
  theOperatorAccountHasA: 'La cuenta del operador tiene una contraseña nueva.',
  thereWasNoAnswerWithin: ({ seconds }) => `No hubo respuesta en ${seconds} segundos.`,
  pleaseEnterANumberWith: 'Escribe un número con el prefijo del país, como +1 415 555 0134',
  thisIsHowAnEmail: 'Así se ve un correo de ChargeRota',
  thisEmailHasArrived: 'Este correo ha llegado',
  somebodyWhoRunsThisInstallation:
    'Lo ha enviado alguien que lleva esta instalación de ChargeRota para comprobar que llegan los correos.',
  youReceiveThisOnceBecause: 'Lo recibes una sola vez, porque tu dirección se indicó para una prueba.',
  theMailServerDidNot: ({ error }) => `El servidor de correo no ha aceptado el correo: ${error}`,
  theMailServerHasAccepted: ({ to }) => `El servidor de correo ha aceptado un correo a ${to}.`,
  anEmailToToWas: ({ to }) =>
    `Se ha guardado un correo a ${to} en la carpeta de correos; no se ha enviado nada.`,
  chargeRotaThisIsATest: 'ChargeRota: esto es una prueba de SMS de las personas que llevan esta instalación.',
  noTextMessageWasSent: 'No se ha enviado ningún SMS, porque Twilio no está configurado en esta instalación.',
  theTextMessageWasNot: ({ reason }) => `El SMS no se ha enviado: ${reason}.`,
  twilioHasAcceptedAText: ({ to }) => `Twilio ha aceptado un SMS a ${to}.`,
  aTextMessageToTo: ({ to }) =>
    `Se ha guardado un SMS a ${to} en la carpeta de mensajes; no se ha enviado nada.`,
  providerAnswers: {
    stripe: 'Stripe responde y acepta nuestra clave.',
    sandbox: 'El entorno de pruebas de pagos responde y acepta nuestra clave.',
  },
  providerDidNotAnswer: {
    stripe: ({ error }) => `Stripe no ha respondido como debía: ${error}`,
    sandbox: ({ error }) => `El entorno de pruebas de pagos no ha respondido como debía: ${error}`,
  },
  theKeysForPushMessages:
    'Las claves de las notificaciones push no pueden firmar, así que ningún navegador aceptará mensajes.',
  theKeysSignAsThey: ({ count }) =>
    plural(count, {
      one: `Las claves firman como deben y hay ${number(count)} navegador suscrito; si un servicio push acepta mensajes se verá con el próximo, porque solo los reciben los navegadores suscritos.`,
      other: `Las claves firman como deben y hay ${number(count)} navegadores suscritos; si un servicio push acepta mensajes se verá con el próximo, porque solo los reciben los navegadores suscritos.`,
    }),
  noMailServerIsSet:
    'No hay servidor de correo configurado: los correos se guardan en una carpeta de este ordenador.',
  thePaymentSandboxWhichCharges: 'El entorno de pruebas de pagos, que no cobra a nadie',
  thePushServicesOfBrowsers: 'Los servicios push de los navegadores, con las claves de esta instalación',
  twilioFrom: ({ number }) => `Twilio, desde ${number}`,
  twilioIsNotSetText: 'Twilio no está configurado: los SMS se guardan en una carpeta de este ordenador.',
  twilioIsNotSetSo: 'Twilio no está configurado, así que no se envían SMS.',
  stripeInTestModeWhich: 'Stripe en modo de prueba, que no cobra a nadie',
  mailServerHost: ({ host }) => `Servidor de correo ${host}`,
  mailServerWithoutEncryption: ({ host }) =>
    `Servidor de correo ${host}, sin exigir cifrado. Quien escuche por el camino lee los enlaces de los correos.`,
} satisfies Messages['sentOperator'];
