import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const billingDialogs = {
  addMembers: 'Mitglieder hinzufügen',
  addLocations: 'Standorte hinzufügen',
  addChargers: 'Ladepunkte hinzufügen',
  chargersAreAddedToA:
    'Ladepunkte werden zu einem Standort hinzugefügt, und du hast noch keinen. Bitte füge zuerst einen Standort hinzu.',
  pleaseChooseTheLocationFirst: 'Bitte wähle zuerst den Standort.',
  payAmount: ({ amount }) => `${amount} zahlen`,
  addCounted: {
    member: ({ count }) =>
      plural(count, {
        one: `${number(count)} Mitglied hinzufügen`,
        other: `${number(count)} Mitglieder hinzufügen`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `${number(count)} Standort hinzufügen`,
        other: `${number(count)} Standorte hinzufügen`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `${number(count)} Ladepunkt hinzufügen`,
        other: `${number(count)} Ladepunkte hinzufügen`,
      }),
  },
  failedToPurchaseAddOn: 'Das Zusatzpaket konnte nicht gekauft werden',
  thisDoesNotFitWhat: 'Das passt nicht zu dem, was du jetzt nutzt',
  addOnPurchased: 'Zusatzpaket gekauft',
  yourPlanAllowsMore: {
    member: ({ count }) =>
      plural(count, {
        one: `Dein Tarif erlaubt ${number(count)} Mitglied mehr als bisher.`,
        other: `Dein Tarif erlaubt ${number(count)} Mitglieder mehr als bisher.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Dein Tarif erlaubt ${number(count)} Standort mehr als bisher.`,
        other: `Dein Tarif erlaubt ${number(count)} Standorte mehr als bisher.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Dein Tarif erlaubt ${number(count)} Ladepunkt mehr als bisher.`,
        other: `Dein Tarif erlaubt ${number(count)} Ladepunkte mehr als bisher.`,
      }),
  },
  yourPlanAllowsMoreAtName: ({ count, name }) =>
    plural(count, {
      one: `Dein Tarif erlaubt am Standort ${name} ${number(count)} Ladepunkt mehr als bisher.`,
      other: `Dein Tarif erlaubt am Standort ${name} ${number(count)} Ladepunkte mehr als bisher.`,
    }),
  editTheAddOnOf: ({ name }) => `Zusatzpaket „${name}“ ändern`,
  thisIsWhatYouHave:
    'Das hast du jetzt. Wähle eine andere Anzahl oder Zahlungsweise, um zu sehen, was es kostet.',
  theLowerNumberAppliesTo: 'Die kleinere Anzahl gilt ab sofort für alles, was du hinzufügst.',
  failedToUpdateAddOn: 'Das Zusatzpaket konnte nicht geändert werden',
  youUseMoreThanThis: 'Du nutzt mehr, als damit erlaubt wäre',
  addOnUpdated: 'Zusatzpaket geändert',
  youHaveCountedAsAnAddOn: {
    member: ({ count }) =>
      plural(count, {
        one: `Du hast ${number(count)} Mitglied als Zusatzpaket.`,
        other: `Du hast ${number(count)} Mitglieder als Zusatzpaket.`,
      }),
    location: ({ count }) =>
      plural(count, {
        one: `Du hast ${number(count)} Standort als Zusatzpaket.`,
        other: `Du hast ${number(count)} Standorte als Zusatzpaket.`,
      }),
    spot: ({ count }) =>
      plural(count, {
        one: `Du hast ${number(count)} Ladepunkt als Zusatzpaket.`,
        other: `Du hast ${number(count)} Ladepunkte als Zusatzpaket.`,
      }),
  },
  cancelTheAddOnOf: ({ name }) => `Zusatzpaket „${name}“ kündigen?`,
  theAddOnIsPaid: ({ day }) =>
    `Das Zusatzpaket ist bis ${day} bezahlt, und danach wird nichts mehr dafür abgebucht. Ab sofort erhöht es dein Limit nicht mehr. Bis dahin kannst du die Kündigung kostenlos zurücknehmen.`,
  fromNowOnItNo: 'Ab sofort erhöht es dein Limit nicht mehr, und es wird nichts mehr dafür abgebucht.',
  cancelAddOn: 'Zusatzpaket kündigen',
  failedToCancelAddOn: 'Das Zusatzpaket konnte nicht gekündigt werden',
  youUseMoreThanYou: 'Du nutzt mehr, als du ohne es hättest',
  addOnCancelled: 'Zusatzpaket gekündigt',
  itIsPaidForUntil: ({ day }) => `Bis ${day} ist es bezahlt.`,
  youNoLongerHaveName: ({ name }) => `Das Zusatzpaket „${name}“ ist beendet.`,
  reasons: {
    tooExpensive: 'Es ist zu teuer',
    notNeeded: 'Wir brauchen es nicht mehr',
    lacking: 'Etwas fehlt oder funktioniert nicht',
    otherService: 'Wir nutzen einen anderen Dienst',
    other: 'Anderer Grund',
  },
  endsNow: 'Endet jetzt',
  yourPlanEndsAtOnce: ({ label, amount }) =>
    `Dein Tarif ${label} endet sofort. Der überfällige Betrag von ${amount} wird nicht mehr abgebucht, und die Karte wird nicht noch einmal belastet.`,
  yourPlanEndsAtOnceWithoutAmount: ({ label }) =>
    `Dein Tarif ${label} endet sofort. Was überfällig ist, wird nicht mehr abgebucht, und die Karte wird nicht noch einmal belastet.`,
  itHasEndedAndNothing: 'Es ist beendet, und es wird nichts mehr abgebucht.',
  endsDay: ({ day }) => `Endet am ${day}`,
  yourLabelPlanStaysActive: ({ label }) =>
    `Dein Tarif ${label} bleibt bis dahin aktiv, und danach wird nichts mehr abgebucht.`,
  itStaysActiveUntilDay: ({ day }) => `Es bleibt bis ${day} aktiv, und danach wird nichts mehr abgebucht.`,
  itStaysActiveUntilPaidMonthEnds:
    'Es bleibt aktiv, bis der bezahlte Monat endet, und danach wird nichts mehr abgebucht.',
  subscriptionCancelled: 'Abo gekündigt',
  cancelSubscription: 'Abo kündigen',
  keepSubscription: 'Abo behalten',
  whatStaysYourOrganizationIts:
    '<b>Was bleibt:</b> deine Organisation, ihre Mitglieder, Standorte und Ladepunkte. Mitglieder können weiter reservieren.',
  whatEndsNow:
    '<b>Was jetzt endet:</b> der Tarif und seine Zusatzpakete. Danach lässt sich nichts mehr hinzufügen.',
  whatEndsNowWithAnnual:
    '<b>Was jetzt endet:</b> der Tarif und seine Zusatzpakete, auch die für ein Jahr bezahlten; es wird nichts erstattet. Danach lässt sich nichts mehr hinzufügen.',
  whatEndsOnDay: ({ day }) =>
    `<b>Was am ${day} endet:</b> der Tarif und seine Zusatzpakete. Danach lässt sich nichts mehr hinzufügen.`,
  whatEndsOnDayWithAnnual: ({ day }) =>
    `<b>Was am ${day} endet:</b> der Tarif und seine Zusatzpakete, auch die für ein Jahr bezahlten; es wird nichts erstattet. Danach lässt sich nichts mehr hinzufügen.`,
  whatEndsThen:
    '<b>Was dann endet:</b> der Tarif und seine Zusatzpakete. Danach lässt sich nichts mehr hinzufügen.',
  whatEndsThenWithAnnual:
    '<b>Was dann endet:</b> der Tarif und seine Zusatzpakete, auch die für ein Jahr bezahlten; es wird nichts erstattet. Danach lässt sich nichts mehr hinzufügen.',
  ifYouChangeYourMindAfterwards:
    '<b>Wenn du es dir anders überlegst:</b> Du kannst jederzeit neu starten und bezahlst dann einen neuen Monat.',
  ifYouChangeYourMindBefore:
    '<b>Wenn du es dir anders überlegst:</b> Bis dahin kostet das Reaktivieren nichts. Später kannst du jederzeit neu starten.',
  whyAreYouCancelling: 'Warum kündigst du?',
  whatCouldBeBetter: 'Was könnte besser sein?',
  thePeopleWhoRunThis: 'Das lesen die Menschen, die diesen Dienst betreiben.',
  nothingWasChargedAndNothing: 'Es wurde nichts abgebucht und nichts geändert.',
  theFiguresCouldNotBe: 'Die Zahlen konnten nicht geladen werden',
  theFiguresHaveChanged: 'Die Zahlen haben sich geändert',
  nothingWasChargedPleaseCheck:
    'Es wurde nichts abgebucht. Bitte prüfe unten die neuen Zahlen und bestätige sie.',
  setUpPayment: 'Zahlung einrichten',
  changeCard: 'Karte ändern',
  itIsNotKnownWhether:
    'Es ist nicht bekannt, ob die Änderung vorgenommen wurde. Bitte prüfe die Zahlen unten, bevor du es noch einmal versuchst.',
  seeTheChargersOfLocationName: ({ locationName }) => `Ladepunkte am Standort ${locationName} ansehen`,
  seeTheMembers: 'Mitglieder ansehen',
  seeTheLocations: 'Standorte ansehen',
  seeTheChargers: 'Ladepunkte ansehen',
  labelIncludesWhatYouPay: ({ label }) => `Der Tarif ${label} enthält schon, wofür du extra bezahlst`,
  nothingOfThatIsLeft: 'Davon ist nichts mehr übrig: Du bezahlst nur den Tarif.',
  whatYouUseNowFits:
    'Was du jetzt nutzt, passt schon in den Tarif. Du kannst diese Zusatzpakete beenden oder sie für das behalten, was du später hinzufügst.',
  endAddOn: ({ name }) => `Zusatzpaket „${name}“ beenden`,
  endIt: 'Beenden',
  startLabel: ({ label }) => `Mit ${label} starten`,
  stayOnLabel: ({ label }) => `Bei ${label} bleiben`,
  changeToLabel: ({ label }) => `Zu ${label} wechseln`,
  startSubscription: 'Abo starten',
  stay: 'Bleiben',
  changePlan: 'Tarif wechseln',
  failedToChangePlan: 'Der Tarif konnte nicht gewechselt werden',
  theLimitsOfLabelApply: ({ label }) =>
    `Die Limits des Tarifs ${label} gelten ab sofort für alles, was du hinzufügst.`,
  labelDoesNotFitWhat: ({ label }) => `Der Tarif ${label} passt nicht zu dem, was du jetzt nutzt`,
  subscriptionStarted: 'Abo gestartet',
  planChanged: 'Tarif gewechselt',
  yourOrganizationIsOnLabel: ({ label }) => `Deine Organisation hat jetzt den Tarif ${label}.`,
  labelFollowsOnDay: ({ label, day }) => `Am ${day} folgt der Tarif ${label}.`,
  whatYourAddOnsBring: ({ addOns }) => `Dazu kommt, was deine Zusatzpakete bringen: ${addOns}.`,
  labelNeedsNoAddOns: ({ label }) =>
    `Der Tarif ${label} braucht keine Zusatzpakete: Diese enden mit dem Wechsel`,
  addOnsEndNothingMoreIsCharged: ({ addOns }) => `${addOns}. Dafür wird nichts mehr abgebucht.`,
  chargersAtALocation: 'Ladepunkte an einem Standort',
  limitBecomes: '{before}<hidden> wird zu </hidden>{after}',
  unlimited: {
    locations: 'Unbegrenzt',
    members: 'Unbegrenzt',
    spotsPerLocation: 'Unbegrenzt',
  },
} satisfies Messages['billingDialogs'];
