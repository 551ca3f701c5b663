import { number, plural, type Counted, type Values } from '../../values.ts';

export const operatorHealth = {
  // operator/components/health/backup-part.tsx
  lastBackup: 'Last backup',
  itsSize: 'Its size',
  itTook: 'It took',
  failedOnAt: ({ at }: Values<'at'>) => `Failed on ${at}.`,
  backupIsMadeEveryNight: 'One is made every night.',
  noBackupYetOneIsMadeEveryNight: 'There has been none yet: one is made every night.',
  /** How long the backup took. */
  seconds: ({ seconds }: Values<'seconds'>) => `${seconds} s`,
  noneIsMadeByNight: 'None is made by night: set BACKUP_DIR, or run chargerota backup.',

  // operator/components/health/health-tab.tsx
  theStateOfTheInstallation: 'The state of the installation could not be loaded',
  theRestOfTheProduct: 'The rest of the product may be working. Try again in a moment.',
  theLastRefreshFailedThese: 'The last refresh failed; these figures are older.',
  refreshesEvery30S: 'Refreshes every 30 s.',
  refresh: 'Refresh',
  reservationsADay: 'Reservations a day',
  queues: 'Queues',
  services: 'Services',
  backups: 'Backups',
  slowestRoutes: 'Slowest routes',
  thisInstance: 'This instance',
  allIsWell: 'All is well',
  nothingIsLateNothingIs: 'Nothing is late, nothing is failing, and nothing needs your attention.',
  thingsNeedYourAttention: ({ count }: Counted) =>
    plural(count, {
      one: 'One thing needs your attention',
      other: `${number(count)} things need your attention`,
    }),
  organizations: 'Organizations',
  activeMembers: 'Active members',
  reservationsTodayUTC: 'Reservations today (UTC)',
  notificationsWaitingAbout: 'Notifications waiting (about)',
  notificationsWaiting: 'Notifications waiting',
  version: 'Version',
  runningFor: 'Running for',
  /** A length of time like `lastingMinutes`. */
  lessThanAMinute: 'less than a minute',
  started: 'Started',
  database: 'Database',
  postgreSQLVersion: ({ version }: Values<'version'>) => `PostgreSQL ${version}`,
  itsSchema: 'Its schema',
  itsConnections: 'Its connections',
  loadingTheStateOfThe: 'Loading the state of the installation',
  thisInstanceHasAnsweredNo: 'This instance has answered no request yet.',
  timesOfRoutes: 'Times of routes',
  route: 'Route',
  requests: 'Requests',
  halfWithin: 'Half within',
  most95Within: '95% within',
  ofThisInstanceSinceIts: 'Of this instance since its start.',
  over25S: 'over 2.5 s',
  millisecondsMs: ({ milliseconds }: Values<'milliseconds'>) => `${milliseconds} ms`,

  // operator/components/health/queue-part.tsx
  jobs: 'Jobs',
  mail: 'Mail',
  textMessage: 'Text message',
  pushMessage: 'Push message',
  waiting: 'Waiting',
  dueNow: 'Due now',
  failing: 'Failing',
  givenUp: 'Given up',
  /** Such as `The oldest has been due for 3 minutes.` */
  theOldestHasBeenDue: ({ duration }: Values<'duration'>) => `The oldest has been due for ${duration}.`,
  /** Of a number that is an estimate. */
  aboutCount: ({ count }: Values<'count'>) => `about ${count}`,
  retryGivenUp: {
    notifications: ({ count }: Counted) =>
      plural(count, {
        one: `Retry ${number(count)} notification`,
        other: `Retry ${number(count)} notifications`,
      }),
    jobs: ({ count }: Counted) =>
      plural(count, { one: `Retry ${number(count)} job`, other: `Retry ${number(count)} jobs` }),
  },
  someAreOutOfDate: ({ count }: Counted) =>
    plural(count, {
      one: 'One is out of date, such as a past reminder, and stays as it is.',
      other: `${number(count)} are out of date, such as past reminders, and stay as they are.`,
    }),

  // operator/components/health/reservations-chart.tsx
  noneInTwoWeeks: 'None in two weeks',
  /** Of reservations. */
  sumInTwoWeeksAtMost: ({ sum, most }: Values<'sum' | 'most'>) =>
    `${sum} in two weeks, at most ${most} a day`,
  reservationsAndWalkInsBy: 'Reservations and walk-ins by the day of their start, in UTC',
  day: 'Day',
  reservations: 'Reservations',

  // operator/components/health/services-part.tsx
  on: 'On',
  keptHere: 'Kept here',
  off: 'Off',
  lastFailure: ({ reason }: Values<'reason'>) => `Last failure: ${reason}`,
  tryService: ({ service }: Values<'service'>) => `Try ${service}`,
  /** A button. */
  try: 'Try',
  notificationsInADay: ({ sent, failed }: Values<'sent' | 'failed'>) =>
    `${sent} notifications sent, ${failed} failed in 24 hours`,
  notificationsInADayAtLeast: ({ sent, failed }: Values<'sent' | 'failed'>) =>
    `At least ${sent} notifications sent, ${failed} failed in 24 hours`,
  paymentsInADay: ({ charged, refused }: Values<'charged' | 'refused'>) =>
    `${charged} charged, ${refused} refused in 24 hours`,
  paymentsInADayAtLeast: ({ charged, refused }: Values<'charged' | 'refused'>) =>
    `At least ${charged} charged, ${refused} refused in 24 hours`,

  // operator/components/health/try-dialog.tsx
  /** Titles. */
  tries: {
    mail: 'Try mail',
    sms: 'Try text messages',
    payments: 'Try payments',
    push: 'Try push messages',
  },
  sendsOneEmailAtOnce: 'Sends one email at once, past all queues, and says what the mail server answered.',
  sendEmail: 'Send email',
  theEmailSaysThatIt: 'The email says that it is a test.',
  sendsOneTextMessageAt:
    'Sends one text message at once and says what became of it. Each costs money: at most 5 an hour.',
  sendTextMessage: 'Send text message',
  phoneNumber: 'Phone number',
  withItsCountryCodeSuch: 'With its country code, such as +1 415 555 0134',
  asksTheProviderForIts: 'Asks the provider for its latest news. Nothing is charged and nothing changes.',
  askProvider: 'Ask provider',
  checksThatThisInstallationsKeys:
    'Checks that this installation’s keys can sign messages. No message is sent, since only browsers that have subscribed get any.',
  checkKeys: 'Check keys',
  itWorks: 'It works',
  itDidNotWork: 'It did not work',
  itWasNotTried: 'It was not tried',

  // operator/components/health/verdict.ts
  textMessages: 'Text messages',
  payments: 'Payments',
  pushMessages: 'Push messages',
  jobsAreLate: 'Jobs are late',
  jobsRunOnEveryInstance: 'Jobs run on every instance: look at its log, and whether the database is busy.',
  notificationsAreLate: 'Notifications are late',
  checkBelowWhetherEmailText: 'Check below whether email, text or push messages fail, and try them.',
  thisVersionCannotWorkWith: 'This version cannot work with the database',
  startThatVersionHere: 'Start that one here too.',
  requestsComeThroughAProxy: 'Requests come through a proxy that is not trusted',
  ifItIsYoursSet:
    'If it is yours, set TRUST_PROXY to its address: until then everybody behind it shares one limit of attempts. If you have no proxy, somebody pretended to be one, and nothing needs to be done.',
  requestsComePastTheProxy: 'Requests come past the proxy',
  trustProxyIsSetBut:
    'TRUST_PROXY is set, but they did not name the address that they were forwarded for. Let the proxy set X-Forwarded-For, and let nobody else reach the port: whoever does can claim any address.',
  /** Of jobs or notifications; `duration` is such as `3 hours`. */
  someAreDue: ({ count, duration }: Counted<'duration'>) =>
    plural(count, {
      one: `${number(count)} is due, the oldest for ${duration}.`,
      other: `${number(count)} are due, the oldest for ${duration}.`,
    }),
  lastingMinutes: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  lastingHours: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` }),
  lastingDays: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} day`, other: `${number(count)} days` }),
  sizes: {
    bytes: ({ amount }: Values<'amount'>) => `${amount} bytes`,
    kilobytes: ({ amount }: Values<'amount'>) => `${amount} KB`,
    megabytes: ({ amount }: Values<'amount'>) => `${amount} MB`,
    gigabytes: ({ amount }: Values<'amount'>) => `${amount} GB`,
    terabytes: ({ amount }: Values<'amount'>) => `${amount} TB`,
  },
  failuresWithinADay: ({ count, service }: Counted<'service'>) =>
    plural(count, {
      one: `${service}: ${number(count)} failure within a day`,
      other: `${service}: ${number(count)} failures within a day`,
    }),
  readTheReasonBelowAnd: 'Read the reason below, and try the service once it is fixed.',
  aDisputedPaymentWaitsFor: ({ count }: Counted) =>
    plural(count, {
      one: 'A disputed payment waits for your answer',
      other: 'Disputed payments wait for your answer',
    }),
  answerAtStripeBy: ({ deadline }: Values<'deadline'>) =>
    `Answer at Stripe by ${deadline}, or the money is lost.`,
  theLastBackupFailed: 'The last backup failed',
  fixWhatIsNamedBelow: 'Fix what is named below: it is tried again by itself, after an hour at the latest.',
  /** Such as `The last backup is 3 days old`. */
  theLastBackupIsOld: ({ duration }: Values<'duration'>) => `The last backup is ${duration} old`,
  oneIsMadeEveryNight: 'One is made every night, as a job: look at the log for why there was none.',
  answerBy: ({ deadlines }: Values<'deadlines'>) => `Answer by ${deadlines}.`,
  allAreAnswered: 'All are answered.',
  openDisputes: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} open dispute.`, other: `${number(count)} open disputes.` }),
  mailComesBack: ({ count }: Counted) =>
    plural(count, {
      one: `Mail to ${number(count)} address comes back, so nothing is sent there.`,
      other: `Mail to ${number(count)} addresses comes back, so nothing is sent there.`,
    }),
  notificationsWereGivenUp: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} notification was given up`,
      other: `${number(count)} notifications were given up`,
    }),
  /** Of notifications. */
  theyAreStillUseful: ({ count }: Counted) =>
    plural(count, {
      one: 'It is still useful: retry it once its cause is fixed.',
      other: 'They are still useful: retry them once their cause is fixed.',
    }),
  jobsWereGivenUp: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} job was given up`, other: `${number(count)} jobs were given up` }),
  /** Of jobs. */
  retryThemOnceFixed: ({ count }: Counted) =>
    plural(count, {
      one: 'Retry it once its cause is fixed.',
      other: 'Retry them once their cause is fixed.',
    }),
};
