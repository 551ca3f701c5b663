import { number, plural, type Counted, type Values } from '../../values.ts';

export const reports = {
  // reports/components/figures.tsx
  sessions: 'Sessions',
  /** Of the sessions. */
  ofThemWalkIns: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} of them walk-ins`, other: `${number(count)} of them walk-ins` }),
  hoursCharged: 'Hours charged',
  releasedEarly: 'Released early',
  noShows: 'No-shows',
  unservedRequests: 'Unserved requests',
  /** Of the unserved requests. */
  inLineAndRefused: ({ inLine, refused }: Values<'inLine' | 'refused'>) =>
    `${inLine} in line, ${refused} refused`,
  /** The tenth of members whose requests found a charger least often; below it their share. */
  worstServedTenth: 'Worst-served tenth',
  percent: ({ number }: Values<'number'>) => `${number}%`,
  /** Below that share: `60%`, `of their requests found a charger`. */
  ofTheirRequestsFoundA: 'of their requests found a charger',
  shownOnceTenMembersHad: 'shown once ten members had a request',

  // reports/components/use-by-day.tsx
  mostSessionsOn: ({ day, count }: Counted<'day'>) =>
    plural(count, {
      one: `Most sessions: ${day}, with ${number(count)} session.`,
      other: `Most sessions: ${day}, with ${number(count)} sessions.`,
    }),
  /** In the chart: above the sessions. */
  unservedRequestsAboveThem: 'Unserved requests, above them',

  // reports/components/use-by-hour.tsx
  noWholeDayWithA: 'No whole day with a session yet.',
  chargersInUseAsAPart: 'Chargers in use, as a part of all, on average. Today is not counted yet.',
  /** `share` is a number of percent. */
  busiestAt: ({ weekday, hour, share }: Values<'weekday' | 'hour' | 'share'>) =>
    `Busiest: ${weekday} at ${hour}, with ${share}% of chargers in use.`,
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  /** In three letters. */
  shortWeekdays: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },

  // reports/screens/report.tsx
  usageReport: 'Usage report',
  signInAsAnAdministrator: 'Sign in as an administrator to see what your chargers are used for.',
  /** After the organization's name and a comma, where else a location's name stands. */
  allLocations: 'all locations',
  month: 'Month',
  print: 'Print',
  showTheLast7Days: 'Show the last 7 days',
  theReportCouldNotBe: 'The report could not be loaded',
  nothingOfItIsLost: 'Nothing of it is lost.',
  /** A choice. */
  allLocationsChoice: 'All locations',
  yourPlanShowsTheLast: 'Your plan shows the last 7 days',
  premiumShowsTheReportOf: '<a>Premium</a> shows the report of any month.',
  doWeNeedMoreChargers: 'Do we need more chargers?',
  whatHappened: 'What happened',
  toUseByHour: 'Use by hour',
  toUseByDay: 'Use by day',
  getLastWeeksReportOn: 'Get last week’s report on Mondays',
};
