import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const billingDialogs = {
  addMembers: 'Añadir miembros',
  addLocations: 'Añadir ubicaciones',
  addChargers: 'Añadir cargadores',
  chargersAreAddedToA:
    'Los cargadores se añaden a una ubicación, y aún no tienes ninguna. Añade primero una ubicación.',
  pleaseChooseTheLocationFirst: 'Elige primero la ubicación.',
  payAmount: ({ amount }) => `Pagar ${amount}`,
  addCounted: {
    member: ({ count }) =>
      plural(count, { one: `Añadir ${number(count)} miembro`, other: `Añadir ${number(count)} miembros` }),
    location: ({ count }) =>
      plural(count, {
        one: `Añadir ${number(count)} ubicación`,
        other: `Añadir ${number(count)} ubicaciones`,
      }),
    spot: ({ count }) =>
      plural(count, { one: `Añadir ${number(count)} cargador`, other: `Añadir ${number(count)} cargadores` }),
  },
  failedToPurchaseAddOn: 'No se ha podido comprar el complemento',
  thisDoesNotFitWhat: 'No cubre lo que usas ahora',
  addOnPurchased: 'Complemento comprado',
  yourPlanAllowsMore: {
    member: ({ count }) =>
      plural(count, {
        one: `Tu plan permite ${number(count)} miembro más que antes.`,
        other: `Tu plan permite ${number(count)} miembros más que antes.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Tu plan permite ${number(count)} ubicación más que antes.`,
        other: `Tu plan permite ${number(count)} ubicaciones más que antes.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Tu plan permite ${number(count)} cargador más que antes.`,
        other: `Tu plan permite ${number(count)} cargadores más que antes.`,
      }),
  },
  yourPlanAllowsMoreAtName: ({ count, name }) =>
    plural(count, {
      one: `Tu plan permite ${number(count)} cargador más que antes en ${name}.`,
      other: `Tu plan permite ${number(count)} cargadores más que antes en ${name}.`,
    }),
  editTheAddOnOf: ({ name }) => `Editar el complemento de ${name}`,
  thisIsWhatYouHave:
    'Esto es lo que tienes ahora. Elige otra cantidad u otra periodicidad para ver cuánto cuesta.',
  theLowerNumberAppliesTo: 'La cantidad menor se aplica a lo que añadas a partir de ahora.',
  failedToUpdateAddOn: 'No se ha podido cambiar el complemento',
  youUseMoreThanThis: 'Usas más de lo que esto permitiría',
  addOnUpdated: 'Complemento cambiado',
  youHaveCountedAsAnAddOn: {
    member: ({ count }) =>
      plural(count, {
        one: `Tienes ${number(count)} miembro como complemento.`,
        other: `Tienes ${number(count)} miembros como complemento.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Tienes ${number(count)} ubicación como complemento.`,
        other: `Tienes ${number(count)} ubicaciones como complemento.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Tienes ${number(count)} cargador como complemento.`,
        other: `Tienes ${number(count)} cargadores como complemento.`,
      }),
  },
  cancelTheAddOnOf: ({ name }) => `¿Cancelar el complemento de ${name}?`,
  theAddOnIsPaid: ({ day }) =>
    `El complemento está pagado hasta el ${day} y después no se cobra nada por él. Desde ahora ya no amplía tu límite. Hasta entonces puedes cambiar de idea: retirar la cancelación no cuesta nada.`,
  fromNowOnItNo: 'Desde ahora ya no amplía tu límite y no se cobra nada por él.',
  cancelAddOn: 'Cancelar complemento',
  failedToCancelAddOn: 'No se ha podido cancelar el complemento',
  youUseMoreThanYou: 'Usas más de lo que tendrías sin él',
  addOnCancelled: 'Complemento cancelado',
  itIsPaidForUntil: ({ day }) => `Está pagado hasta el ${day}.`,
  youNoLongerHaveName: ({ name }) => `Ya no tienes el complemento de ${name}.`,
  reasons: {
    tooExpensive: 'Cuesta demasiado',
    notNeeded: 'Ya no lo necesitamos',
    lacking: 'Falta algo o algo no funciona',
    otherService: 'Usamos otro servicio',
    other: 'Otro motivo',
  },
  endsNow: 'Termina ahora',
  yourPlanEndsAtOnce: ({ label, amount }) =>
    `Tu plan ${label} termina al momento. El importe vencido de ${amount} ya no se cobra, y no se vuelve a intentar el cobro a la tarjeta.`,
  yourPlanEndsAtOnceWithoutAmount: ({ label }) =>
    `Tu plan ${label} termina al momento. Lo vencido ya no se cobra, y no se vuelve a intentar el cobro a la tarjeta.`,
  itHasEndedAndNothing: 'Ha terminado y no se cobra nada más.',
  endsDay: ({ day }) => `Termina el ${day}`,
  yourLabelPlanStaysActive: ({ label }) =>
    `Tu plan ${label} sigue activo hasta entonces y después no se cobra nada.`,
  itStaysActiveUntilDay: ({ day }) => `Sigue activa hasta el ${day} y después no se cobra nada.`,
  itStaysActiveUntilPaidMonthEnds: 'Sigue activa hasta que termine el mes pagado y después no se cobra nada.',
  subscriptionCancelled: 'Suscripción cancelada',
  cancelSubscription: 'Cancelar suscripción',
  keepSubscription: 'Mantener suscripción',
  whatStaysYourOrganizationIts:
    '<b>Qué se conserva:</b> tu organización, sus miembros, ubicaciones y cargadores. Los miembros pueden seguir reservando.',
  whatEndsNow: '<b>Qué termina ahora:</b> el plan y sus complementos. Después no se podrá añadir nada.',
  whatEndsNowWithAnnual:
    '<b>Qué termina ahora:</b> el plan y sus complementos, incluidos los pagados por un año; no se devuelve nada. Después no se podrá añadir nada.',
  whatEndsOnDay: ({ day }) =>
    `<b>Qué termina el ${day}:</b> el plan y sus complementos. Después no se podrá añadir nada.`,
  whatEndsOnDayWithAnnual: ({ day }) =>
    `<b>Qué termina el ${day}:</b> el plan y sus complementos, incluidos los pagados por un año; no se devuelve nada. Después no se podrá añadir nada.`,
  whatEndsThen: '<b>Qué termina entonces:</b> el plan y sus complementos. Después no se podrá añadir nada.',
  whatEndsThenWithAnnual:
    '<b>Qué termina entonces:</b> el plan y sus complementos, incluidos los pagados por un año; no se devuelve nada. Después no se podrá añadir nada.',
  ifYouChangeYourMindAfterwards:
    '<b>Si cambias de idea:</b> puedes volver a empezar cuando quieras, y entonces pagas un mes nuevo.',
  ifYouChangeYourMindBefore:
    '<b>Si cambias de idea:</b> hasta entonces, reactivarla no cuesta nada. Más adelante puedes volver a empezar cuando quieras.',
  whyAreYouCancelling: '¿Por qué cancelas?',
  whatCouldBeBetter: '¿Qué se podría mejorar?',
  thePeopleWhoRunThis: 'Lo leen las personas que llevan este servicio.',
  nothingWasChargedAndNothing: 'No se ha cobrado ni cambiado nada.',
  theFiguresCouldNotBe: 'No se han podido mostrar los importes',
  theFiguresHaveChanged: 'Los importes han cambiado',
  nothingWasChargedPleaseCheck: 'No se ha cobrado nada. Revisa los nuevos, abajo, y confírmalos.',
  setUpPayment: 'Configurar el pago',
  changeCard: 'Cambiar tarjeta',
  itIsNotKnownWhether:
    'No se sabe si el cambio se ha hecho. Mira los importes de abajo antes de intentarlo de nuevo.',
  seeTheChargersOfLocationName: ({ locationName }) => `Ver los cargadores de ${locationName}`,
  seeTheMembers: 'Ver los miembros',
  seeTheLocations: 'Ver las ubicaciones',
  seeTheChargers: 'Ver los cargadores',
  labelIncludesWhatYouPay: ({ label }) => `${label} incluye lo que pagas aparte`,
  nothingOfThatIsLeft: 'Ya no queda nada de eso: solo pagas el plan.',
  whatYouUseNowFits:
    'Lo que usas ahora ya cabe en el plan. Puedes terminar estos complementos o mantenerlos para lo que añadas más adelante.',
  endAddOn: ({ name }) => `Terminar el complemento de ${name}`,
  endIt: 'Terminar',
  startLabel: ({ label }) => `Empezar con ${label}`,
  stayOnLabel: ({ label }) => `Seguir con ${label}`,
  changeToLabel: ({ label }) => `Cambiar a ${label}`,
  startSubscription: 'Empezar suscripción',
  stay: 'Seguir',
  changePlan: 'Cambiar de plan',
  failedToChangePlan: 'No se ha podido cambiar de plan',
  theLimitsOfLabelApply: ({ label }) =>
    `Los límites de ${label} se aplican a lo que añadas a partir de ahora.`,
  labelDoesNotFitWhat: ({ label }) => `${label} no cubre lo que usas ahora`,
  subscriptionStarted: 'Suscripción iniciada',
  planChanged: 'Plan cambiado',
  yourOrganizationIsOnLabel: ({ label }) => `Tu organización tiene ahora el plan ${label}.`,
  labelFollowsOnDay: ({ label, day }) => `${label} empieza el ${day}.`,
  whatYourAddOnsBring: ({ addOns }) => `A eso se suma lo que aportan tus complementos: ${addOns}.`,
  labelNeedsNoAddOns: ({ label }) => `${label} no necesita complementos: estos terminan con el cambio`,
  addOnsEndNothingMoreIsCharged: ({ addOns }) => `${addOns}. No se cobra nada más por ellos.`,
  chargersAtALocation: 'Cargadores en una ubicación',
  limitBecomes: '{before}<hidden> pasa a ser </hidden>{after}',
  unlimited: {
    locations: 'Ilimitadas',
    members: 'Ilimitados',
    spotsPerLocation: 'Ilimitados',
  },
} satisfies Messages['billingDialogs'];
