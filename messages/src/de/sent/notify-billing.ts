import type { Messages } from '../../en/index.ts';

export const sentNotifyBilling = {
  theNextPaymentIsDue: ({ day }) => `Die nächste Zahlung ist am ${day} fällig.`,
  yourFreeTrialEndsOn: ({ day }) => `Deine kostenlose Testphase endet am ${day}`,
  setUpPaymentToGo: ({ organization }) =>
    `Richte die Zahlung ein, um bei ${organization} weiterhin Mitglieder, Standorte und Ladepunkte hinzuzufügen.`,
  withoutItNothingIsCharged: 'Ohne sie wird nichts abgebucht, und Mitglieder können weiter reservieren.',
  theSubscriptionOfOrganizationBegins: ({ organization, amount }) =>
    `Dann beginnt das Abo von ${organization}, und der Betrag von ${amount} wird abgebucht.`,
  theSubscriptionBeginsByCard: ({ organization, amount, card, digits }) =>
    `Dann beginnt das Abo von ${organization}, und der Betrag von ${amount} wird von deiner Karte ${card} mit den Endziffern ${digits} abgebucht.`,
  youCanChangeThePlan: 'Vorher kannst du den Tarif wechseln oder die Karte entfernen.',
  seeBilling: 'Abrechnung ansehen',
  yourFreeTrialHasEnded: 'Deine kostenlose Testphase ist beendet',
  membersOfOrganizationCanStill: ({ organization }) =>
    `Mitglieder von ${organization} können weiter reservieren.`,
  setUpPaymentToAdd: 'Richte die Zahlung ein, um wieder Mitglieder, Standorte und Ladepunkte hinzuzufügen.',
  yourFirstPaymentAmount: ({ amount }) => `Deine erste Zahlung: ${amount}`,
  thankYouOrganizationHasPaid: ({ organization, amount }) => `Danke. ${organization} hat ${amount} bezahlt.`,
  itWasForWhat: ({ what }) => `Dafür: ${what}.`,
  paymentReceivedAmount: ({ amount }) => `Zahlung eingegangen: ${amount}`,
  yourPaymentOfAmountFailed: ({ amount }) => `Deine Zahlung von ${amount} ist fehlgeschlagen`,
  weTryAgainOnDay: ({ day }) =>
    `Am ${day} versuchen wir es noch einmal. Vorher kann eine andere Karte hinterlegt werden.`,
  pleaseStoreAnotherCardAnd: 'Bitte hinterlege eine andere Karte und bezahle den Betrag.',
  payNow: 'Jetzt zahlen',
  yourSubscriptionHasEnded: 'Dein Abo ist beendet',
  theSubscriptionOfOrganizationHas: ({ organization }) =>
    `Das Abo von ${organization} ist beendet, weil der Betrag nicht abgebucht werden konnte.`,
  theSubscriptionOfOrganizationHasEnded: ({ organization }) =>
    `Das Abo von ${organization} ist wie gewünscht beendet.`,
  membersCanStillReserveIt: 'Mitglieder können weiter reservieren. Das Abo lässt sich jederzeit neu starten.',
  startItAgain: 'Neu starten',
  aPaymentOfAmountIs: ({ amount }) => `Eine Zahlung von ${amount} wurde beanstandet`,
  theBankOfTheCard: 'Die Bank der Karte fordert sie zurück.',
  ifThatIsAMistake:
    'Wenn das ein Irrtum ist, bitte die Bank, die Beanstandung zurückzuziehen. Bis sie entschieden hat, ändert sich nichts.',
  theDisputedPaymentOfAmount: ({ amount }) => `Die beanstandete Zahlung von ${amount} bleibt bestehen`,
  theBankOfTheCardHas:
    'Die Bank der Karte hat entschieden, dass sie bezahlt bleibt. Du brauchst nichts zu tun.',
  aBankTookBackA: ({ amount }) => `Eine Bank hat eine Zahlung von ${amount} zurückgebucht`,
  everythingWorksAsBefore: 'Alles funktioniert wie bisher.',
  itCountsAsOverdueUntil: ({ day }) =>
    `Sie gilt als überfällig, bis die nächste Zahlung, fällig am ${day}, gelungen ist.`,
  itCountsAsOverdueUntilA: 'Sie gilt als überfällig, bis eine nächste Zahlung gelungen ist.',
  yourCardExpiresSoon: 'Deine Karte läuft bald ab',
  theCardOfOrganizationExpires: ({ card, digits, organization, day }) =>
    `Die Karte ${card} mit den Endziffern ${digits} von ${organization} läuft am ${day} ab.`,
  pleaseStoreAnotherOneBefore: 'Bitte hinterlege vor der nächsten Zahlung eine andere.',
  storeAnotherCard: 'Andere Karte hinterlegen',
  anAddOnHasEnded: 'Ein Zusatzpaket ist beendet',
  whatCouldNotBeCharged: ({ what }) => `${what}: Das konnte nicht abgebucht werden und ist deshalb beendet.`,
} satisfies Messages['sentNotifyBilling'];
