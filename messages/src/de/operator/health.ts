import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operatorHealth = {
  lastBackup: 'Letzte Sicherung',
  itsSize: 'Größe',
  itTook: 'Dauer',
  failedOnAt: ({ at }) => `Fehlgeschlagen am ${at}.`,
  backupIsMadeEveryNight: 'Jede Nacht wird eine erstellt.',
  noBackupYetOneIsMadeEveryNight: 'Es gibt noch keine: Jede Nacht wird eine erstellt.',
  seconds: ({ seconds }) => `${seconds} s`,
  noneIsMadeByNight: 'Nachts wird keine erstellt: Setze BACKUP_DIR oder führe chargerota backup aus.',
  theStateOfTheInstallation: 'Der Zustand der Installation konnte nicht geladen werden',
  theRestOfTheProduct: 'Alles andere funktioniert vielleicht. Versuche es gleich noch einmal.',
  theLastRefreshFailedThese: 'Die letzte Aktualisierung ist fehlgeschlagen. Diese Zahlen sind älter.',
  refreshesEvery30S: 'Aktualisiert sich alle 30 s.',
  refresh: 'Aktualisieren',
  reservationsADay: 'Reservierungen pro Tag',
  queues: 'Warteschlangen',
  services: 'Dienste',
  backups: 'Sicherungen',
  slowestRoutes: 'Langsamste Routen',
  thisInstance: 'Diese Instanz',
  allIsWell: 'Alles in Ordnung',
  nothingIsLateNothingIs:
    'Nichts ist verspätet, nichts schlägt fehl und nichts braucht deine Aufmerksamkeit.',
  thingsNeedYourAttention: ({ count }) =>
    plural(count, {
      one: 'Etwas braucht deine Aufmerksamkeit',
      other: `${number(count)} Dinge brauchen deine Aufmerksamkeit`,
    }),
  organizations: 'Organisationen',
  activeMembers: 'Aktive Mitglieder',
  reservationsTodayUTC: 'Reservierungen heute (UTC)',
  notificationsWaitingAbout: 'Wartende Benachrichtigungen (etwa)',
  notificationsWaiting: 'Wartende Benachrichtigungen',
  version: 'Version',
  runningFor: 'Laufzeit',
  lessThanAMinute: 'weniger als eine Minute',
  started: 'Gestartet',
  database: 'Datenbank',
  postgreSQLVersion: ({ version }) => `PostgreSQL ${version}`,
  itsSchema: 'Schema',
  itsConnections: 'Verbindungen',
  loadingTheStateOfThe: 'Zustand der Installation wird geladen',
  thisInstanceHasAnsweredNo: 'Diese Instanz hat noch keine Anfrage beantwortet.',
  timesOfRoutes: 'Zeiten der Routen',
  route: 'Route',
  requests: 'Anfragen',
  halfWithin: '50 % in',
  most95Within: '95 % in',
  ofThisInstanceSinceIts: 'Von dieser Instanz, seit ihrem Start.',
  over25S: 'über 2,5 s',
  millisecondsMs: ({ milliseconds }) => `${milliseconds} ms`,
  jobs: 'Aufgaben',
  mail: 'E-Mail',
  textMessage: 'SMS',
  pushMessage: 'Push-Nachricht',
  waiting: 'Wartend',
  dueNow: 'Jetzt fällig',
  failing: 'Mit Fehlern',
  givenUp: 'Aufgegeben',
  theOldestHasBeenDue: ({ duration }) => `Die älteste ist schon ${duration} fällig.`,
  aboutCount: ({ count }) => `etwa ${count}`,
  retryGivenUp: {
    notifications: ({ count }) =>
      plural(count, {
        one: `${number(count)} Benachrichtigung erneut senden`,
        other: `${number(count)} Benachrichtigungen erneut senden`,
      }),
    jobs: ({ count }) =>
      plural(count, {
        one: `${number(count)} Aufgabe erneut ausführen`,
        other: `${number(count)} Aufgaben erneut ausführen`,
      }),
  },
  someAreOutOfDate: ({ count }) =>
    plural(count, {
      one: 'Eine ist veraltet, etwa eine Erinnerung an Vergangenes, und bleibt, wie sie ist.',
      other: `${number(count)} sind veraltet, etwa Erinnerungen an Vergangenes, und bleiben, wie sie sind.`,
    }),
  noneInTwoWeeks: 'Keine in zwei Wochen',
  sumInTwoWeeksAtMost: ({ sum, most }) => `${sum} in zwei Wochen, höchstens ${most} pro Tag`,
  reservationsAndWalkInsBy: 'Reservierungen und Spontanladen nach dem Tag ihres Beginns, in UTC',
  day: 'Tag',
  reservations: 'Reservierungen',
  on: 'An',
  keptHere: 'Bleibt hier',
  off: 'Aus',
  lastFailure: ({ reason }) => `Letzter Fehler: ${reason}`,
  tryService: ({ service }) => `${service} testen`,
  try: 'Testen',
  notificationsInADay: ({ sent, failed }) =>
    `${sent} Benachrichtigungen gesendet, ${failed} fehlgeschlagen in 24 Stunden`,
  notificationsInADayAtLeast: ({ sent, failed }) =>
    `Mindestens ${sent} Benachrichtigungen gesendet, ${failed} fehlgeschlagen in 24 Stunden`,
  paymentsInADay: ({ charged, refused }) => `${charged} abgebucht, ${refused} abgelehnt in 24 Stunden`,
  paymentsInADayAtLeast: ({ charged, refused }) =>
    `Mindestens ${charged} abgebucht, ${refused} abgelehnt in 24 Stunden`,
  tries: {
    mail: 'E-Mail testen',
    sms: 'SMS testen',
    payments: 'Zahlungen testen',
    push: 'Push-Nachrichten testen',
  },
  sendsOneEmailAtOnce:
    'Sendet sofort eine E-Mail, an allen Warteschlangen vorbei, und sagt, was der Mailserver geantwortet hat.',
  sendEmail: 'E-Mail senden',
  theEmailSaysThatIt: 'In der E-Mail steht, dass sie ein Test ist.',
  sendsOneTextMessageAt:
    'Sendet sofort eine SMS und sagt, was aus ihr geworden ist. Jede kostet Geld: höchstens 5 pro Stunde.',
  sendTextMessage: 'SMS senden',
  phoneNumber: 'Telefonnummer',
  withItsCountryCodeSuch: 'Mit Ländervorwahl, zum Beispiel +1 415 555 0134',
  asksTheProviderForIts:
    'Fragt beim Anbieter nach Neuigkeiten. Es wird nichts abgebucht und nichts geändert.',
  askProvider: 'Anbieter fragen',
  checksThatThisInstallationsKeys:
    'Prüft, ob die Schlüssel dieser Installation Nachrichten signieren können. Gesendet wird nichts, denn nur Browser mit Abonnement bekommen Nachrichten.',
  checkKeys: 'Schlüssel prüfen',
  itWorks: 'Es funktioniert',
  itDidNotWork: 'Es hat nicht funktioniert',
  itWasNotTried: 'Es wurde nicht getestet',
  textMessages: 'SMS',
  payments: 'Zahlungen',
  pushMessages: 'Push-Nachrichten',
  jobsAreLate: 'Aufgaben sind verspätet',
  jobsRunOnEveryInstance:
    'Aufgaben laufen auf jeder Instanz: Sieh in ihrem Protokoll nach und prüfe, ob die Datenbank ausgelastet ist.',
  notificationsAreLate: 'Benachrichtigungen sind verspätet',
  checkBelowWhetherEmailText:
    'Prüfe unten, ob E-Mails, SMS oder Push-Nachrichten fehlschlagen, und teste sie.',
  thisVersionCannotWorkWith: 'Diese Version kann mit der Datenbank nicht arbeiten',
  startThatVersionHere: 'Starte dieselbe auch hier.',
  requestsComeThroughAProxy: 'Anfragen kommen über einen Proxy, dem nicht vertraut wird',
  ifItIsYoursSet:
    'Wenn er dir gehört, setze TRUST_PROXY auf seine Adresse: Bis dahin teilen sich alle hinter ihm ein Limit an Versuchen. Wenn du keinen Proxy hast, hat sich jemand als einer ausgegeben, und du brauchst nichts zu tun.',
  requestsComePastTheProxy: 'Anfragen kommen am Proxy vorbei',
  trustProxyIsSetBut:
    'TRUST_PROXY ist gesetzt, aber die Anfragen nannten nicht die Adresse, für die sie weitergeleitet wurden. Lass den Proxy X-Forwarded-For setzen und sonst niemanden an den Port: Wer ihn erreicht, kann jede Adresse vorgeben.',
  someAreDue: ({ count, duration }) =>
    plural(count, {
      one: `${number(count)} ist fällig, und zwar schon ${duration}.`,
      other: `${number(count)} sind fällig, die älteste schon ${duration}.`,
    }),
  lastingMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` }),
  lastingHours: ({ count }) =>
    plural(count, { one: `${number(count)} Stunde`, other: `${number(count)} Stunden` }),
  lastingDays: ({ count }) => plural(count, { one: `${number(count)} Tag`, other: `${number(count)} Tage` }),
  sizes: {
    bytes: ({ amount }) => `${amount} Byte`,
    kilobytes: ({ amount }) => `${amount} KB`,
    megabytes: ({ amount }) => `${amount} MB`,
    gigabytes: ({ amount }) => `${amount} GB`,
    terabytes: ({ amount }) => `${amount} TB`,
  },
  failuresWithinADay: ({ count, service }) =>
    plural(count, {
      one: `${service}: ${number(count)} Fehler innerhalb eines Tages`,
      other: `${service}: ${number(count)} Fehler innerhalb eines Tages`,
    }),
  readTheReasonBelowAnd: 'Lies unten den Grund und teste den Dienst, sobald das Problem behoben ist.',
  aDisputedPaymentWaitsFor: ({ count }) =>
    plural(count, {
      one: 'Eine beanstandete Zahlung wartet auf deine Antwort',
      other: 'Beanstandete Zahlungen warten auf deine Antwort',
    }),
  answerAtStripeBy: ({ deadline }) => `Antworte bei Stripe bis ${deadline}, sonst ist das Geld verloren.`,
  theLastBackupFailed: 'Die letzte Sicherung ist fehlgeschlagen',
  fixWhatIsNamedBelow:
    'Behebe, was unten genannt ist: Spätestens nach einer Stunde wird es von selbst erneut versucht.',
  theLastBackupIsOld: ({ duration }) => `Die letzte Sicherung ist ${duration} alt`,
  oneIsMadeEveryNight:
    'Jede Nacht wird eine als Aufgabe erstellt: Sieh im Protokoll nach, warum es keine gab.',
  answerBy: ({ deadlines }) => `Antworte bis ${deadlines}.`,
  allAreAnswered: 'Alle sind beantwortet.',
  openDisputes: ({ count }) =>
    plural(count, {
      one: `${number(count)} offene Beanstandung.`,
      other: `${number(count)} offene Beanstandungen.`,
    }),
  mailComesBack: ({ count }) =>
    plural(count, {
      one: `E-Mails an ${number(count)} Adresse kommen zurück, deshalb wird dorthin nichts gesendet.`,
      other: `E-Mails an ${number(count)} Adressen kommen zurück, deshalb wird dorthin nichts gesendet.`,
    }),
  notificationsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `${number(count)} Benachrichtigung wurde aufgegeben`,
      other: `${number(count)} Benachrichtigungen wurden aufgegeben`,
    }),
  theyAreStillUseful: ({ count }) =>
    plural(count, {
      one: 'Sie ist noch nützlich: Sende sie erneut, sobald die Ursache behoben ist.',
      other: 'Sie sind noch nützlich: Sende sie erneut, sobald die Ursache behoben ist.',
    }),
  jobsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `${number(count)} Aufgabe wurde aufgegeben`,
      other: `${number(count)} Aufgaben wurden aufgegeben`,
    }),
  retryThemOnceFixed: ({ count }) =>
    plural(count, {
      one: 'Führe sie erneut aus, sobald die Ursache behoben ist.',
      other: 'Führe sie erneut aus, sobald die Ursache behoben ist.',
    }),
} satisfies Messages['operatorHealth'];
