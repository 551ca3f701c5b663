import { number, plural, type Counted, type Values } from '../../values.ts';

export const locationsEditing = {
  // locations/screens/editing/amenities-field.tsx
  amenities: 'Amenities',
  anotherAmenity: 'Another amenity',
  nameAnotherAmenity: 'Name another amenity',
  add: 'Add',
  aLocationHasAtMost: ({ most }: Values<'most'>) => `A location has at most ${most} amenities.`,

  // locations/screens/editing/hours-editor.tsx
  openingHours: 'Opening hours',
  copyMondayToWeekdays: 'Copy Monday to weekdays',
  toEveryDay: 'To every day',
  dayOpenOrClosed: ({ day }: Values<'day'>) => `${day}, open or closed`,
  /** A choice for a day: between times. */
  open: 'Open',
  n24Hours: '24 hours',
  /** A button; what is in `<vh>` is only read out. */
  openAgain: {
    monday: 'Open again<vh> on Monday</vh>',
    tuesday: 'Open again<vh> on Tuesday</vh>',
    wednesday: 'Open again<vh> on Wednesday</vh>',
    thursday: 'Open again<vh> on Thursday</vh>',
    friday: 'Open again<vh> on Friday</vh>',
    saturday: 'Open again<vh> on Saturday</vh>',
    sunday: 'Open again<vh> on Sunday</vh>',
  },
  /** The second time of a day is `Monday, again 1`; it is the `{day}` of the next three. */
  dayAgain: ({ day, number }: Values<'day' | 'number'>) => `${day}, again ${number}`,
  dayOpens: ({ day }: Values<'day'>) => `${day}, opens`,
  dayCloses: ({ day }: Values<'day'>) => `${day}, closes`,
  removeDay: ({ day }: Values<'day'>) => `Remove ${day}`,
  /** Of the next day. */
  timeNextDay: ({ time }: Values<'time'>) => `${time} +1 day`,
  notSet: 'Not set',
  midnight: 'Midnight',

  // locations/screens/editing/location-dialog.tsx
  yourPlanIncludesChargers: ({ count }: Counted) =>
    plural(count, {
      one: `Your plan includes ${number(count)} charger at a location.`,
      other: `Your plan includes ${number(count)} chargers at a location.`,
    }),
  addLocation: 'Add Location',
  enterANameAndAn: 'Enter a name and an address to save.',
  pleaseFillInAllFields: 'Please fill in all fields with valid data',
  place: 'Place',
  chargersAndAccess: 'Chargers and access',
  seeThePlans: 'See the plans',
  addChargersToYourPlan: 'Add chargers to your plan',
  /** “It” is the new location, `{limit}` how many chargers the plan includes, `count` how many more are wanted. */
  itIsAddedWith: ({ limit, count }: Counted<'limit'>) =>
    plural(count, {
      one: `It is added with ${limit}. Next, you add ${number(count)} charger to your plan.`,
      other: `It is added with ${limit}. Next, you add ${number(count)} chargers to your plan.`,
    }),
  forMembers: 'For members',
  changeTheOpeningHoursOf: ({ name }: Values<'name'>) => `Change the opening hours of ${name}?`,
  changeName: ({ name }: Values<'name'>) => `Change ${name}?`,
  keepOfChargers: ({ kept, count }: Counted<'kept'>) =>
    plural(count, {
      one: `Keep ${kept} of ${number(count)} charger?`,
      other: `Keep ${kept} of ${number(count)} chargers?`,
    }),
  takeOutOfUse: 'Take out of use',
  keepEditing: 'Keep editing',
  discardYourChanges: 'Discard your changes?',
  discardThisLocation: 'Discard this location?',
  whatYouEnteredHereHas: 'What you entered here has not been saved.',
  lastChargersGo: ({ count }: Counted) =>
    plural(count, {
      one: 'The last charger goes out of use. Members no longer see it; you can put it back into use.',
      other: `The last ${number(count)} chargers go out of use. Members no longer see them; you can put them back into use.`,
    }),

  // locations/screens/editing/location-fields.tsx
  city: 'City',
  /** Of an address. */
  state: 'State',
  zIPCode: 'ZIP code',
  reservationsAtThisLocationUse: 'Reservations at this location use this time zone.',
  access: 'Access',
  typeAndAccessAreShown:
    'Type and access are shown in your list of locations. They change nothing for members: all of them can reserve here.',
  networkProvider: 'Network provider',
  /** How many chargers. */
  yourPlanAllows: ({ count }: Counted) =>
    plural(count, { one: `Your plan allows ${number(count)}.`, other: `Your plan allows ${number(count)}.` }),
  numberedFrom01: 'Numbered from 01.',
  inUse: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} in use.`, other: `${number(count)} in use.` }),
  moreWithTheNextNumbers: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} more, with the next numbers.`,
      other: `${number(count)} more, with the next numbers.`,
    }),
  theLastGoOutOfUse: ({ count }: Counted) =>
    plural(count, {
      one: 'The last one goes out of use.',
      other: `The last ${number(count)} go out of use.`,
    }),
  contactPhone: 'Contact phone',
  theNumberToCallWhen: 'The number to call when a charger does not work.',
  howToFindTheChargers: 'How to find the chargers, in a sentence or two.',

  // locations/screens/editing/position-field.tsx
  positionOnAMap: 'Position on a map',
  latitude: 'Latitude',
  longitude: 'Longitude',
  toUseMyCurrentPosition: 'Use my current position',

  // locations/screens/editing/use-save-location.ts
  locationAdded: 'Location Added',
  membersCanReserveAtName: ({ name }: Values<'name'>) => `Members can reserve at ${name} now.`,
  failedToAddLocation: 'Failed to add location',
  locationUpdated: 'Location Updated',
  yourChangesToNameAre: ({ name }: Values<'name'>) =>
    `Your changes to ${name} are saved. Their members have been notified that these reservations ended.`,
  yourChangesToNameAreSaved: ({ name }: Values<'name'>) => `Your changes to ${name} are saved.`,
};
