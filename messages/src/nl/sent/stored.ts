import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const stored = {
  bought: {
    plan: ({ label }) => `Pakket ${label}`,
    members: ({ count }) =>
      plural(count, { one: `${number(count)} extra lid`, other: `${number(count)} extra leden` }),
    locations: ({ count }) =>
      plural(count, { one: `${number(count)} extra locatie`, other: `${number(count)} extra locaties` }),
    chargers: ({ count }) =>
      plural(count, { one: `${number(count)} extra laadpunt`, other: `${number(count)} extra laadpunten` }),
    chargersAt: ({ count, location }) =>
      plural(count, {
        one: `${number(count)} extra laadpunt bij ${location}`,
        other: `${number(count)} extra laadpunten bij ${location}`,
      }),
  },
  creditForTheUnusedTime: ({ terms }) => `Tegoed voor de ongebruikte tijd: ${terms}`,
  forTheRestOfThePeriod: ({ terms }) => `${terms}, voor de rest van de periode`,
  eachCycle: {
    monthly: ({ what }) => `${what}, maandelijks`,
    annual: ({ what }) => `${what}, jaarlijks`,
  },
  paidBack: ({ terms }) => `Terugbetaald: ${terms}`,
  trialStarted: ({ label, days }) => `Pakket ${label}: gratis proefperiode van ${days} dagen begonnen`,
  trialEnded: ({ label, days }) => `Pakket ${label}: gratis proefperiode van ${days} dagen voorbij`,
  subscriptionEnded: ({ label }) => `Pakket ${label}: abonnement beëindigd`,
  addOns: {
    member: 'Extra leden',
    location: 'Extra locaties',
    spot: 'Extra laadpunten',
  },
  addOnAt: ({ addOn, location }) => `${addOn} bij ${location}`,
  addOnOf: ({ addOn, location }) => `${addOn}, ${location}`,
  addOnCancelled: ({ addOn }) => `${addOn}: opgezegd`,
  addOnChanged: {
    monthly: ({ addOn, number }) => `${addOn}: ${number}, maandelijks`,
    annual: ({ addOn, number }) => `${addOn}: ${number}, jaarlijks`,
  },
  paymentSetUp: ({ label }) => `Pakket ${label}: betaling ingesteld`,
  planChanged: ({ before, after }) => `Pakket gewijzigd van ${before} naar ${after}`,
  subscriptionCancelled: ({ label }) => `Pakket ${label}: abonnement opgezegd`,
  cancellationTakenBack: ({ label }) => `Pakket ${label}: opzegging ingetrokken`,
  refusals: {
    declined: 'De kaart is geweigerd.',
    insufficient_funds: 'Het saldo van de kaart is onvoldoende.',
    expired_card: 'De kaart is verlopen.',
    authentication_required: 'De bank wil dat de kaarthouder de betaling bevestigt.',
    no_card: 'Er is geen kaart opgeslagen.',
    not_their_card: 'De kaart is niet bekend.',
    wrong_state: 'Het abonnement is intussen veranderd.',
  },
  thePaymentProviderCouldNot: 'De betaaldienst was niet bereikbaar.',
  membershipSuspended: 'Een beheerder heeft je lidmaatschap geblokkeerd.',
  locationWasClosed: ({ location }) => `${location} was gesloten toen je reservering begon.`,
  chargerCouldNotBeUsed: ({ spotNumber }) =>
    `Laadpunt ${spotNumber} kon niet worden gebruikt, en er was geen ander vrij.`,
  locationNoLongerAvailable: ({ name }) => `Bij ${name} kan niet meer worden gereserveerd.`,
  locationInAnotherZone: ({ name }) => `${name} heeft nu een andere tijdzone. Reserveer opnieuw.`,
  chargerNoLongerInUse: ({ spotNumber, location }) =>
    `Laadpunt ${spotNumber} bij ${location} is niet meer in gebruik.`,
  chargersNoLongerInUse: ({ number, location }) =>
    `${number} laadpunten bij ${location} zijn niet meer in gebruik.`,
  closedForATime: ({ reason }) => `Tijdelijk gesloten: ${reason}`,
  chargerInMaintenance: ({ spotNumber, location }) =>
    `Laadpunt ${spotNumber} bij ${location} is in onderhoud.`,
} satisfies Messages['stored'];
