import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const stored = {
  bought: {
    plan: ({ label }) => `Formule ${label}`,
    members: ({ count }) =>
      plural(count, {
        one: `${number(count)} membre supplémentaire`,
        other: `${number(count)} membres supplémentaires`,
      }),
    locations: ({ count }) =>
      plural(count, {
        one: `${number(count)} site supplémentaire`,
        other: `${number(count)} sites supplémentaires`,
      }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} borne supplémentaire`,
        other: `${number(count)} bornes supplémentaires`,
      }),
    chargersAt: ({ count, location }) =>
      plural(count, {
        one: `${number(count)} borne supplémentaire sur le site ${location}`,
        other: `${number(count)} bornes supplémentaires sur le site ${location}`,
      }),
  },
  creditForTheUnusedTime: ({ terms }) => `Avoir pour la durée non utilisée : ${terms}`,
  forTheRestOfThePeriod: ({ terms }) => `${terms}, pour le reste de la période`,
  eachCycle: {
    monthly: ({ what }) => `${what}, paiement mensuel`,
    annual: ({ what }) => `${what}, paiement annuel`,
  },
  paidBack: ({ terms }) => `Remboursement : ${terms}`,
  trialStarted: ({ label, days }) => `Formule ${label} : début de l’essai gratuit de ${days} jours`,
  trialEnded: ({ label, days }) => `Formule ${label} : fin de l’essai gratuit de ${days} jours`,
  subscriptionEnded: ({ label }) => `Formule ${label} : fin de l’abonnement`,
  addOns: {
    member: 'Membres supplémentaires',
    location: 'Sites supplémentaires',
    spot: 'Bornes supplémentaires',
  },
  addOnAt: ({ addOn, location }) => `${addOn} sur le site ${location}`,
  addOnOf: ({ addOn, location }) => `${addOn}, ${location}`,
  addOnCancelled: ({ addOn }) => `${addOn} : résiliation`,
  addOnChanged: {
    monthly: ({ addOn, number }) => `${addOn} : ${number}, paiement mensuel`,
    annual: ({ addOn, number }) => `${addOn} : ${number}, paiement annuel`,
  },
  paymentSetUp: ({ label }) => `Formule ${label} : paiement configuré`,
  planChanged: ({ before, after }) => `Passage de la formule ${before} à la formule ${after}`,
  subscriptionCancelled: ({ label }) => `Formule ${label} : abonnement résilié`,
  cancellationTakenBack: ({ label }) => `Formule ${label} : résiliation annulée`,
  refusals: {
    declined: 'La carte a été refusée.',
    insufficient_funds: 'Les fonds disponibles sur la carte sont insuffisants.',
    expired_card: 'La carte a expiré.',
    authentication_required: 'La banque demande au titulaire de la carte de confirmer le paiement.',
    no_card: 'Aucune carte n’est enregistrée.',
    not_their_card: 'La carte n’est pas reconnue.',
    wrong_state: 'L’abonnement a changé entre-temps.',
  },
  thePaymentProviderCouldNot: 'Le prestataire de paiement était injoignable.',
  membershipSuspended: 'Un administrateur a suspendu votre adhésion.',
  locationWasClosed: ({ location }) => `Le site ${location} était fermé au début de votre réservation.`,
  chargerCouldNotBeUsed: ({ spotNumber }) =>
    `La borne ${spotNumber} était inutilisable, et aucune autre n’était libre.`,
  locationNoLongerAvailable: ({ name }) => `Le site ${name} ne peut plus être réservé.`,
  locationInAnotherZone: ({ name }) => `Le site ${name} a changé de fuseau horaire. Réservez de nouveau.`,
  chargerNoLongerInUse: ({ spotNumber, location }) =>
    `La borne ${spotNumber} du site ${location} n’est plus en service.`,
  chargersNoLongerInUse: ({ number, location }) =>
    `${number} bornes du site ${location} ne sont plus en service.`,
  closedForATime: ({ reason }) => `Fermé pour un temps : ${reason}`,
  chargerInMaintenance: ({ spotNumber, location }) =>
    `La borne ${spotNumber} du site ${location} est en maintenance.`,
} satisfies Messages['stored'];
