import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const stored = {
  bought: {
    plan: ({ label }) => `Plan ${label}`,
    members: ({ count }) =>
      plural(count, {
        one: `${number(count)} miembro adicional`,
        other: `${number(count)} miembros adicionales`,
      }),
    locations: ({ count }) =>
      plural(count, {
        one: `${number(count)} ubicación adicional`,
        other: `${number(count)} ubicaciones adicionales`,
      }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} cargador adicional`,
        other: `${number(count)} cargadores adicionales`,
      }),
    chargersAt: ({ count, location }) =>
      plural(count, {
        one: `${number(count)} cargador adicional en ${location}`,
        other: `${number(count)} cargadores adicionales en ${location}`,
      }),
  },
  creditForTheUnusedTime: ({ terms }) => `Abono por el tiempo no usado: ${terms}`,
  forTheRestOfThePeriod: ({ terms }) => `${terms}, por el resto del periodo`,
  eachCycle: {
    monthly: ({ what }) => `${what}, mensual`,
    annual: ({ what }) => `${what}, anual`,
  },
  paidBack: ({ terms }) => `Reembolso: ${terms}`,
  trialStarted: ({ label, days }) => `Plan ${label}: comienzo de la prueba gratuita de ${days} días`,
  trialEnded: ({ label, days }) => `Plan ${label}: fin de la prueba gratuita de ${days} días`,
  subscriptionEnded: ({ label }) => `Plan ${label}: suscripción terminada`,
  addOns: {
    member: 'Miembros adicionales',
    location: 'Ubicaciones adicionales',
    spot: 'Cargadores adicionales',
  },
  addOnAt: ({ addOn, location }) => `${addOn} en ${location}`,
  addOnOf: ({ addOn, location }) => `${addOn}, ${location}`,
  addOnCancelled: ({ addOn }) => `${addOn}: cancelación`,
  addOnChanged: {
    monthly: ({ addOn, number }) => `${addOn}: ${number}, mensual`,
    annual: ({ addOn, number }) => `${addOn}: ${number}, anual`,
  },
  paymentSetUp: ({ label }) => `Plan ${label}: pago configurado`,
  planChanged: ({ before, after }) => `Cambio de plan: de ${before} a ${after}`,
  subscriptionCancelled: ({ label }) => `Plan ${label}: suscripción cancelada`,
  cancellationTakenBack: ({ label }) => `Plan ${label}: cancelación retirada`,
  refusals: {
    declined: 'La tarjeta se ha rechazado.',
    insufficient_funds: 'La tarjeta no tiene saldo suficiente.',
    expired_card: 'La tarjeta ha caducado.',
    authentication_required: 'El banco pide que la persona titular de la tarjeta confirme el pago.',
    no_card: 'No hay ninguna tarjeta guardada.',
    not_their_card: 'No se reconoce la tarjeta.',
    wrong_state: 'La suscripción ha cambiado entretanto.',
  },
  thePaymentProviderCouldNot: 'No se ha podido contactar con el proveedor de pagos.',
  membershipSuspended: 'Un administrador ha suspendido tu acceso.',
  locationWasClosed: ({ location }) => `${location} estaba cerrado cuando empezó tu reserva.`,
  chargerCouldNotBeUsed: ({ spotNumber }) =>
    `El cargador ${spotNumber} no se podía usar y no había otro libre.`,
  locationNoLongerAvailable: ({ name }) => `Ya no se puede reservar en ${name}.`,
  locationInAnotherZone: ({ name }) => `${name} está ahora en otra zona horaria. Vuelve a reservar.`,
  chargerNoLongerInUse: ({ spotNumber, location }) =>
    `El cargador ${spotNumber} de ${location} ya no está en servicio.`,
  chargersNoLongerInUse: ({ number, location }) =>
    `${number} cargadores de ${location} ya no están en servicio.`,
  closedForATime: ({ reason }) => `Cerrado por un tiempo: ${reason}`,
  chargerInMaintenance: ({ spotNumber, location }) =>
    `El cargador ${spotNumber} de ${location} está en mantenimiento.`,
} satisfies Messages['stored'];
