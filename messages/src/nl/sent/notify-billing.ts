import type { Messages } from '../../en/index.ts';

export const sentNotifyBilling = {
  theNextPaymentIsDue: ({ day }) => `De volgende betaling is op ${day}.`,
  yourFreeTrialEndsOn: ({ day }) => `Je gratis proefperiode eindigt op ${day}`,
  setUpPaymentToGo: ({ organization }) =>
    `Stel de betaling in om bij ${organization} leden, locaties en laadpunten te kunnen blijven toevoegen.`,
  withoutItNothingIsCharged:
    'Doe je dat niet, dan wordt er niets afgeschreven en kunnen leden gewoon blijven reserveren.',
  theSubscriptionOfOrganizationBegins: ({ organization, amount }) =>
    `Dan begint het abonnement van ${organization}, en wordt ${amount} afgeschreven.`,
  theSubscriptionBeginsByCard: ({ organization, amount, card, digits }) =>
    `Dan begint het abonnement van ${organization}, en wordt ${amount} afgeschreven van je kaart (${card}, eindigend op ${digits}).`,
  youCanChangeThePlan: 'Voor die tijd kun je het pakket wijzigen of de kaart verwijderen.',
  seeBilling: 'Facturering bekijken',
  yourFreeTrialHasEnded: 'Je gratis proefperiode is voorbij',
  membersOfOrganizationCanStill: ({ organization }) => `Leden van ${organization} kunnen blijven reserveren.`,
  setUpPaymentToAdd: 'Stel de betaling in om weer leden, locaties en laadpunten toe te voegen.',
  yourFirstPaymentAmount: ({ amount }) => `Je eerste betaling: ${amount}`,
  thankYouOrganizationHasPaid: ({ organization, amount }) =>
    `Bedankt. ${organization} heeft ${amount} betaald.`,
  itWasForWhat: ({ what }) => `Dat was voor: ${what}.`,
  paymentReceivedAmount: ({ amount }) => `Betaling ontvangen: ${amount}`,
  yourPaymentOfAmountFailed: ({ amount }) => `Je betaling van ${amount} is mislukt`,
  weTryAgainOnDay: ({ day }) =>
    `Op ${day} proberen we het opnieuw. Voor die tijd kan een andere kaart worden opgeslagen.`,
  pleaseStoreAnotherCardAnd: 'Sla een andere kaart op en betaal het bedrag.',
  payNow: 'Nu betalen',
  yourSubscriptionHasEnded: 'Je abonnement is beëindigd',
  theSubscriptionOfOrganizationHas: ({ organization }) =>
    `Het abonnement van ${organization} is beëindigd, omdat het bedrag niet kon worden afgeschreven.`,
  theSubscriptionOfOrganizationHasEnded: ({ organization }) =>
    `Het abonnement van ${organization} is beëindigd, zoals je had gevraagd.`,
  membersCanStillReserveIt: 'Leden kunnen blijven reserveren. Je kunt altijd opnieuw beginnen.',
  startItAgain: 'Opnieuw beginnen',
  aPaymentOfAmountIs: ({ amount }) => `Een betaling van ${amount} is betwist`,
  theBankOfTheCard: 'De bank van de kaart wil het bedrag terug.',
  ifThatIsAMistake:
    'Is dat een vergissing, vraag de bank dan de betwisting in te trekken. Tot de bank heeft beslist, verandert er niets.',
  theDisputedPaymentOfAmount: ({ amount }) => `De betwiste betaling van ${amount} blijft staan`,
  theBankOfTheCardHas:
    'De bank van de kaart heeft beslist dat het bedrag betaald blijft. Je hoeft niets te doen.',
  aBankTookBackA: ({ amount }) => `Een bank heeft een betaling van ${amount} teruggeboekt`,
  everythingWorksAsBefore: 'Alles werkt zoals eerst.',
  itCountsAsOverdueUntil: ({ day }) =>
    `Het bedrag geldt als achterstallig tot de volgende betaling, op ${day}, is gelukt.`,
  itCountsAsOverdueUntilA: 'Het bedrag geldt als achterstallig tot een volgende betaling is gelukt.',
  yourCardExpiresSoon: 'Je kaart verloopt binnenkort',
  theCardOfOrganizationExpires: ({ card, digits, organization, day }) =>
    `De kaart van ${organization} (${card}, eindigend op ${digits}) verloopt op ${day}.`,
  pleaseStoreAnotherOneBefore: 'Sla vóór de volgende betaling een andere op.',
  storeAnotherCard: 'Andere kaart opslaan',
  anAddOnHasEnded: 'Er is een uitbreiding beëindigd',
  whatCouldNotBeCharged: ({ what }) => `${what}: dit kon niet worden afgeschreven en is daarom beëindigd.`,
} satisfies Messages['sentNotifyBilling'];
