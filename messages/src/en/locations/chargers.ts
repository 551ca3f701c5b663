import { number, plural, type Counted, type Values } from '../../values.ts';

export const locationsChargers = {
  // locations/screens/chargers/add-chargers-dialog.tsx
  chargersAdded: 'Chargers Added',
  membersCanReserveMore: ({ name, count }: Counted<'name'>) =>
    plural(count, {
      one: `Members can reserve ${number(count)} charger more at ${name}.`,
      other: `Members can reserve ${number(count)} chargers more at ${name}.`,
    }),
  addChargersAtName: ({ name }: Values<'name'>) => `Add chargers at ${name}`,
  addChargers: ({ count }: Counted) =>
    plural(count, { one: `Add ${number(count)} charger`, other: `Add ${number(count)} chargers` }),
  howManyMore: 'How many more?',
  atMostAtALocation: ({ most }: Values<'most'>) => `At most ${most} chargers at a location.`,
  atMostAddedToYourPlan: ({ most, missing }: Values<'most' | 'missing'>) =>
    `At most ${most} can be added to your plan at once, and you need ${missing}. A higher plan includes more.`,
  inUseNewOnesHave: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} in use; new ones have the next numbers.`,
      other: `${number(count)} in use; new ones have the next numbers.`,
    }),
  /** `{limit}` is how many chargers the plan allows, `count` how many more are needed. */
  yourPlanAllowsNextYouAdd: ({ limit, count }: Counted<'limit'>) =>
    plural(count, {
      one: `Your plan allows ${limit}: next, you add ${number(count)} charger to it.`,
      other: `Your plan allows ${limit}: next, you add ${number(count)} chargers to it.`,
    }),

  // locations/screens/chargers/charger-dialog.tsx
  membersCanReserveIt: 'Members can reserve it.',
  membersSeeItAndCannot: 'Members see it and cannot reserve it until it is available again.',
  membersNoLongerSeeIt:
    'Members no longer see it. Its past reservations are kept, and you can put it back into use.',
  outOfUseSince: ({ day }: Values<'day'>) => `Out of use since ${day}.`,
  inMaintenanceSince: ({ day }: Values<'day'>) => `In maintenance since ${day}.`,
  chargerUpdated: 'Charger Updated',
  yourChangesToChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your changes to charger ${spotNumber} are saved. Their members have been notified that these reservations ended.`,
  yourChangesToChargerSpotNumberAre: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your changes to charger ${spotNumber} are saved.`,
  editChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Edit charger ${spotNumber}`,
  number: 'Number',
  powerKW: 'Power, kW',
  connector: 'Connector',
  state: 'State',
  changeChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Change charger ${spotNumber}?`,

  // locations/screens/chargers/charger-list.tsx
  /** Chargers in any state. */
  all: 'All',
  numberOrConnector: 'Number or connector',
  searchChargers: 'Search chargers',
  selectAll: ({ count }: Counted) =>
    plural(count, { one: `Select all ${number(count)}`, other: `Select all ${number(count)}` }),
  noChargerMatches: 'No charger matches.',
  showMore: ({ count }: Counted) =>
    plural(count, { one: `Show ${number(count)} more`, other: `Show ${number(count)} more` }),
  chargersSelected: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger selected`, other: `${number(count)} chargers selected` }),
  clear: 'Clear',

  // locations/screens/chargers/charger-row.tsx
  selectChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Select charger ${spotNumber}`,
  kW: 'kW',

  // locations/screens/chargers/chargers-view.tsx
  allLocations: 'All locations',
  addCharger: 'Add charger',
  printCodes: 'Print codes',
  editLocation: 'Edit location',
  theyAndTheirReservationsAre: 'They and their reservations are safe.',
  /** Side by side: “22 chargers available, 1 in maintenance, 1 out of use”. */
  counted: {
    available: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} charger available`,
        other: `${number(count)} chargers available`,
      }),
    maintenance: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} in maintenance`, other: `${number(count)} in maintenance` }),
    out: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} out of use`, other: `${number(count)} out of use` }),
  },

  // locations/screens/chargers/codes-dialog.tsx
  oldCodesRevoked: 'Old codes revoked',
  printNewSheets: ({ count }: Counted) =>
    plural(count, {
      one: `Print new sheets for ${number(count)} charger and hang them up.`,
      other: `Print new sheets for ${number(count)} chargers and hang them up.`,
    }),
  revokeTheCodesOfAll: ({ name }: Values<'name'>) => `Revoke the codes of all chargers at ${name}?`,
  revokeTheCodesOf: ({ count }: Counted) =>
    plural(count, {
      one: `Revoke the codes of ${number(count)} charger?`,
      other: `Revoke the codes of ${number(count)} chargers?`,
    }),
  codesOnTheSheetsThat: 'Codes on the sheets that hang there now stop working. Hang up the new sheets.',
  codesForName: ({ name }: Values<'name'>) => `Codes for ${name}`,
  membersScanTheCodeAt:
    'Members scan the code at a charger to confirm their arrival, start or end charging, or report a problem.',
  openTheSheet: 'Open the sheet',
  chargersThatYouHaveSelected: ({ count }: Counted) =>
    plural(count, {
      one: `The ${number(count)} charger that you have selected`,
      other: `The ${number(count)} chargers that you have selected`,
    }),
  allChargersInUse: ({ count }: Counted) =>
    plural(count, {
      one: `All ${number(count)} charger in use`,
      other: `All ${number(count)} chargers in use`,
    }),
  onEachPage: 'On each page',
  oneCharger: 'One charger',
  sixChargersToCutOut: 'Six chargers, to cut out',
  paper: 'Paper',
  /** The size of paper. */
  letter: 'Letter',
  wasASheetPhotographedOr: 'Was a sheet photographed or lost? Revoke the codes and print new ones.',
  revokeOldCodes: 'Revoke old codes',

  // locations/screens/chargers/many-chargers-dialog.tsx
  leaveUnchanged: 'Leave unchanged',
  chargersUpdated: 'Chargers Updated',
  chargersChanged: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger changed.`, other: `${number(count)} chargers changed.` }),
  changeChargers: ({ count }: Counted) =>
    plural(count, { one: `Change ${number(count)} charger`, other: `Change ${number(count)} chargers` }),
  doneOfTotal: ({ done, total }: Values<'done' | 'total'>) => `${done} of ${total}`,
  tryAgain: ({ count }: Counted) =>
    plural(count, { one: `Try ${number(count)} again`, other: `Try ${number(count)} again` }),
  chooseWhatToChange: 'Choose what to change.',
  chargersWithUpcomingReservationsAre:
    'Chargers with upcoming reservations are left as they are if this takes them out of service, and are named here.',
  /** Numbers of chargers: “01, 02, 03 and 9 more”. */
  numbersAndMore: ({ numbers, count }: Counted<'numbers'>) =>
    plural(count, {
      one: `${numbers} and ${number(count)} more`,
      other: `${numbers} and ${number(count)} more`,
    }),

  // locations/screens/chargers/not-changed.tsx
  /** Of the chargers. */
  someChangedSomeNot: ({ changed, failed }: Values<'changed' | 'failed'>) =>
    `${changed} changed, ${failed} not`,
  changeChargerSpotNumberAnyway: ({ spotNumber }: Values<'spotNumber'>) =>
    `Change charger ${spotNumber} anyway`,
  changeAnyway: 'Change anyway',
  thisWouldEndAReservation: ({ count }: Counted) =>
    plural(count, { one: 'This would end a reservation:', other: 'This would end reservations:' }),
  /** The last of a list of reservations. */
  andMore: ({ count }: Counted) =>
    plural(count, { one: `and ${number(count)} more`, other: `and ${number(count)} more` }),

  // locations/screens/chargers/use-change-many.ts
  chargersAsBefore: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} charger as before.`,
      other: `${number(count)} chargers as before.`,
    }),
  notUndone: 'Not undone',
  onlyPartlyUndone: 'Only partly undone',
  doneOfChargersAsBefore: ({ done, count }: Counted<'done'>) =>
    plural(count, {
      one: `${done} of ${number(count)} charger as before.`,
      other: `${done} of ${number(count)} chargers as before.`,
    }),
  /** `{reason}` is a sentence. */
  whyNotCharger: ({ spotNumber, reason }: Values<'spotNumber' | 'reason'>) =>
    `Charger ${spotNumber}: ${reason}`,
};
