import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operatorHealth = {
  lastBackup: 'Laatste back-up',
  itsSize: 'Grootte',
  itTook: 'Duur',
  failedOnAt: ({ at }) => `Mislukt op ${at}.`,
  backupIsMadeEveryNight: 'Elke nacht wordt er een gemaakt.',
  noBackupYetOneIsMadeEveryNight: 'Er is er nog geen: elke nacht wordt er een gemaakt.',
  seconds: ({ seconds }) => `${seconds} s`,
  noneIsMadeByNight: '’s Nachts wordt er geen gemaakt: stel BACKUP_DIR in, of voer chargerota backup uit.',
  theStateOfTheInstallation: 'De status van de installatie kon niet worden geladen',
  theRestOfTheProduct: 'Misschien werkt de rest van het product wel. Probeer het zo meteen opnieuw.',
  theLastRefreshFailedThese: 'Het laatste vernieuwen is mislukt; deze cijfers zijn ouder.',
  refreshesEvery30S: 'Wordt elke 30 s vernieuwd.',
  refresh: 'Vernieuwen',
  reservationsADay: 'Reserveringen per dag',
  queues: 'Wachtrijen',
  services: 'Diensten',
  backups: 'Back-ups',
  slowestRoutes: 'Traagste routes',
  thisInstance: 'Deze instantie',
  allIsWell: 'Alles in orde',
  nothingIsLateNothingIs: 'Niets is te laat, niets mislukt, en niets vraagt je aandacht.',
  thingsNeedYourAttention: ({ count }) =>
    plural(count, {
      one: 'Eén ding vraagt je aandacht',
      other: `${number(count)} dingen vragen je aandacht`,
    }),
  organizations: 'Organisaties',
  activeMembers: 'Actieve leden',
  reservationsTodayUTC: 'Reserveringen vandaag (UTC)',
  notificationsWaitingAbout: 'Wachtende berichten (ongeveer)',
  notificationsWaiting: 'Wachtende berichten',
  version: 'Versie',
  runningFor: 'Draait al',
  lessThanAMinute: 'minder dan een minuut',
  started: 'Gestart',
  database: 'Database',
  postgreSQLVersion: ({ version }) => `PostgreSQL ${version}`,
  itsSchema: 'Schema',
  itsConnections: 'Verbindingen',
  loadingTheStateOfThe: 'De status van de installatie wordt geladen',
  thisInstanceHasAnsweredNo: 'Deze instantie heeft nog geen verzoek beantwoord.',
  timesOfRoutes: 'Tijden van routes',
  route: 'Route',
  requests: 'Verzoeken',
  halfWithin: 'Helft binnen',
  most95Within: '95% binnen',
  ofThisInstanceSinceIts: 'Van deze instantie, sinds de start.',
  over25S: 'meer dan 2,5 s',
  millisecondsMs: ({ milliseconds }) => `${milliseconds} ms`,
  jobs: 'Taken',
  mail: 'E-mail',
  textMessage: 'Sms',
  pushMessage: 'Pushbericht',
  waiting: 'Wachtend',
  dueNow: 'Nu aan de beurt',
  failing: 'Met fouten',
  givenUp: 'Opgegeven',
  theOldestHasBeenDue: ({ duration }) => `De oudste is al ${duration} aan de beurt.`,
  aboutCount: ({ count }) => `ongeveer ${count}`,
  retryGivenUp: {
    notifications: ({ count }) =>
      plural(count, {
        one: `${number(count)} bericht opnieuw proberen`,
        other: `${number(count)} berichten opnieuw proberen`,
      }),
    jobs: ({ count }) =>
      plural(count, {
        one: `${number(count)} taak opnieuw proberen`,
        other: `${number(count)} taken opnieuw proberen`,
      }),
  },
  someAreOutOfDate: ({ count }) =>
    plural(count, {
      one: 'Eén is achterhaald, zoals een herinnering aan iets wat voorbij is, en blijft zoals het is.',
      other: `${number(count)} zijn achterhaald, zoals herinneringen aan iets wat voorbij is, en blijven zoals ze zijn.`,
    }),
  noneInTwoWeeks: 'Geen in twee weken',
  sumInTwoWeeksAtMost: ({ sum, most }) => `${sum} in twee weken, maximaal ${most} op een dag`,
  reservationsAndWalkInsBy: 'Reserveringen en laden zonder reservering per dag van begin, in UTC',
  day: 'Dag',
  reservations: 'Reserveringen',
  on: 'Aan',
  keptHere: 'Hier bewaard',
  off: 'Uit',
  lastFailure: ({ reason }) => `Laatste fout: ${reason}`,
  tryService: ({ service }) => `${service} testen`,
  try: 'Testen',
  notificationsInADay: ({ sent, failed }) => `${sent} berichten verstuurd, ${failed} mislukt in 24 uur`,
  notificationsInADayAtLeast: ({ sent, failed }) =>
    `Minstens ${sent} berichten verstuurd, ${failed} mislukt in 24 uur`,
  paymentsInADay: ({ charged, refused }) => `${charged} afgeschreven, ${refused} geweigerd in 24 uur`,
  paymentsInADayAtLeast: ({ charged, refused }) =>
    `Minstens ${charged} afgeschreven, ${refused} geweigerd in 24 uur`,
  tries: {
    mail: 'E-mail testen',
    sms: 'Sms’jes testen',
    payments: 'Betalingen testen',
    push: 'Pushberichten testen',
  },
  sendsOneEmailAtOnce:
    'Verstuurt meteen één e-mail, buiten alle wachtrijen om, en meldt wat de mailserver antwoordde.',
  sendEmail: 'E-mail versturen',
  theEmailSaysThatIt: 'In de e-mail staat dat het een test is.',
  sendsOneTextMessageAt:
    'Verstuurt meteen één sms en meldt wat ervan is geworden. Elke sms kost geld: maximaal 5 per uur.',
  sendTextMessage: 'Sms versturen',
  phoneNumber: 'Telefoonnummer',
  withItsCountryCodeSuch: 'Met landnummer, zoals +31 6 12345678',
  asksTheProviderForIts:
    'Vraagt de provider om het laatste nieuws. Er wordt niets afgeschreven en er verandert niets.',
  askProvider: 'Provider vragen',
  checksThatThisInstallationsKeys:
    'Controleert of de sleutels van deze installatie berichten kunnen ondertekenen. Er wordt geen bericht verstuurd, want alleen browsers die zich hebben aangemeld, krijgen er een.',
  checkKeys: 'Sleutels controleren',
  itWorks: 'Het werkt',
  itDidNotWork: 'Het werkte niet',
  itWasNotTried: 'Het is niet getest',
  textMessages: 'Sms’jes',
  payments: 'Betalingen',
  pushMessages: 'Pushberichten',
  jobsAreLate: 'Taken zijn te laat',
  jobsRunOnEveryInstance:
    'Taken draaien op elke instantie: kijk in het log ervan, en of de database het druk heeft.',
  notificationsAreLate: 'Berichten zijn te laat',
  checkBelowWhetherEmailText: 'Kijk hieronder of e-mails, sms’jes of pushberichten mislukken, en test ze.',
  thisVersionCannotWorkWith: 'Deze versie kan niet met de database werken',
  startThatVersionHere: 'Start die versie ook hier.',
  requestsComeThroughAProxy: 'Verzoeken komen via een proxy die niet wordt vertrouwd',
  ifItIsYoursSet:
    'Is hij van jou, zet dan TRUST_PROXY op zijn adres: tot dan deelt iedereen erachter één limiet voor pogingen. Heb je geen proxy, dan deed iemand zich als proxy voor, en hoef je niets te doen.',
  requestsComePastTheProxy: 'Verzoeken komen buiten de proxy om',
  trustProxyIsSetBut:
    'TRUST_PROXY is ingesteld, maar de verzoeken noemden niet het adres waarvoor ze werden doorgestuurd. Laat de proxy X-Forwarded-For zetten, en laat niemand anders bij de poort: wie dat kan, kan zich voor elk adres uitgeven.',
  someAreDue: ({ count, duration }) =>
    plural(count, {
      one: `${number(count)} is aan de beurt, de oudste al ${duration}.`,
      other: `${number(count)} zijn aan de beurt, de oudste al ${duration}.`,
    }),
  lastingMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuut`, other: `${number(count)} minuten` }),
  lastingHours: ({ count }) => plural(count, { one: `${number(count)} uur`, other: `${number(count)} uur` }),
  lastingDays: ({ count }) => plural(count, { one: `${number(count)} dag`, other: `${number(count)} dagen` }),
  sizes: {
    bytes: ({ amount }) => `${amount} bytes`,
    kilobytes: ({ amount }) => `${amount} kB`,
    megabytes: ({ amount }) => `${amount} MB`,
    gigabytes: ({ amount }) => `${amount} GB`,
    terabytes: ({ amount }) => `${amount} TB`,
  },
  failuresWithinADay: ({ count, service }) =>
    plural(count, {
      one: `${service}: ${number(count)} fout binnen een dag`,
      other: `${service}: ${number(count)} fouten binnen een dag`,
    }),
  readTheReasonBelowAnd: 'Lees hieronder de reden, en test de dienst zodra het is opgelost.',
  aDisputedPaymentWaitsFor: ({ count }) =>
    plural(count, {
      one: 'Een betwiste betaling wacht op je antwoord',
      other: 'Betwiste betalingen wachten op je antwoord',
    }),
  answerAtStripeBy: ({ deadline }) =>
    `Antwoord uiterlijk ${deadline} bij Stripe, anders is het geld verloren.`,
  theLastBackupFailed: 'De laatste back-up is mislukt',
  fixWhatIsNamedBelow:
    'Los op wat hieronder staat: het wordt vanzelf opnieuw geprobeerd, uiterlijk na een uur.',
  theLastBackupIsOld: ({ duration }) => `De laatste back-up is ${duration} oud`,
  oneIsMadeEveryNight: 'Elke nacht wordt er een gemaakt, als taak: kijk in het log waarom er geen was.',
  answerBy: ({ deadlines }) => `Antwoord uiterlijk ${deadlines}.`,
  allAreAnswered: 'Ze zijn allemaal beantwoord.',
  openDisputes: ({ count }) =>
    plural(count, {
      one: `${number(count)} openstaande betwisting.`,
      other: `${number(count)} openstaande betwistingen.`,
    }),
  mailComesBack: ({ count }) =>
    plural(count, {
      one: `E-mail aan ${number(count)} adres komt terug, dus daarheen wordt niets gestuurd.`,
      other: `E-mail aan ${number(count)} adressen komt terug, dus daarheen wordt niets gestuurd.`,
    }),
  notificationsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `${number(count)} bericht is opgegeven`,
      other: `${number(count)} berichten zijn opgegeven`,
    }),
  theyAreStillUseful: ({ count }) =>
    plural(count, {
      one: 'Het is nog nuttig: probeer het opnieuw zodra de oorzaak is verholpen.',
      other: 'Ze zijn nog nuttig: probeer ze opnieuw zodra de oorzaak is verholpen.',
    }),
  jobsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `${number(count)} taak is opgegeven`,
      other: `${number(count)} taken zijn opgegeven`,
    }),
  retryThemOnceFixed: ({ count }) =>
    plural(count, {
      one: 'Probeer de taak opnieuw zodra de oorzaak is verholpen.',
      other: 'Probeer ze opnieuw zodra de oorzaak is verholpen.',
    }),
} satisfies Messages['operatorHealth'];
