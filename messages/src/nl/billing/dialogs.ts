import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const billingDialogs = {
  addMembers: 'Leden toevoegen',
  addLocations: 'Locaties toevoegen',
  addChargers: 'Laadpunten toevoegen',
  chargersAreAddedToA:
    'Laadpunten worden aan een locatie toegevoegd, en die heb je nog niet. Voeg eerst een locatie toe.',
  pleaseChooseTheLocationFirst: 'Kies eerst de locatie.',
  payAmount: ({ amount }) => `${amount} betalen`,
  addCounted: {
    member: ({ count }) =>
      plural(count, { one: `${number(count)} lid toevoegen`, other: `${number(count)} leden toevoegen` }),
    location: ({ count }) =>
      plural(count, {
        one: `${number(count)} locatie toevoegen`,
        other: `${number(count)} locaties toevoegen`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `${number(count)} laadpunt toevoegen`,
        other: `${number(count)} laadpunten toevoegen`,
      }),
  },
  failedToPurchaseAddOn: 'De uitbreiding kon niet worden gekocht',
  thisDoesNotFitWhat: 'Dit past niet bij wat je nu gebruikt',
  addOnPurchased: 'Uitbreiding gekocht',
  yourPlanAllowsMore: {
    member: ({ count }) =>
      plural(count, {
        one: `Je pakket heeft nu plaats voor ${number(count)} extra lid.`,
        other: `Je pakket heeft nu plaats voor ${number(count)} extra leden.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Je pakket heeft nu plaats voor ${number(count)} extra locatie.`,
        other: `Je pakket heeft nu plaats voor ${number(count)} extra locaties.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Je pakket heeft nu plaats voor ${number(count)} extra laadpunt.`,
        other: `Je pakket heeft nu plaats voor ${number(count)} extra laadpunten.`,
      }),
  },
  yourPlanAllowsMoreAtName: ({ count, name }) =>
    plural(count, {
      one: `Je pakket heeft nu bij ${name} plaats voor ${number(count)} extra laadpunt.`,
      other: `Je pakket heeft nu bij ${name} plaats voor ${number(count)} extra laadpunten.`,
    }),
  editTheAddOnOf: ({ name }) => `Uitbreiding met ${name} bewerken`,
  thisIsWhatYouHave:
    'Dit heb je nu. Kies een ander aantal of een andere betaalperiode om te zien wat het kost.',
  theLowerNumberAppliesTo: 'Het lagere aantal geldt voor wat je vanaf nu toevoegt.',
  failedToUpdateAddOn: 'De uitbreiding kon niet worden gewijzigd',
  youUseMoreThanThis: 'Je gebruikt meer dan hierin past',
  addOnUpdated: 'Uitbreiding gewijzigd',
  youHaveCountedAsAnAddOn: {
    member: ({ count }) =>
      plural(count, {
        one: `Je hebt ${number(count)} lid als uitbreiding.`,
        other: `Je hebt ${number(count)} leden als uitbreiding.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Je hebt ${number(count)} locatie als uitbreiding.`,
        other: `Je hebt ${number(count)} locaties als uitbreiding.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Je hebt ${number(count)} laadpunt als uitbreiding.`,
        other: `Je hebt ${number(count)} laadpunten als uitbreiding.`,
      }),
  },
  cancelTheAddOnOf: ({ name }) => `Uitbreiding met ${name} opzeggen?`,
  theAddOnIsPaid: ({ day }) =>
    `De uitbreiding is betaald tot ${day}, en daarna wordt er niets meer voor afgeschreven. Vanaf nu verhoogt die je limiet niet meer. Tot dan kun je de uitbreiding alsnog kosteloos behouden.`,
  fromNowOnItNo: 'Vanaf nu verhoogt de uitbreiding je limiet niet meer, en er wordt niets voor afgeschreven.',
  cancelAddOn: 'Uitbreiding opzeggen',
  failedToCancelAddOn: 'De uitbreiding kon niet worden opgezegd',
  youUseMoreThanYou: 'Je gebruikt meer dan je zonder deze uitbreiding zou hebben',
  addOnCancelled: 'Uitbreiding opgezegd',
  itIsPaidForUntil: ({ day }) => `De uitbreiding is betaald tot ${day}.`,
  youNoLongerHaveName: ({ name }) => `Je hebt de uitbreiding met ${name} niet meer.`,
  reasons: {
    tooExpensive: 'Het is te duur',
    notNeeded: 'We hebben het niet meer nodig',
    lacking: 'Er ontbreekt iets of iets werkt niet',
    otherService: 'We gebruiken een andere dienst',
    other: 'Een andere reden',
  },
  endsNow: 'Eindigt nu',
  yourPlanEndsAtOnce: ({ label, amount }) =>
    `Je pakket ${label} eindigt meteen. Het achterstallige bedrag van ${amount} wordt niet meer afgeschreven, en er wordt niet opnieuw geprobeerd van de kaart af te schrijven.`,
  yourPlanEndsAtOnceWithoutAmount: ({ label }) =>
    `Je pakket ${label} eindigt meteen. Wat achterstallig is, wordt niet meer afgeschreven, en er wordt niet opnieuw geprobeerd van de kaart af te schrijven.`,
  itHasEndedAndNothing: 'Het is beëindigd, en er wordt niets meer afgeschreven.',
  endsDay: ({ day }) => `Eindigt op ${day}`,
  yourLabelPlanStaysActive: ({ label }) =>
    `Je pakket ${label} blijft tot dan actief, en daarna wordt er niets meer afgeschreven.`,
  itStaysActiveUntilDay: ({ day }) =>
    `Het blijft actief tot ${day}, en daarna wordt er niets meer afgeschreven.`,
  itStaysActiveUntilPaidMonthEnds:
    'Het blijft actief tot de betaalde maand eindigt, en daarna wordt er niets meer afgeschreven.',
  subscriptionCancelled: 'Abonnement opgezegd',
  cancelSubscription: 'Abonnement opzeggen',
  keepSubscription: 'Abonnement behouden',
  whatStaysYourOrganizationIts:
    '<b>Wat blijft:</b> je organisatie, de leden, locaties en laadpunten. Leden blijven reserveren.',
  whatEndsNow:
    '<b>Wat nu eindigt:</b> het pakket en de uitbreidingen. Daarna kan er niets worden toegevoegd.',
  whatEndsNowWithAnnual:
    '<b>Wat nu eindigt:</b> het pakket en de uitbreidingen, ook die voor een jaar zijn betaald; er wordt niets terugbetaald. Daarna kan er niets worden toegevoegd.',
  whatEndsOnDay: ({ day }) =>
    `<b>Wat op ${day} eindigt:</b> het pakket en de uitbreidingen. Daarna kan er niets worden toegevoegd.`,
  whatEndsOnDayWithAnnual: ({ day }) =>
    `<b>Wat op ${day} eindigt:</b> het pakket en de uitbreidingen, ook die voor een jaar zijn betaald; er wordt niets terugbetaald. Daarna kan er niets worden toegevoegd.`,
  whatEndsThen:
    '<b>Wat dan eindigt:</b> het pakket en de uitbreidingen. Daarna kan er niets worden toegevoegd.',
  whatEndsThenWithAnnual:
    '<b>Wat dan eindigt:</b> het pakket en de uitbreidingen, ook die voor een jaar zijn betaald; er wordt niets terugbetaald. Daarna kan er niets worden toegevoegd.',
  ifYouChangeYourMindAfterwards:
    '<b>Als je je bedenkt:</b> je kunt altijd opnieuw beginnen; je betaalt dan voor een nieuwe maand.',
  ifYouChangeYourMindBefore:
    '<b>Als je je bedenkt:</b> tot dan kost opnieuw activeren niets. Later kun je altijd opnieuw beginnen.',
  whyAreYouCancelling: 'Waarom zeg je op?',
  whatCouldBeBetter: 'Wat kan er beter?',
  thePeopleWhoRunThis: 'De mensen achter deze dienst lezen het.',
  nothingWasChargedAndNothing: 'Er is niets afgeschreven en niets gewijzigd.',
  theFiguresCouldNotBe: 'De bedragen konden niet worden geladen',
  theFiguresHaveChanged: 'De bedragen zijn veranderd',
  nothingWasChargedPleaseCheck:
    'Er is niets afgeschreven. Controleer hieronder de nieuwe bedragen en bevestig ze.',
  setUpPayment: 'Betaling instellen',
  changeCard: 'Kaart wijzigen',
  itIsNotKnownWhether:
    'Het is niet bekend of de wijziging is doorgevoerd. Controleer de bedragen hieronder voordat je het opnieuw probeert.',
  seeTheChargersOfLocationName: ({ locationName }) => `Laadpunten van ${locationName} bekijken`,
  seeTheMembers: 'Leden bekijken',
  seeTheLocations: 'Locaties bekijken',
  seeTheChargers: 'Laadpunten bekijken',
  labelIncludesWhatYouPay: ({ label }) => `In ${label} zit al waar je extra voor betaalt`,
  nothingOfThatIsLeft: 'Daarvan is niets meer over: je betaalt alleen voor het pakket.',
  whatYouUseNowFits:
    'Wat je nu gebruikt, past al in het pakket zelf. Je kunt deze uitbreidingen beëindigen, of behouden voor wat je later toevoegt.',
  endAddOn: ({ name }) => `Uitbreiding met ${name} beëindigen`,
  endIt: 'Beëindigen',
  startLabel: ({ label }) => `${label} starten`,
  stayOnLabel: ({ label }) => `Bij ${label} blijven`,
  changeToLabel: ({ label }) => `Overstappen op ${label}`,
  startSubscription: 'Abonnement starten',
  stay: 'Blijven',
  changePlan: 'Pakket wijzigen',
  failedToChangePlan: 'Het pakket kon niet worden gewijzigd',
  theLimitsOfLabelApply: ({ label }) => `De limieten van ${label} gelden voor wat je vanaf nu toevoegt.`,
  labelDoesNotFitWhat: ({ label }) => `${label} past niet bij wat je nu gebruikt`,
  subscriptionStarted: 'Abonnement gestart',
  planChanged: 'Pakket gewijzigd',
  yourOrganizationIsOnLabel: ({ label }) => `Je organisatie heeft nu het pakket ${label}.`,
  labelFollowsOnDay: ({ label, day }) => `${label} volgt op ${day}.`,
  whatYourAddOnsBring: ({ addOns }) => `Wat je uitbreidingen toevoegen, komt er nog bij: ${addOns}.`,
  labelNeedsNoAddOns: ({ label }) =>
    `Bij ${label} zijn geen uitbreidingen nodig: deze eindigen met de wijziging`,
  addOnsEndNothingMoreIsCharged: ({ addOns }) => `${addOns}. Er wordt niets meer voor afgeschreven.`,
  chargersAtALocation: 'Laadpunten op een locatie',
  limitBecomes: '{before}<hidden> wordt </hidden>{after}',
  unlimited: {
    locations: 'Onbeperkt',
    members: 'Onbeperkt',
    spotsPerLocation: 'Onbeperkt',
  },
} satisfies Messages['billingDialogs'];
