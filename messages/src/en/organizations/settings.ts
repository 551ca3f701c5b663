import { number, plural, type Counted, type Values } from '../../values.ts';

export const organizationsSettings = {
  // organizations/screens/settings/details-section.tsx
  language: 'Language',
  invitationsAndWallDisplays: 'Of invitations and wall displays. Members choose their own.',

  // organizations/screens/settings/audit-words.ts
  invitations: 'Invitations',
  /** What an administrator (`actor`) did, and to whom or what (`subject`). */
  acts: {
    'organization.created': '{actor} created {subject}',
    'organization.changed': '{actor} changed the details of {subject}',
    'settings.changed': '{actor} changed the settings',
    'member.approved': '{actor} approved {subject}',
    'member.approved_by_invitation': '{actor} approved {subject} by an invitation',
    'member.rejected': '{actor} rejected {subject}',
    'member.suspended': '{actor} suspended {subject}',
    'member.reinstated': '{actor} reinstated {subject}',
    'member.role_changed': '{actor} changed the role of {subject}',
    'invitation.sent': '{actor} invited {subject}',
    'invitation.resent': '{actor} invited {subject} again',
    'invitation.revoked': '{actor} revoked the invitation of {subject}',
    'location.added': '{actor} added {subject}',
    'location.changed': '{actor} changed {subject}',
    'location.deactivated': '{actor} deactivated {subject}',
    'location.reactivated': '{actor} reactivated {subject}',
    'charger.changed': '{actor} changed {subject}',
    'review.hidden': '{actor} hid a review of {subject}',
    'review.shown': '{actor} showed a review of {subject} again',
    'charger.codes_voided': '{actor} revoked printed codes: {subject}',
    'charger.report_resolved': '{actor} closed a report: {subject}',
    'charger.report_false': '{actor} called a report false: {subject}',
    'display.added': '{actor} made a link to a wall display: {subject}',
    'display.revoked': '{actor} revoked the link of a wall display: {subject}',
    'closure.added': '{actor} closed chargers for a time: {subject}',
    'closure.changed': '{actor} changed a closure: {subject}',
    'closure.ended': '{actor} ended a closure: {subject}',
    'reservations.cancelled': '{actor} cancelled reservations: {subject}',
    'billing.details_changed': '{actor} changed the billing details',
    'subscription.started': '{actor} started the subscription: {subject}',
    'subscription.cancelled': '{actor} cancelled the subscription: {subject}',
    'subscription.resumed': '{actor} took back the cancellation: {subject}',
    'plan.changed': '{actor} changed the plan: {subject}',
    'add_on.changed': '{actor} changed the add-ons: {subject}',
    'card.changed': '{actor} stored another card',
    'card.removed': '{actor} removed the card',
    'payment.retried': '{actor} paid what was overdue',
  },
  /** The names of what was changed; each stands before its values. */
  fields: {
    operatingHoursJson: 'Opening hours',
    totalSpots: 'Chargers',
    isActive: 'Active',
    timezone: 'Time zone',
    language: 'Language',
    zipCode: 'ZIP code',
    powerOutput: 'Power',
    currentStatus: 'State',
    subscriptionPlan: 'Plan',
    spotNumber: 'Number',
    count: 'How many',
    showNames: 'Names of members',
    requiresAgreement: 'Agreement to join',
    customAgreementText: 'Agreement text',
    expiresAt: 'Expires',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    description: 'Description',
    address: 'Address',
    city: 'City',
    /** Of an address. */
    state: 'State',
    latitude: 'Latitude',
    longitude: 'Longitude',
    locationType: 'Location type',
    accessType: 'Access type',
    chargingType: 'Charging type',
    connectorType: 'Connector type',
    operatingHours: 'Operating hours',
    amenities: 'Amenities',
    networkProvider: 'Network provider',
    contactEmail: 'Contact email',
    contactPhone: 'Contact phone',
    hiddenReason: 'Hidden reason',
    reported: 'Reported',
    chargers: 'Chargers',
    location: 'Location',
    reservations: 'Reservations',
    /** Of a closure. */
    from: 'From',
    to: 'Until',
    yearly: 'Every year',
    reason: 'Reason',
    billingName: 'Billing name',
    billingAddress: 'Billing address',
    taxNumber: 'Tax number',
    billingEmail: 'Billing email',
    billingCycle: 'Billing cycle',
  },
  /** Values of what was changed. */
  values: {
    basic: 'Basic',
    premium: 'Premium',
    enterprise: 'Enterprise',
    monthly: 'Monthly',
    annual: 'Annual',
    active: 'Active',
    pending: 'Pending',
    suspended: 'Suspended',
    accepted: 'Accepted',
    expired: 'Expired',
    revoked: 'Revoked',
    available: 'Available',
    maintenance: 'Maintenance',
    blocked: 'Blocked',
    broken: 'Broken',
    all: 'All',
  },
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  powerKW: ({ power }: Values<'power'>) => `${power} kW`,

  // organizations/screens/settings/change-row.tsx
  /** `act` is what was done: “Ada Lindqvist changed Charger 02”. */
  actAndMoreAlike: ({ count }: Counted) =>
    plural(count, {
      one: `{act}, and ${number(count)} more in the same way`,
      other: `{act}, and ${number(count)} more in the same way`,
    }),
  showCountMore: ({ count }: Values<'count'>) => `Show ${count} more`,
  showAllCount: ({ count }: Values<'count'>) => `Show all ${count}`,
  /** A value before and after; what is `hidden` is read aloud in place of an arrow. */
  valueBecame: '{before}<hidden> became </hidden>{after}',

  // organizations/screens/settings/changes-filter.tsx
  changes: 'Changes',
  area: 'Area',
  everything: 'Everything',
  changedBy: 'Changed by',
  everybody: 'Everybody',
  /** The first and the last day of the changes that are listed. */
  from: 'From',
  to: 'To',
  nameOfAPersonOr: 'Name of a person or place',
  clearFilter: 'Clear filter',

  // organizations/screens/settings/changes-view.tsx
  activityLog: 'Activity log',
  backToSettings: 'Back to Settings',

  theChangesCouldNotBe: 'The changes could not be loaded',
  /** After the number of changes; the times are in this zone. */
  inZone: ({ zone }: Values<'zone'>) => `, in ${zone}`,
  noSuchChange: 'No such change',
  showAllChanges: 'Show all changes',
  nothingThatAdministratorsChangedMatches: 'Nothing that administrators changed matches this filter.',
  nothingHasBeenChangedYet: 'Nothing has been changed yet',
  changesThatAdministratorsMakeTo:
    'Changes that administrators make to settings, members, invitations and locations are listed here.',

  // organizations/screens/settings/details-section.tsx
  membersFindThemOnTheir:
    'Members find them on their dashboard, invited people on the invitation. What you change here takes effect when you press Save changes.',
  contactPhone: 'Contact phone',
  agreementToJoin: 'Agreement to join',
  agreementText: 'Agreement text',
  peopleMustAcceptItBefore: 'People must accept it before they join. Current members are not asked.',
  ifYouLeaveItEmpty: ({ agreement }: Values<'agreement'>) =>
    `If you leave it empty, they accept: “${agreement}”`,

  // organizations/screens/settings/details.ts
  newMembersAcceptAnAgreement: 'New members accept an agreement.',
  noAgreementToJoin: 'No agreement to join.',
  /** `details` is a list of these: “name, phone, and address”. */
  givenDetails: ({ details }: Values<'details'>) => `Given: ${details}.`,
  details: { name: 'name', description: 'description', contactPhone: 'phone', address: 'address' },

  // organizations/screens/settings/how-much-sections.tsx
  howFarAheadMembersCan: 'How far ahead members can reserve.',
  other: 'Other…',
  daysAhead: 'Days ahead',
  oneTo365MultiplesOf30: '1 to 365. Multiples of 30 count as months.',
  /** After the field for a number of days. */
  unitOfDays: ({ count }: Counted) => plural(count, { one: 'day', other: 'days' }),
  whenThisIsOffMembers: 'When this is off, members reserve by the day before at the latest.',
  reservationsAndWalkInsCount: 'Reservations and walk-ins count, even if missed; cancelled ones do not.',
  weeksBeginOnMonday: 'Weeks begin on Monday.',
  thereIsNoLimit: 'There is no limit.',
  minToMax: ({ min, max }: Values<'min' | 'max'>) => `${min} to ${max}`,
  /** After the field for a number of bookings. */
  forEachMember: 'for each member',
  whenThisIsOffA: 'When this is off, a member’s reservations at a location need a gap between them.',
  theyNeedAGapBetween: 'They need a gap between them.',
  allDayLongIfChargers: 'All day long, if chargers are free.',
  reservationsThatFollowEachOther: 'Reservations that follow each other without a gap.',
  stillComingIsAskedToo: ({ count }: Counted) =>
    plural(count, {
      one: `“Are you still coming?” is asked ${number(count)} minute before the start, too: nothing is sent twice.`,
      other: `“Are you still coming?” is asked ${number(count)} minutes before the start, too: nothing is sent twice.`,
    }),
  aFixedReminderComesToo: ({ count }: Counted) =>
    plural(count, {
      one: `A fixed reminder comes ${number(count)} minute before the start, too: nothing is sent twice.`,
      other: `A fixed reminder comes ${number(count)} minutes before the start, too: nothing is sent twice.`,
    }),
  inAdditionToTheReminders: 'In addition to the reminders 15 and 5 minutes before the start and the end.',
  membersHaveNoCustomReminder: 'Members have no custom reminder.',
  forMembersWhoHaveNot: 'For members who have not chosen another time.',
  whenThisIsOffOffers:
    'When this is off, offers of the line are shown in the app only, without a push message, text message or email.',

  // organizations/screens/settings/leave-settings.tsx
  yourChangesToTheDetails:
    'Your changes to the details that people see are not saved yet and would be lost. All rules are saved.',
  someOfYourChangesTo:
    'Some of your changes to the settings are not saved yet and would be lost. Those that were confirmed as updated are saved.',

  // organizations/screens/settings/line-rows.tsx
  theMemberWhoHasCharged:
    'The member who has charged least in the past 14 days comes first. A missed reservation counts in full.',
  theMemberWhoHasWaited: 'The member who has waited longest comes first.',
  membersWhoFindNoFree:
    'Members who find no free charger join the line, and are offered the next one that becomes free. <a>See who is waiting</a>, <a2>or the line statistics</a2>.',
  /** `fast` and `mail` are numbers of minutes. */
  sevenTenthsOfItFast: ({ fast, mail }: Values<'fast' | 'mail'>) =>
    `Seven tenths of it (about ${fast} minutes) for members told by push or text message; one and a half times as long (about ${mail} minutes) for others, who see their email later. A later start gives everybody longer.`,
  whenAChargerBecomesFree:
    'When a charger becomes free during a reservation, the rest of its time is offered from now on.',
  theyCanBeAskedTo: 'They can be asked to free the charger, and are not told who asks.',
  anHourBeforeTheStart:
    'An hour before the start. Members who are not coming can cancel with one press, in time for somebody else.',
  basedOnHowMuchThey: 'Based on how much they usually charge. Members can choose another duration.',
  membersCanReserveAnyNumber:
    'Members can reserve any number of slots ahead. A limit of 3, say, leaves room for others.',
  forEachMemberAReservation:
    'For each member. A reservation counts until its time is over or the member arrives.',

  // organizations/screens/settings/organization-info.tsx
  /** The state of the subscription. */
  standings: {
    trial: 'Free trial',
    active: 'Active',
    past_due: 'Payment overdue',
    inactive: 'Inactive',
  },
  notGiven: 'Not given',
  freeTrialDaysLeft: ({ count }: Counted) =>
    plural(count, {
      one: `Free trial, ${number(count)} day left`,
      other: `Free trial, ${number(count)} days left`,
    }),
  freeTrialEnded: 'Free trial ended',
  contactEmail: 'Contact email',

  // organizations/screens/settings/parts.ts
  organizationInformation: 'Organization Information',
  detailsThatPeopleSee: 'Details that people see',
  joining: 'Joining',
  rulesAtAGlance: 'Rules at a glance',
  peakHours: 'Peak hours',
  offPeakHours: 'Off-peak hours',
  howLong: 'How long',
  howFarAhead: 'How far ahead',
  howOften: 'How often',
  inARow: 'In a row',
  remindersAndNotifications: 'Reminders and notifications',
  autoNoShow: 'Auto no-show',
  reservationPrivacy: 'Reservation privacy',
  wallDisplays: 'Wall displays',

  // organizations/screens/settings/privacy-explainer.tsx
  noorHaddad: 'Noor Haddad',
  polestar2White: 'Polestar 2, white',
  howItWorks: 'How it Works',
  tryTheSwitchesAndSee:
    'Try the switches and see what a member sees of somebody else’s reservation. This is a demo with sample data: nothing is saved. Administrators and the member who reserved always see all of it.',
  tryIt: 'Try it',
  reset: 'Reset',
  occupied: 'Occupied',
  whatMembersSee: 'What members see',
  time: 'Time',
  reservedBy: 'Reserved by',
  vehicle: 'Vehicle',
  contact: 'Contact',
  notShown: 'Not shown',

  // organizations/screens/settings/privacy-switches.tsx
  whenThisIsOffThe: 'When this is off, the reservations of others are shown only as Occupied.',
  theNameOfTheMember: 'The name of the member who reserved.',
  makeModelAndColor: 'Make, model and color.',
  emailAndPhone: 'Email and phone.',
  turnOnSettingFirst: ({ setting }: Values<'setting'>) => `Turn on ${setting} first.`,

  // organizations/screens/settings/privacy-words.ts
  maximumPrivacy: 'Maximum privacy',
  membersSeeThatACharger: 'Members see that a charger is taken and until when, but not by whom.',
  basicInfo: 'Basic info',
  membersSeeWhoReservedEnough: 'Members see who reserved, enough to plan around each other.',
  collaborative: 'Collaborative',
  membersCanRecognizeACar:
    'Members can recognize a car or reach its driver, to swap or to ask for a charger.',
  /** `level` is the name of a level of privacy, such as “Basic info”. */
  membersSee: {
    occupied: ({ level }: Values<'level'>) => `${level}: members only see Occupied.`,
    nothingOfWhom: ({ level }: Values<'level'>) => `${level}: members see reservations, but not whose.`,
    names: ({ level }: Values<'level'>) => `${level}: members see names.`,
    vehicles: ({ level }: Values<'level'>) => `${level}: members see vehicles.`,
    contacts: ({ level }: Values<'level'>) => `${level}: members see contacts.`,
    namesAndVehicles: ({ level }: Values<'level'>) => `${level}: members see names and vehicles.`,
    namesAndContacts: ({ level }: Values<'level'>) => `${level}: members see names and contacts.`,
    vehiclesAndContacts: ({ level }: Values<'level'>) => `${level}: members see vehicles and contacts.`,
    namesVehiclesAndContacts: ({ level }: Values<'level'>) =>
      `${level}: members see names, vehicles and contacts.`,
  },

  // organizations/screens/settings/rule-words.ts
  everyDay: 'Every day',
  monFri: 'Mon – Fri',
  satSun: 'Sat – Sun',
  noPeakHoursAllHours: 'No peak hours: all hours of the day are alike.',
  /** `days` is “Every day”, “Mon – Fri” or “Sat – Sun”. */
  peakByReservation: ({ days, from, to }: Values<'days' | 'from' | 'to'>) =>
    `${days}, ${from} – ${to}: by reservation.`,
  peakByReservationOrAtOnce: ({ days, from, to }: Values<'days' | 'from' | 'to'>) =>
    `${days}, ${from} – ${to}: by reservation, or at once for the rest of the hour.`,
  /** Outside peak hours. */
  otherHours: {
    any: 'Other hours: plug in where a charger is free, or reserve.',
    'walk-in': 'Other hours: plug in where a charger is free, no reservations.',
    reserve: 'Other hours: by reservation as well.',
    nobody: 'Other hours: nobody can charge.',
  },
  /** Where there are no peak hours. */
  allHours: {
    any: 'All hours: plug in where a charger is free, or reserve.',
    'walk-in': 'All hours: plug in where a charger is free, no reservations.',
    reserve: 'All hours: by reservation.',
    nobody: 'All hours: nobody can charge.',
  },
  upToHoursAtATime: ({ count }: Counted) =>
    plural(count, {
      one: `Up to ${number(count)} hour at a time.`,
      other: `Up to ${number(count)} hours at a time.`,
    }),
  /** `reserved` and `walkIn` are durations: “3 hours”. */
  reservationsUpToReservedWalk: ({ reserved, walkIn }: Values<'reserved' | 'walkIn'>) =>
    `Reservations up to ${reserved}, walk-ins up to ${walkIn}.`,
  upToReservedFromA: ({ reserved, walkIn }: Values<'reserved' | 'walkIn'>) =>
    `Up to ${reserved} from a start in peak hours, up to ${walkIn} from any other.`,
  upToDaysAheadAndOnTheDay: ({ count }: Counted) =>
    plural(count, {
      one: `Up to ${number(count)} day ahead, and on the day itself.`,
      other: `Up to ${number(count)} days ahead, and on the day itself.`,
    }),
  upToMonthsAheadAndOnTheDay: ({ count }: Counted) =>
    plural(count, {
      one: `Up to ${number(count)} month ahead, and on the day itself.`,
      other: `Up to ${number(count)} months ahead, and on the day itself.`,
    }),
  upToDaysAheadUntilTheDayBefore: ({ count }: Counted) =>
    plural(count, {
      one: `Up to ${number(count)} day ahead, until the day before.`,
      other: `Up to ${number(count)} days ahead, until the day before.`,
    }),
  upToMonthsAheadUntilTheDayBefore: ({ count }: Counted) =>
    plural(count, {
      one: `Up to ${number(count)} month ahead, until the day before.`,
      other: `Up to ${number(count)} months ahead, until the day before.`,
    }),
  asOftenAsTheyLike: 'As often as they like.',
  asOftenAsTheyLikeWithAtMost: ({ count }: Counted) =>
    plural(count, {
      one: `As often as they like, with at most ${number(count)} upcoming reservation at once.`,
      other: `As often as they like, with at most ${number(count)} upcoming reservations at once.`,
    }),
  atMostBookings: {
    daily: ({ count }: Counted) =>
      plural(count, {
        one: `At most ${number(count)} booking a day each.`,
        other: `At most ${number(count)} bookings a day each.`,
      }),
    weekly: ({ count }: Counted) =>
      plural(count, {
        one: `At most ${number(count)} booking a week each.`,
        other: `At most ${number(count)} bookings a week each.`,
      }),
    monthly: ({ count }: Counted) =>
      plural(count, {
        one: `At most ${number(count)} booking a month each.`,
        other: `At most ${number(count)} bookings a month each.`,
      }),
  },
  neverOneRightAfterAnother: 'Never one right after another.',
  anyNumberInARow: 'Any number in a row.',
  upToCountInARow: ({ count }: Values<'count'>) => `Up to ${count} in a row.`,
  /** By the order of the line; `fast` and `mail` are numbers of minutes. */
  freeChargersAreOfferedTo: {
    fair: ({ fast, mail }: Values<'fast' | 'mail'>) =>
      `Free chargers are offered to whoever has used chargers least, for about ${fast} to ${mail} minutes.`,
    first_come: ({ fast, mail }: Values<'fast' | 'mail'>) =>
      `Free chargers are offered to whoever has waited longest, for about ${fast} to ${mail} minutes.`,
  },
  membersCannotWaitForA: 'Members cannot wait for a charger.',
  atMostUpcomingReservationsEach: ({ count }: Counted) =>
    plural(count, {
      one: `At most ${number(count)} upcoming reservation each.`,
      other: `At most ${number(count)} upcoming reservations each.`,
    }),
  reminders15And5Minutes: 'Reminders 15 and 5 minutes before the start and the end.',
  membersMayChooseAnother: ({ count }: Counted) =>
    plural(count, {
      one: `Members may choose another; at first it comes ${number(count)} minute before the start.`,
      other: `Members may choose another; at first it comes ${number(count)} minutes before the start.`,
    }),
  aReservationKeepsItsCharger: 'A reservation keeps its charger until it ends, arrived or not.',
  aMemberWhoHasNotArrived: ({ count }: Counted) =>
    plural(count, {
      one: `A member who has not arrived after ${number(count)} minute loses the charger to others.`,
      other: `A member who has not arrived after ${number(count)} minutes loses the charger to others.`,
    }),

  // organizations/screens/settings/rules-overview.tsx
  /** On a part of a bar for the day; what is in `rest` is left out where there is no room. */
  access: {
    peak: 'Peak<rest>, reservation needed</rest>',
    any: 'Walk in<rest> or reserve</rest>',
    'walk-in': 'Walk in',
    reserve: 'Reserve',
    nobody: 'Nobody',
  },
  /** The same, read aloud. */
  accessFromTo: {
    peak: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}: Peak, reservation needed.`,
    any: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}: Walk in or reserve.`,
    'walk-in': ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}: Walk in.`,
    reserve: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}: Reserve.`,
    nobody: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}: Nobody.`,
  },
  offPeak: 'Off-peak',
  aSummaryOfTheRules:
    'A summary of the rules below, which hold within each location’s opening hours. Each change there is saved at once, for all members.',
  arrivingLate: 'Arriving late',
  privacy: 'Privacy',

  // organizations/screens/settings/setting-rows.tsx

  enterAWholeNumberFrom: ({ min, max }: Values<'min' | 'max'>) =>
    `Enter a whole number from ${min} to ${max}.`,

  // organizations/screens/settings/setting-words.ts
  askForTheVehicle: 'Ask for the vehicle',
  askForAPhoneNumber: 'Ask for a phone number',
  askForAnEmergencyContact: 'Ask for an emergency contact',
  anInvitationCountsAsApproval: 'An invitation counts as approval',
  reservationRequiredInPeakHours: 'Reservation required in peak hours',
  peakHoursStart: 'Peak hours start',
  peakHoursEnd: 'Peak hours end',
  peakHoursMondayToFriday: 'Peak hours Monday to Friday',
  peakHoursOnSaturdayAnd: 'Peak hours on Saturday and Sunday',
  aFreeChargerAtOnce: 'A free charger at once in peak hours',
  offPeakHoursAreFor: 'Off-peak hours are for',
  offPeakWalkIns: 'Off-peak walk-ins',
  longestReservation: 'Longest reservation',
  longestOffPeakStay: 'Longest off-peak stay',
  suggestedDurationInPeakHours: 'Suggested duration in peak hours',
  suggestedDurationOffPeak: 'Suggested duration off-peak',
  advanceBooking: 'Advance booking',
  reservationsOnTheSameDay: 'Reservations on the same day',
  limitHowOftenAMember: 'Limit how often a member books',
  bookingsAreCounted: 'Bookings are counted',
  bookingsADay: 'Bookings a day',
  bookingsAWeek: 'Bookings a week',
  bookingsAMonth: 'Bookings a month',
  reservationsRightAfterOneAnother: 'Reservations right after one another',
  howManyInARow: 'How many in a row',
  customReminderBeforeTheStart: 'Custom reminder before the start',
  membersChooseACustomReminder: 'Members choose a custom reminder',
  notificationsOfFreeChargers: 'Notifications of free chargers',
  showReservationDetails: 'Show Reservation Details',
  showUserNames: 'Show user names',
  showVehicleInfo: 'Show vehicle info',
  showContactInfo: 'Show contact info',
  freeChargersOfNoShows: 'Free chargers of no-shows',
  timeToArrive: 'Time to arrive',
  startBeforeTheReservedTime: 'Start before the reserved time',
  upcomingReservationsAtOnce: 'Upcoming reservations at once',
  membersCanWaitInLine: 'Members can wait in line',
  howLongAnOfferIs: 'How long an offer is held',
  orderOfTheLine: 'Order of the line',
  tellMembersWhoAreCharging: 'Tell members who are charging that somebody is waiting',
  askWhetherMembersAreStill: 'Ask whether members are still coming',
  suggestTheDurationThatA: 'Suggest the duration that a member needs',
  offerTheRestOfA: 'Offer the rest of a running slot',
  walkInsAndReservations: 'Walk-ins and reservations',
  walkInsOnly: 'Walk-ins only',
  reservationsOnly: 'Reservations only',
  byTheDay: 'By the day',
  byTheWeek: 'By the week',
  byTheMonth: 'By the month',
  unlimitedBookings: 'Unlimited',
  fair: 'Fair',
  firstComeFirstServed: 'First come, first served',
  unlimitedInARow: 'Unlimited',
  unlimitedAtOnce: 'Unlimited',
  minutes: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  /** How long before its time a reservation can be started. */
  never: 'Never',
  upToMinutesBefore: ({ count }: Counted) =>
    plural(count, {
      one: `Up to ${number(count)} minute before`,
      other: `Up to ${number(count)} minutes before`,
    }),
  on: 'On',
  off: 'Off',
  /** `setting` is one with its value: “Longest reservation: 6 hours”. */
  settingAndOthers: ({ setting, count }: Counted<'setting'>) =>
    plural(count, {
      one: `${setting}, and ${number(count)} other.`,
      other: `${setting}, and ${number(count)} others.`,
    }),
  midnight: 'Midnight',

  // organizations/screens/settings/settings-index.tsx
  partsOfTheSettings: 'Parts of the settings',

  // organizations/screens/settings/settings-section.tsx
  messageThisIsNotSaved: ({ message }: Values<'message'>) => `${message} This is not saved.`,

  // organizations/screens/settings/settings-view.tsx
  aTelevisionOrTabletAt:
    'A television or tablet at the entrance shows a location’s chargers, live and without signing in.',
  linksToDisplays: 'Links to displays',
  whoChangedWhatAndWhen: 'Who changed what, and when: settings, members, invitations and locations.',
  openTheActivityLog: 'Open the activity log',
  emailsTextMessagesAndPush: 'Emails, text messages and push messages, by month.',
  itTellsWhoseCarIs:
    'It tells whose car is at a charger. When this is off, members add it later, on their dashboard.',
  whenThisIsOffMembersAdd: 'When this is off, members add it later, on their dashboard.',
  somebodyToCallWhenThis: 'Somebody to call. When this is off, members add it later, on their dashboard.',
  whoAcceptsAnInvitationIs:
    'Who accepts an invitation is a member at once. Invited administrators, and people whom you have suspended or refused before, still wait for your approval.',
  aShortFormNameEmail: 'A short form: name, email and password.',
  /** `details` is a list: “vehicle, phone number, and emergency contact”. */
  theFormAlsoAsksFor: ({ details }: Values<'details'>) => `The form also asks for ${details}.`,
  anInvitationCountsAsApproval2: 'An invitation counts as approval.',
  anAdministratorApprovesEachPerson: 'An administrator approves each person.',
  aMemberWhoseChargerIs:
    'A member whose charger is empty can start before the reservation does; it ends when it would have.',
  theReservationBecomesANo:
    'The reservation becomes a no-show automatically, and the rest of its time is free for others.',
  nobodyLosesAReservationBy:
    'Nobody loses a reservation by being late, and a charger that nobody came for stays taken.',
  howLongAfterTheStart: 'How long after the start a member can confirm their arrival.',

  // organizations/screens/settings/when-sections.tsx
  peakHoursAreOff: 'Peak hours are off.',
  withoutRequiredReservationsThereAre: 'Without required reservations there are no peak hours.',
  busyHoursFromTheStart: 'Busy hours, from the start to the end below.',
  thisIsWhatPeakHours:
    'This is what peak hours are for: when it is off, all hours count as off-peak, as without peak hours.',
  aChargerThatNobodyHas:
    'A charger that nobody has can be taken for the rest of the hour, which nobody can reserve any more.',
  atMostHoursLater: ({ hours }: Values<'hours'>) => `At most ${hours} hours later.`,
  firstComeFirstServedMembers:
    'First come, first served; members who want to be sure of a charger can reserve one.',
  firstComeFirstServedReservations: 'First come, first served. Reservations are for peak hours only.',
  aReservationIsNeededAt: 'A reservation is needed at every hour.',
  walkInsAreSwitchedOff: 'Walk-ins are switched off below, so a reservation is needed at every hour.',
  aMemberTakesAFree:
    'A member takes a free charger at once, from the status screen. When this is off there are no walk-ins, whatever is chosen above.',
  withReservationsOnlyThereAre: 'With reservations only there are no walk-ins.',
  forReservationsThatStartIn: 'For reservations that start in peak hours.',
  forReservationsAtAnyHour: 'For reservations at any hour.',
  walkInsAndReservationsThat: 'Walk-ins, and reservations that start off-peak.',
  reservationsLastAtMostHours: ({ count }: Counted) =>
    plural(count, {
      one: `Reservations last at most ${number(count)} hour: the booking screen suggests no more.`,
      other: `Reservations last at most ${number(count)} hours: the booking screen suggests no more.`,
    }),
  theDurationThatTheBooking: 'The duration that the booking screen suggests.',
  reservationsLastWholeHours: ({ count }: Counted) =>
    plural(count, {
      one: `Reservations last whole hours: the booking screen suggests ${number(count)} hour.`,
      other: `Reservations last whole hours: the booking screen suggests ${number(count)} hours.`,
    }),
};
