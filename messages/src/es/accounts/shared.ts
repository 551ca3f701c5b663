import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accounts = {
  nothingIsLostTryAgain: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',
  youSignInWith: ({ ways }) => `Inicias sesión con ${ways}.`,
  howYouSignInAnd: 'Cómo inicias sesión y dónde la tienes abierta.',
  browsersSignedIn: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> <unit>sesión abierta</unit>`,
      other: `<fig>${number(count)}</fig> <unit>sesiones abiertas</unit>`,
    }),
  howYouSignIn: 'Cómo inicias sesión',
  howYouSignInCould: 'No se ha podido mostrar cómo inicias sesión',
  nothingHasBeenChangedTry: 'No se ha cambiado nada. Inténtalo de nuevo en un momento.',
  remindersAndNewsAboutYour: 'Recordatorios y novedades de tus reservas',
  byEmailTextMessagePush: 'Por correo, SMS, notificación push y en la aplicación, como tú elijas.',
  changeEmail: 'Cambiar correo',
  youSignInWithItAndNotifications: 'Inicias sesión con él y recibes ahí tus notificaciones.',
  youSignInWithIt: 'Inicias sesión con él.',
  yourNotificationsGoThere: 'Tus notificaciones llegan ahí.',
  onlyEmailsAboutYourAccount: 'Ahí solo llegan los correos sobre tu propia cuenta.',
  terms: 'Condiciones',
  acceptedDay: ({ day }) => `Aceptadas el ${day}`,
  notRecorded: 'Sin constancia',
  termsAndConditions: 'Condiciones de uso',
  termsAndConditionsOf: ({ month }) => `Condiciones de uso de ${month}`,
  yourAccountWasCreatedBefore: 'Tu cuenta se creó antes de que se registrara la aceptación.',
  readTheTerms: 'Leer las condiciones',
  sections: 'Apartados',
  countSections: ({ count }) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> apartado`,
      other: `<fig>${number(count)}</fig> apartados`,
    }),
  termsTitle: 'Condiciones de uso',
  effectiveMonth: ({ month }) => `En vigor desde ${month}`,
  termsAreInEnglish: 'Las condiciones se aplican en esta versión en inglés. Todavía no hay traducción.',
  openBugReport: 'Avisar de un fallo',
  backToDashboard: 'Volver al inicio',
  backToRegistration: 'Volver al registro',
  backToSignIn: 'Volver al inicio de sesión',
} satisfies Messages['accounts'];
