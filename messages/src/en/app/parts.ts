import { number, plural, type Counted, type Values } from '../../values.ts';

export const parts = {
  // lib/api.ts
  thisNeedsAConnectionAnd: 'This needs a connection, and there is none now. Try again when it is back.',
  noAnswerCame: 'No answer came, so it is not known whether it was done.',
  notLoadedTryAgain: 'No answer came. Try again in a moment.',
  noAnswerCamePressAgain:
    'No answer came, so it is not known whether it was done. Press again: it is not done twice.',
  tryAgainInAMoment: 'Try again in a moment.',
  theServerDidNotAnswer: 'The server did not answer as it should. Try again in a moment.',

  // lib/dates.ts
  tomorrow: 'Tomorrow',
  /** A time on two clocks: where the charger is, and the reader's. */
  yourTime: ({ timeThere, yourTime }: Values<'timeThere' | 'yourTime'>) =>
    `${timeThere} there is ${yourTime} your time.`,
  yourTimeOnDay: ({ timeThere, yourTime, day }: Values<'timeThere' | 'yourTime' | 'day'>) =>
    `${timeThere} there is ${yourTime} your time on ${day}.`,

  // lib/session.ts
  youAreStillSignedIn: 'You are still signed in',
  noAnswerCameSoYou: 'No answer came, so you may or may not be signed out. Press again to be sure.',

  // lib/time-left.ts
  // Lengths of time, in short: `1 h 24 min`, `21 min 46 s`.
  hoursShort: ({ hours }: Values<'hours'>) => `${hours} h`,
  minutesShort: ({ minutes }: Values<'minutes'>) => `${minutes} min`,
  hoursAndMinutesShort: ({ hours, minutes }: Values<'hours' | 'minutes'>) => `${hours} h ${minutes} min`,
  minutesAndSecondsShort: ({ minutes, seconds }: Values<'minutes' | 'seconds'>) =>
    `${minutes} min ${seconds} s`,
  // The same as they are read out.
  minutes: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  hoursAndMinutes: ({ hours, minutes }: Readonly<Record<'hours' | 'minutes', number>>) =>
    `${plural(hours, { one: `${number(hours)} hour`, other: `${number(hours)} hours` })} and ${plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` })}`,

  // lib/zone-choices.ts
  /** The parts of the world by which time zones are listed. */
  zoneRegions: {
    Africa: 'Africa',
    America: 'America',
    Antarctica: 'Antarctica',
    Arctic: 'Arctic',
    Asia: 'Asia',
    Atlantic: 'Atlantic',
    Australia: 'Australia',
    Europe: 'Europe',
    Indian: 'Indian',
    Pacific: 'Pacific',
  },
  /** Time zones of no part of the world. */
  other: 'Other',
  likelyHere: 'Likely here',

  // ui/app-header.tsx
  chargeRota: 'ChargeRota',

  // ui/error-summary.tsx
  answersNeedAnotherLook: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} answer needs another look`,
      other: `${number(count)} answers need another look`,
    }),

  // ui/export-csv.tsx
  exportCSV: 'Export CSV',

  // ui/field.tsx
  /** After a field's label. */
  optional: '(optional)',
  showPassword: 'Show password',

  // ui/finder.tsx
  results: 'Results',
  looking: 'Looking…',
  resultResults: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} result.`, other: `${number(count)} results.` }),

  // ui/last-name-field.tsx
  lastName: 'Last name',
  iHaveOneName: 'I have one name',

  // ui/leave-question.tsx
  leaveWithoutSaving: 'Leave without saving?',
  /** Buttons. */
  leave: 'Leave',
  stay: 'Stay',

  // ui/live-search.tsx
  search: 'Search',

  // ui/pager.tsx
  /** Lists in pages, by what they list: the name of the buttons, and beside them such as `21–40 of 120 tickets`. */
  pages: {
    tickets: { name: 'Pages of tickets', position: '{range} of {total} tickets' },
    administrators: { name: 'Pages of administrators', position: '{range} of {total} administrators' },
    entries: { name: 'Pages of entries', position: '{range} of {total} entries' },
    changes: { name: 'Pages of changes', position: '{range} of {total} changes' },
    members: { name: 'Pages of members', position: '{range} of {total} members' },
    reviews: { name: 'Pages of reviews', position: '{range} of {total} reviews' },
    reports: { name: 'Pages of reports', position: '{range} of {total} reports' },
  },
  /** Above a list in pages. */
  counted: {
    administrators: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} administrator`, other: `${number(count)} administrators` }),
    entries: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} entry`, other: `${number(count)} entries` }),
    changes: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} change`, other: `${number(count)} changes` }),
  },
  previous: 'Previous',
  next: 'Next',

  // ui/report-fault.ts
  reportThis: 'Report this',

  // ui/sign-out-question.tsx
  signOutHere: 'Sign out here?',
  yourReservationsStayAsThey:
    'Your reservations stay as they are. You need your password, or your provider, to sign in again.',
  staySignedIn: 'Stay signed in',

  // ui/states.tsx
  thereIsNoConnectionNow:
    'There is no connection now. Nothing is lost, and this is loaded as soon as there is one again.',
  retry: 'Retry',

  // ui/time-zone-select.tsx
  chooseATimeZone: 'Choose a time zone',
  cityOrOffset: 'City or offset',
  aCityOrGMT5: 'A city, or “GMT-5”',
  noTimeZoneHasThis: 'No time zone has this name. Try a bigger city near you, or an offset.',
  /** After the chosen zone and a comma, for screen readers. */
  chosen: 'chosen',

  // ui/use-copy.tsx
  copied: 'Copied',

  // ui/use-undo.ts
  undo: 'Undo',
  changeUndone: 'Change undone',
  nothingToUndo: 'Nothing to undo',
  itWasChangedAgainMeanwhile: 'It was changed again meanwhile.',
  notUndone: 'Not undone',
  noAnswerCameSoItMay: 'No answer came, so it may or may not be undone. Please look at it again.',
  undoing: 'Undoing…',
};
