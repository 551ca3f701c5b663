import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const billingDialogs = {
  addMembers: 'Ajouter des membres',
  addLocations: 'Ajouter des sites',
  addChargers: 'Ajouter des bornes',
  chargersAreAddedToA:
    'Les bornes s’ajoutent à un site, et vous n’en avez pas encore. Ajoutez d’abord un site.',
  pleaseChooseTheLocationFirst: 'Choisissez d’abord le site.',
  payAmount: ({ amount }) => `Payer ${amount}`,
  addCounted: {
    member: ({ count }) =>
      plural(count, { one: `Ajouter ${number(count)} membre`, other: `Ajouter ${number(count)} membres` }),
    location: ({ count }) =>
      plural(count, { one: `Ajouter ${number(count)} site`, other: `Ajouter ${number(count)} sites` }),
    spot: ({ count }) =>
      plural(count, { one: `Ajouter ${number(count)} borne`, other: `Ajouter ${number(count)} bornes` }),
  },
  failedToPurchaseAddOn: 'Impossible d’acheter l’option',
  thisDoesNotFitWhat: 'Cela ne suffit pas pour ce que vous utilisez actuellement',
  addOnPurchased: 'Option achetée',
  yourPlanAllowsMore: {
    member: ({ count }) =>
      plural(count, {
        one: `Votre formule permet ${number(count)} membre de plus qu’avant.`,
        other: `Votre formule permet ${number(count)} membres de plus qu’avant.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Votre formule permet ${number(count)} site de plus qu’avant.`,
        other: `Votre formule permet ${number(count)} sites de plus qu’avant.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Votre formule permet ${number(count)} borne de plus qu’avant.`,
        other: `Votre formule permet ${number(count)} bornes de plus qu’avant.`,
      }),
  },
  yourPlanAllowsMoreAtName: ({ count, name }) =>
    plural(count, {
      one: `Votre formule permet ${number(count)} borne de plus qu’avant sur le site ${name}.`,
      other: `Votre formule permet ${number(count)} bornes de plus qu’avant sur le site ${name}.`,
    }),
  editTheAddOnOf: ({ name }) => `Modifier l’option « ${name} »`,
  thisIsWhatYouHave:
    'C’est ce que vous avez actuellement. Choisissez un autre nombre ou une autre périodicité pour en voir le prix.',
  theLowerNumberAppliesTo: 'Le nombre réduit s’applique dès maintenant à ce que vous ajoutez.',
  failedToUpdateAddOn: 'Impossible de modifier l’option',
  youUseMoreThanThis: 'Vous utilisez plus que ce que cela permettrait',
  addOnUpdated: 'Option modifiée',
  youHaveCountedAsAnAddOn: {
    member: ({ count }) =>
      plural(count, {
        one: `Vous avez ${number(count)} membre en option.`,
        other: `Vous avez ${number(count)} membres en option.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Vous avez ${number(count)} site en option.`,
        other: `Vous avez ${number(count)} sites en option.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Vous avez ${number(count)} borne en option.`,
        other: `Vous avez ${number(count)} bornes en option.`,
      }),
  },
  cancelTheAddOnOf: ({ name }) => `Résilier l’option « ${name} » ?`,
  theAddOnIsPaid: ({ day }) =>
    `L’option est payée jusqu’au ${day}, et rien n’est prélevé pour elle ensuite. Dès maintenant, elle n’augmente plus votre limite. Jusqu’à cette date, vous pouvez changer d’avis et la conserver, sans frais.`,
  fromNowOnItNo: 'Dès maintenant, elle n’augmente plus votre limite, et rien n’est prélevé pour elle.',
  cancelAddOn: 'Résilier l’option',
  failedToCancelAddOn: 'Impossible de résilier l’option',
  youUseMoreThanYou: 'Vous utilisez plus que ce que vous auriez sans elle',
  addOnCancelled: 'Option résiliée',
  itIsPaidForUntil: ({ day }) => `Jusqu’au ${day}, elle reste payée.`,
  youNoLongerHaveName: ({ name }) => `Vous n’avez plus l’option « ${name} ».`,
  reasons: {
    tooExpensive: 'C’est trop cher',
    notNeeded: 'Nous n’en avons plus besoin',
    lacking: 'Quelque chose manque ou ne fonctionne pas',
    otherService: 'Nous utilisons un autre service',
    other: 'Une autre raison',
  },
  endsNow: 'Fin immédiate',
  yourPlanEndsAtOnce: ({ label, amount }) =>
    `Votre formule ${label} prend fin immédiatement. Le montant de ${amount} en retard de paiement n’est plus prélevé, et il n’y a plus de tentative de prélèvement.`,
  yourPlanEndsAtOnceWithoutAmount: ({ label }) =>
    `Votre formule ${label} prend fin immédiatement. Le montant en retard de paiement n’est plus prélevé, et il n’y a plus de tentative de prélèvement.`,
  itHasEndedAndNothing: 'Il a pris fin, et plus rien n’est prélevé.',
  endsDay: ({ day }) => `Fin le ${day}`,
  yourLabelPlanStaysActive: ({ label }) =>
    `Votre formule ${label} reste active jusque-là, et rien n’est prélevé ensuite.`,
  itStaysActiveUntilDay: ({ day }) => `Il reste actif jusqu’au ${day}, et rien n’est prélevé ensuite.`,
  itStaysActiveUntilPaidMonthEnds:
    'Il reste actif jusqu’à la fin du mois payé, et rien n’est prélevé ensuite.',
  subscriptionCancelled: 'Abonnement résilié',
  cancelSubscription: 'Résilier l’abonnement',
  keepSubscription: 'Conserver l’abonnement',
  whatStaysYourOrganizationIts:
    '<b>Ce qui reste :</b> votre organisation, ses membres, ses sites et ses bornes. Les membres continuent de réserver.',
  whatEndsNow:
    '<b>Ce qui prend fin maintenant :</b> la formule et ses options. Ensuite, plus rien ne peut être ajouté.',
  whatEndsNowWithAnnual:
    '<b>Ce qui prend fin maintenant :</b> la formule et ses options, y compris celles payées pour un an ; rien n’est remboursé. Ensuite, plus rien ne peut être ajouté.',
  whatEndsOnDay: ({ day }) =>
    `<b>Ce qui prend fin le ${day} :</b> la formule et ses options. Ensuite, plus rien ne peut être ajouté.`,
  whatEndsOnDayWithAnnual: ({ day }) =>
    `<b>Ce qui prend fin le ${day} :</b> la formule et ses options, y compris celles payées pour un an ; rien n’est remboursé. Ensuite, plus rien ne peut être ajouté.`,
  whatEndsThen:
    '<b>Ce qui prend fin à cette date :</b> la formule et ses options. Ensuite, plus rien ne peut être ajouté.',
  whatEndsThenWithAnnual:
    '<b>Ce qui prend fin à cette date :</b> la formule et ses options, y compris celles payées pour un an ; rien n’est remboursé. Ensuite, plus rien ne peut être ajouté.',
  ifYouChangeYourMindAfterwards:
    '<b>Si vous changez d’avis :</b> vous pouvez vous réabonner à tout moment, en payant alors un nouveau mois.',
  ifYouChangeYourMindBefore:
    '<b>Si vous changez d’avis :</b> jusque-là, réactiver l’abonnement ne coûte rien. Plus tard, vous pouvez vous réabonner à tout moment.',
  whyAreYouCancelling: 'Pourquoi résiliez-vous ?',
  whatCouldBeBetter: 'Que pourrions-nous améliorer ?',
  thePeopleWhoRunThis: 'Votre réponse est lue par l’équipe qui exploite ce service.',
  nothingWasChargedAndNothing: 'Rien n’a été prélevé et rien n’a changé.',
  theFiguresCouldNotBe: 'Impossible d’afficher les montants',
  theFiguresHaveChanged: 'Les montants ont changé',
  nothingWasChargedPleaseCheck:
    'Rien n’a été prélevé. Vérifiez les nouveaux montants ci-dessous, puis confirmez-les.',
  setUpPayment: 'Configurer le paiement',
  changeCard: 'Changer de carte',
  itIsNotKnownWhether:
    'Impossible de savoir si la modification a été faite. Vérifiez les montants ci-dessous avant de réessayer.',
  seeTheChargersOfLocationName: ({ locationName }) => `Voir les bornes du site ${locationName}`,
  seeTheMembers: 'Voir les membres',
  seeTheLocations: 'Voir les sites',
  seeTheChargers: 'Voir les bornes',
  labelIncludesWhatYouPay: ({ label }) => `La formule ${label} inclut ce que vous payez en plus`,
  nothingOfThatIsLeft: 'Il n’en reste rien : vous ne payez plus que la formule.',
  whatYouUseNowFits:
    'La formule suffit à elle seule pour ce que vous utilisez actuellement. Vous pouvez mettre fin à ces options, ou les conserver pour ce que vous ajouterez plus tard.',
  endAddOn: ({ name }) => `Mettre fin à l’option « ${name} »`,
  endIt: 'Y mettre fin',
  startLabel: ({ label }) => `S’abonner à ${label}`,
  stayOnLabel: ({ label }) => `Rester sur ${label}`,
  changeToLabel: ({ label }) => `Passer à ${label}`,
  startSubscription: 'S’abonner',
  stay: 'Rester',
  changePlan: 'Changer de formule',
  failedToChangePlan: 'Impossible de changer de formule',
  theLimitsOfLabelApply: ({ label }) =>
    `Les limites de la formule ${label} s’appliquent dès maintenant à ce que vous ajoutez.`,
  labelDoesNotFitWhat: ({ label }) =>
    `La formule ${label} ne suffit pas pour ce que vous utilisez actuellement`,
  subscriptionStarted: 'Abonnement activé',
  planChanged: 'Formule modifiée',
  yourOrganizationIsOnLabel: ({ label }) => `Votre organisation a maintenant la formule ${label}.`,
  labelFollowsOnDay: ({ label, day }) => `Le ${day}, la formule ${label} prend le relais.`,
  whatYourAddOnsBring: ({ addOns }) => `S’y ajoute ce qu’apportent vos options : ${addOns}.`,
  labelNeedsNoAddOns: ({ label }) =>
    `La formule ${label} n’a pas besoin d’options : celles-ci prennent fin avec le changement`,
  addOnsEndNothingMoreIsCharged: ({ addOns }) => `${addOns}. Plus rien n’est prélevé pour elles.`,
  chargersAtALocation: 'Bornes par site',
  limitBecomes: '{before}<hidden> devient </hidden>{after}',
  unlimited: {
    locations: 'Illimités',
    members: 'Illimités',
    spotsPerLocation: 'Illimitées',
  },
} satisfies Messages['billingDialogs'];
