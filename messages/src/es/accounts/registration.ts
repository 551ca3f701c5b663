import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsRegistration = {
  registrationFailed: 'No se ha completado el registro',
  thereWasAnErrorSubmitting: 'No se ha podido enviar tu registro.',
  failedToCheckRegistrationStatus: 'No se ha podido comprobar el estado del registro. Inténtalo de nuevo.',
  completeRegistration: 'Completar el registro',
  ifYourAccountWasMade: 'Si se creó tu cuenta pero no tu organización, termina aquí el registro.',
  yourRegistration: 'Tu registro',
  signInIfYouHave: '<signIn>Inicia sesión</signIn> si ya te has registrado.',
  signInOrRegister:
    '<signIn>Inicia sesión</signIn> si ya te has registrado, o <register>registra</register> una organización nueva.',
  registrationCompletedSuccessfully: '¡Registro completado!',
  nextAddALocation: 'Ahora añade una ubicación e invita a tus miembros.',
  signInThenAddALocation: 'Inicia sesión; después añade una ubicación e invita a tus miembros.',
  theOneThatYouChose: 'La que elegiste al registrarte.',
  registeredWithGoogleOrApple:
    '¿Te registraste con Google o Apple? <a>Inicia sesión</a> primero; así no hace falta contraseña aquí.',
  youKeepThePlanThat: 'Mantienes el plan que elegiste al registrarte, salvo que elijas otro aquí.',
  keepThePlanThatI: 'Mantener el plan que elegí al registrarme',
  finish: 'Terminar',
  youAreSignedInAs: 'Has iniciado sesión como {email}, así que no hace falta contraseña.',
  thisSetsUpYourOrganization: 'Así se crea tu organización y empieza su prueba gratuita.',
  completing: 'Terminando…',
  thatIsNotThePassword: 'Esa no es la contraseña de esta cuenta.',
  enterThePasswordOfThis: 'Escribe la contraseña de esta cuenta o inicia sesión antes.',
  failedToCompleteRegistrationPlease: 'No se ha podido completar el registro. Inténtalo de nuevo.',
  failedToCompleteRegistration: 'No se ha podido completar el registro',
  nothingIsLostYourAccount: 'No se ha perdido nada: tu cuenta sigue como está.',
  pricePerMonth: '{price} <unit>al mes</unit>',
  freeForDays: ({ days }) => `Gratis durante ${days} días. La carga en sí es gratis para los miembros.`,
  unlimited: {
    locations: 'Ubicaciones ilimitadas',
    members: 'Miembros ilimitados',
    chargers: 'Cargadores ilimitados por ubicación',
  },
  upTo: {
    locations: ({ count }) =>
      plural(count, { one: `${number(count)} ubicación`, other: `Hasta ${number(count)} ubicaciones` }),
    members: ({ count }) =>
      plural(count, { one: `${number(count)} miembro`, other: `Hasta ${number(count)} miembros` }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} cargador por ubicación`,
        other: `Hasta ${number(count)} cargadores por ubicación`,
      }),
  },
  yourName: 'Tu nombre',
  organizationName: 'Nombre de la organización',
  ifYouLeaveItEmpty: ({ name }) => `Si lo dejas vacío, será «${name}».`,
  yourLocationsStartWithIt: 'Al principio, tus ubicaciones usan esta; cada una puede tener la suya.',
  asAnAdministratorYouManage:
    'Como administrador gestionas a tus miembros y tus ubicaciones. El servicio organiza las reservas; no resuelve disputas entre miembros y se ofrece sin garantía.',
  iAcceptTheTerms: 'Acepto las <terms>condiciones de uso<vh> (se abre en una pestaña nueva)</vh></terms>',
  pleaseAcceptTheTermsAnd: 'Acepta las condiciones de uso',
  incompleteRegistrationDetected: 'Hay un registro sin terminar',
  partialRegistration: 'Registro a medias',
  completeSetup: 'Terminar el registro',
  theAccountOfEmailIs: ({ email }) => `La cuenta de ${email} espera a su organización.`,
  accountCreated: 'Cuenta creada',
  completeNow: 'Terminar ahora',
  later: 'Más tarde',
  yourAccountWasCreatedBut:
    'Se ha creado tu cuenta, pero no la organización. Puedes completar el registro más tarde.',
  administratorRegistration: 'Registro de administrador',
  yourAccountAndYourOrganization:
    'Tu cuenta y tu organización en un solo paso. Los miembros no se registran aquí: se unen con una invitación tuya.',
  newAccountsNeedAnInvitation: 'Para crear una cuenta hace falta una invitación',
  pleaseAskTheAdministratorOf:
    'Pide a quien administra tus cargadores que te invite. Con el enlace del correo se crea tu cuenta.',
  organizationCreated: 'Organización creada',
  redirectingToPaymentSetup: 'Vamos a configurar el pago…',
  organizationCreatedSuccessfully: 'Organización creada',
  nameIsYours: ({ name }) => `La organización ${name} es tuya.`,
  oKLeadsToPayment:
    'Con «Aceptar» pasas a configurar el pago, que puede esperar: la prueba no cuesta nada. Después añade una ubicación e invita a tus miembros.',
  theServerCouldNotBe: 'No se ha podido contactar con el servidor.',
  nothingWasChanged: 'No se ha cambiado nada.',
  orWithYourEmail: 'o con tu correo',
  yourOrganization: 'Tu organización',
  yourVehicle: 'Tu vehículo',
  terms: 'Condiciones',
  submitting: 'Enviando…',
  submitRegistration: 'Registrarse',
  registeredAlreadySignIn: '¿Ya te has registrado? <a>Inicia sesión</a>',
  pleaseEnterAValidEmail: 'Escribe un correo electrónico válido',
  pleaseEnterYourEmailAddress: 'Escribe tu correo electrónico.',
  checking: 'Comprobando…',
  checkRegistrationStatus: 'Comprobar el registro',
} satisfies Messages['accountsRegistration'];
