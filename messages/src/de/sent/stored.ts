import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const stored = {
  bought: {
    plan: ({ label }) => `Tarif ${label}`,
    members: ({ count }) =>
      plural(count, {
        one: `${number(count)} zusätzliches Mitglied`,
        other: `${number(count)} zusätzliche Mitglieder`,
      }),
    locations: ({ count }) =>
      plural(count, {
        one: `${number(count)} zusätzlicher Standort`,
        other: `${number(count)} zusätzliche Standorte`,
      }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} zusätzlicher Ladepunkt`,
        other: `${number(count)} zusätzliche Ladepunkte`,
      }),
    chargersAt: ({ count, location }) =>
      plural(count, {
        one: `${number(count)} zusätzlicher Ladepunkt am Standort ${location}`,
        other: `${number(count)} zusätzliche Ladepunkte am Standort ${location}`,
      }),
  },
  creditForTheUnusedTime: ({ terms }) => `Gutschrift für die ungenutzte Zeit: ${terms}`,
  forTheRestOfThePeriod: ({ terms }) => `${terms}, für den Rest des Zeitraums`,
  eachCycle: {
    monthly: ({ what }) => `${what}, monatlich`,
    annual: ({ what }) => `${what}, jährlich`,
  },
  paidBack: ({ terms }) => `Erstattet: ${terms}`,
  trialStarted: ({ label, days }) => `Tarif ${label}: kostenlose Testphase von ${days} Tagen begonnen`,
  trialEnded: ({ label, days }) => `Tarif ${label}: kostenlose Testphase von ${days} Tagen beendet`,
  subscriptionEnded: ({ label }) => `Tarif ${label}: Abo beendet`,
  addOns: {
    member: 'Zusätzliche Mitglieder',
    location: 'Zusätzliche Standorte',
    spot: 'Zusätzliche Ladepunkte',
  },
  addOnAt: ({ addOn, location }) => `${addOn} am Standort ${location}`,
  addOnOf: ({ addOn, location }) => `${addOn}, ${location}`,
  addOnCancelled: ({ addOn }) => `${addOn}: gekündigt`,
  addOnChanged: {
    monthly: ({ addOn, number }) => `${addOn}: ${number}, monatlich`,
    annual: ({ addOn, number }) => `${addOn}: ${number}, jährlich`,
  },
  paymentSetUp: ({ label }) => `Tarif ${label}: Zahlung eingerichtet`,
  planChanged: ({ before, after }) => `Tarif gewechselt von ${before} zu ${after}`,
  subscriptionCancelled: ({ label }) => `Tarif ${label}: Abo gekündigt`,
  cancellationTakenBack: ({ label }) => `Tarif ${label}: Kündigung zurückgenommen`,
  refusals: {
    declined: 'Die Karte wurde abgelehnt.',
    insufficient_funds: 'Die Karte ist nicht ausreichend gedeckt.',
    expired_card: 'Die Karte ist abgelaufen.',
    authentication_required: 'Die Bank will, dass die Person, der die Karte gehört, die Zahlung bestätigt.',
    no_card: 'Es ist keine Karte hinterlegt.',
    not_their_card: 'Die Karte ist nicht bekannt.',
    wrong_state: 'Das Abo hat sich inzwischen geändert.',
  },
  thePaymentProviderCouldNot: 'Der Zahlungsanbieter war nicht erreichbar.',
  membershipSuspended: 'Ein Admin hat deine Mitgliedschaft gesperrt.',
  locationWasClosed: ({ location }) =>
    `Der Standort ${location} war geschlossen, als deine Reservierung begann.`,
  chargerCouldNotBeUsed: ({ spotNumber }) =>
    `Ladepunkt ${spotNumber} konnte nicht benutzt werden, und kein anderer war frei.`,
  locationNoLongerAvailable: ({ name }) => `Am Standort ${name} kann nicht mehr reserviert werden.`,
  locationInAnotherZone: ({ name }) =>
    `Der Standort ${name} liegt jetzt in einer anderen Zeitzone. Bitte reserviere neu.`,
  chargerNoLongerInUse: ({ spotNumber, location }) =>
    `Ladepunkt ${spotNumber} am Standort ${location} ist nicht mehr in Betrieb.`,
  chargersNoLongerInUse: ({ number, location }) =>
    `${number} Ladepunkte am Standort ${location} sind nicht mehr in Betrieb.`,
  closedForATime: ({ reason }) => `Zeitweise gesperrt: ${reason}`,
  chargerInMaintenance: ({ spotNumber, location }) =>
    `Ladepunkt ${spotNumber} am Standort ${location} ist in Wartung.`,
} satisfies Messages['stored'];
