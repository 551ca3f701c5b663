import { number, plural, type Counted, type Values } from '../../values.ts';

export const commands = {
  // app/commands/booking-offers.ts
  thisCannotBeBooked: 'This cannot be booked',
  everyChargerIsTakenOn: 'Every charger is taken on this day.',
  noChargerIsFreeThen: 'No charger is free then.',
  timeIsFullThisIsNearest: ({ name, time }: Values<'name' | 'time'>) =>
    `${name} · ${time} is full; this is the nearest time with a free charger`,
  youAreInLineOn: ({ day }: Values<'day'>) => `You are in line on ${day}`,
  /** What one waits for, such as `any charger`, and when it may start. */
  youCanChangeYourEntry: ({ chargers, start }: Values<'chargers' | 'start'>) =>
    `${chargers} · ${start}. You can change your entry.`,
  /** `when` is a day, or a day and a time. */
  waitForAChargerOn: ({ when }: Values<'when'>) => `Wait for a charger on ${when}`,
  nameYouAreOfferedOne: ({ name }: Values<'name'>) => `${name} · You are offered one that becomes free`,
  /** `when` is a day, or a day and a time. */
  bookWhen: ({ when }: Values<'when'>) => `Book ${when}`,
  dateAndTimeStillTo: 'Date and time still to choose',
  thisDayHasPassed: 'This day has passed.',
  thisHourHasPassed: 'This hour has passed.',
  timeStillToChoose: 'Time still to choose',
  nameIsClosedOnThis: ({ name }: Values<'name'>) => `${name} is closed on this day.`,
  thisDayIsOutsideThe: 'This day is outside the days that can be booked.',

  // app/commands/command-button.tsx
  /** A button: opens the menu. */
  find: 'Find',
  ctrlK: 'Ctrl K',
  /** The same, with its shortcut. */
  findKeys: 'Find {keys}',

  // app/commands/command-menu.tsx
  whatWouldYouLikeTo: 'What would you like to do?',
  findAScreenOrSay: 'Find a screen, or say what to book',
  /** What is typed here is understood in English. */
  findOrBookTomorrow9: 'Find, or “book tomorrow 9”',

  // app/commands/opened.ts
  theMenuCouldNotBe: 'The menu could not be loaded',

  // app/commands/own-acts.ts
  // Other words by which people look for something: not shown, in lower case, in any order.
  confirmArrivalArriveArrivedCheck: 'confirm arrival arrive arrived check in',
  releaseChargerGiveBackLeave: 'release charger give back leave end stop done',
  extendStayLongerProlongMore: 'extend stay longer prolong more time',
  cancelReservationDelete: 'cancel reservation delete',
  changeEditMoveReservation: 'change edit move reservation',
  noUpcomingReservationOnThatDay: 'You have no upcoming reservation on that day.',
  noUpcomingReservation: 'You have no upcoming reservation.',
  youHaveNoArrivalTo: 'You have no arrival to confirm now.',
  releaseCharger: 'Release charger',
  notChargingButReserved: 'You are not charging now. What you have reserved can be cancelled.',
  youAreNotChargingNow: 'You are not charging now.',
  stayLonger: 'Stay longer',
  cancelAReservation: 'Cancel a reservation',
  changeAReservation: 'Change a reservation',
  confirmBy: ({ number, name, time }: Values<'number' | 'name' | 'time'>) =>
    `Charger ${number} at ${name}, by ${time}`,
  yoursUntil: ({ number, name, time }: Values<'number' | 'name' | 'time'>) =>
    `Charger ${number} at ${name}, yours until ${time}`,
  /** `when` is such as `Fri, Nov 6, 10:00 AM – 12:00 PM`. */
  cancelReservation: ({ when }: Values<'when'>) => `Cancel ${when}`,
  changeReservation: ({ when }: Values<'when'>) => `Change ${when}`,

  // app/commands/places.ts
  // Other words by which people look for a screen, besides its title: as above.
  dashHomeMyReservationsUpcoming: 'dash home my reservations upcoming mine past',
  bookingReserveReservationNewCalendar: 'booking reserve reservation new calendar',
  availabilityFreeOpenGridDay: 'availability free open grid day walk-in stations who plan',
  printTheDay: 'Print the day',
  printerPaperPlanScheduleToday: 'printer paper plan schedule today',
  waitWaitingListWaitlistQueue: 'wait waiting list waitlist queue offers full leave',
  notificationsBellInboxMessagesNews: 'notifications bell inbox messages news',
  notificationsChoicesSettingsEmailPush:
    'notifications choices settings email push text sms phone reminders quiet hours',
  profilePasswordEmailSessionsDevices:
    'profile password email sessions devices security google sign-in feed calendar settings me',
  ecoImpact: 'Eco Impact',
  co2CarbonSavingsSavedEnergy: 'co2 carbon savings saved energy sessions',
  planPaymentInvoicesSubscription: 'plan payment invoices subscription',
  administrationOverviewApprovePendingArrivals:
    'administration overview approve pending arrivals no-shows now',
  analyticsStatisticsFiguresMonthUse:
    'analytics statistics figures month use no-shows more chargers needed csv print',
  companyTeamAdministration: 'company team administration',
  peopleUsersColleaguesDriversSuspend: 'people users colleagues drivers suspend role approve',
  invites: 'Invites',
  invitationsInvitePeopleAddMember: 'invitations invite people add member import csv',
  chargersGaragesStationsSitesPrint: 'chargers garages stations sites print qr codes opening hours add',
  wallDisplays: 'Wall displays',
  televisionTabletScreenEntranceKiosk: 'television tablet screen entrance kiosk link',
  planPaymentInvoicesCardSubscription: 'plan payment invoices card subscription upgrade',
  rulesPeakHoursLimitsPrivacy:
    'rules peak hours limits privacy no-show name time zone preferences joining approval',
  activityLog: 'Activity log',
  changesActivityLogAuditHistory: 'changes activity log audit history who did report export csv',
  newAddCompanyTeam: 'new add company team',
  helpSupportProblemFeedbackIdea: 'help support problem feedback idea contact',
  legalPrivacyAgreement: 'legal privacy agreement',

  // app/commands/read-booking.ts
  thereIsNoSuchDay: 'There is no such day.',
  /** `February 2027 has no day 30.` */
  monthHasNoDay: ({ month, year, day }: Values<'month' | 'year' | 'day'>) =>
    `${month} ${year} has no day ${day}.`,
  reservationsLastWholeHours: 'Reservations last whole hours.',
  reservationsLast1To24: 'Reservations last 1 to 24 hours.',
  /** `There is no hour 25.`, `There is no hour 13 PM.` */
  thereIsNoHour: ({ hour }: Values<'hour'>) => `There is no hour ${hour}.`,
  reservationsBeginAndEndOn: 'Reservations begin and end on the hour.',

  // app/commands/shortcut-sheet.tsx
  onThisScreen: 'On this screen',
  goTo: 'Go to',
  anywhere: 'Anywhere',
  keyboardShortcuts: 'Keyboard shortcuts',
  singleKeys: 'Single keys',
  theyDoNothingWhileYou: 'They do nothing while you type or a dialog is open. Kept on this device.',
  /** `keys`: the keys of the menu, such as `Ctrl K`. */
  offOnThisDevice: ({ keys }: Values<'keys'>) => `Off on this device. ${keys} still opens the menu.`,
  /** Between keys that are pressed one after the other: `G then D`. */
  keyThenKey: 'then',
  /** Between keys that are pressed together. */
  keyTogetherWithKey: 'together with',
  /** Between keys of which one is pressed. */
  keyOrKey: 'or',
  findAScreenOrBook: 'Find a screen, or book in words',
  toTheLatestMessageAnd: 'To the latest message and its Undo',
  inTheGridOfChargers: 'In the grid of chargers',
  toTheNextHourOr: 'To the next hour or charger',
  toTheFirstOrLast: 'To the first or last hour',
  tenChargersUpOrDown: 'Ten chargers up or down',
  reserveOrSeeWhoHas: 'Reserve, or see who has it',

  // app/commands/shortcuts.ts
  chargerStatus: 'Charger status',
  /** To the screen's search. */
  search: 'Search',
  backToToday: 'Back to today',

  // app/commands/use-commands.ts
  /** What is typed is understood in English. `hours` is such as `2–4 PM` or `14–16`. */
  tryBookFriday: ({ hours }: Values<'hours'>) =>
    `Try “book friday ${hours}”, a charger’s number, or “cancel”.`,
  /** The title of what can be booked. */
  book: 'Book',
  yourReservations: 'Your reservations',
  statusOfName: ({ name }: Values<'name'>) => `Status of ${name}`,
  bookAtName: ({ name }: Values<'name'>) => `Book at ${name}`,
  /** The title of what one can do, such as to sign out. */
  do: 'Do',
  thereIsNoConnectionThese: 'There is no connection. These results come from what you opened last.',
  /** What is typed is understood in English. */
  moreReservationsFit: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} more reservation fits. Add a day or a charger, as in “cancel friday”.`,
      other: `${number(count)} more reservations fit. Add a day or a charger, as in “cancel friday”.`,
    }),
  youConfirmOnTheNext: 'You confirm on the next screen; nothing is booked before.',
  yourLocationsCouldNotBe: ({ advice }: Values<'advice'>) => `Your locations could not be loaded. ${advice}`,
  theChargersCouldNotBe: ({ advice }: Values<'advice'>) => `The chargers could not be searched. ${advice}`,
  withoutAConnectionOnlyChargers:
    'Without a connection, only chargers of locations that you have looked at are found.',
  theMembersCouldNotBe: ({ advice }: Values<'advice'>) => `The members could not be searched. ${advice}`,
  didYouMean: 'Did you mean',
  nothingIsCalled: ({ text }: Values<'text'>) => `Nothing is called “${text}”.`,
  /** Other words, as above. */
  undoTakeBackRevertRestore: 'undo take back revert restore',
  switchToName: ({ name }: Values<'name'>) => `Switch to ${name}`,
  /** Other words, as above. */
  organizationChangeCompany: 'organization change company',
  toUseTheme: { light: 'Use the light theme', dark: 'Use the dark theme' },
  /** Other words, as above. */
  switchAppearanceColorModeNight: 'switch appearance color mode night day toggle',
  /** Other words, as above. */
  keysHelpSingleLettersTurn: 'keys help single letters turn off',
  signOut: 'Sign out',
  /** Other words, as above. */
  logLogoutLeaveExit: 'log logout leave exit',

  // app/commands/use-found.ts
  /** Such as `7 kW, Type 1`. */
  powerAndPlug: ({ power, plug }: Values<'power' | 'plug'>) => `${power} kW, ${plug}`,
  chargerNumberAtName: ({ number, name }: Values<'number' | 'name'>) => `Charger ${number} at ${name}`,
};
