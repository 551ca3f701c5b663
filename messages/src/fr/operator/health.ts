import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operatorHealth = {
  lastBackup: 'Dernière sauvegarde',
  itsSize: 'Taille',
  itTook: 'Durée',
  failedOnAt: ({ at }) => `Échec : ${at}.`,
  backupIsMadeEveryNight: 'Une sauvegarde est faite chaque nuit.',
  noBackupYetOneIsMadeEveryNight: 'Il n’y en a pas encore eu : une sauvegarde est faite chaque nuit.',
  seconds: ({ seconds }) => `${seconds} s`,
  noneIsMadeByNight: 'Aucune n’est faite la nuit : définissez BACKUP_DIR, ou lancez chargerota backup.',
  theStateOfTheInstallation: 'Impossible d’afficher l’état de l’installation',
  theRestOfTheProduct: 'Le reste du produit fonctionne peut-être. Réessayez dans un instant.',
  theLastRefreshFailedThese: 'La dernière actualisation a échoué ; ces chiffres sont plus anciens.',
  refreshesEvery30S: 'Actualisation toutes les 30 s.',
  refresh: 'Actualiser',
  reservationsADay: 'Réservations par jour',
  queues: 'Files d’attente',
  services: 'Services',
  backups: 'Sauvegardes',
  slowestRoutes: 'Routes les plus lentes',
  thisInstance: 'Cette instance',
  allIsWell: 'Tout va bien',
  nothingIsLateNothingIs: 'Rien n’est en retard, rien n’échoue, et rien ne demande votre attention.',
  thingsNeedYourAttention: ({ count }) =>
    plural(count, {
      one: `${number(count)} point demande votre attention`,
      other: `${number(count)} points demandent votre attention`,
    }),
  organizations: 'Organisations',
  activeMembers: 'Membres actifs',
  reservationsTodayUTC: 'Réservations aujourd’hui (UTC)',
  notificationsWaitingAbout: 'Notifications en attente (environ)',
  notificationsWaiting: 'Notifications en attente',
  version: 'Version',
  runningFor: 'En marche depuis',
  lessThanAMinute: 'moins d’une minute',
  started: 'Démarrage',
  database: 'Base de données',
  postgreSQLVersion: ({ version }) => `PostgreSQL ${version}`,
  itsSchema: 'Schéma',
  itsConnections: 'Connexions',
  loadingTheStateOfThe: 'Chargement de l’état de l’installation',
  thisInstanceHasAnsweredNo: 'Cette instance n’a encore répondu à aucune requête.',
  timesOfRoutes: 'Temps de réponse des routes',
  route: 'Route',
  requests: 'Requêtes',
  halfWithin: 'La moitié en',
  most95Within: '95 % en',
  ofThisInstanceSinceIts: 'Pour cette instance, depuis son démarrage.',
  over25S: 'plus de 2,5 s',
  millisecondsMs: ({ milliseconds }) => `${milliseconds} ms`,
  jobs: 'Tâches',
  mail: 'E-mail',
  textMessage: 'SMS',
  pushMessage: 'Notification push',
  waiting: 'En attente',
  dueNow: 'À traiter',
  failing: 'En échec',
  givenUp: 'Abandonnées',
  theOldestHasBeenDue: ({ duration }) => `La plus ancienne attend depuis ${duration}.`,
  aboutCount: ({ count }) => `environ ${count}`,
  retryGivenUp: {
    notifications: ({ count }) =>
      plural(count, {
        one: `Relancer ${number(count)} notification`,
        other: `Relancer ${number(count)} notifications`,
      }),
    jobs: ({ count }) =>
      plural(count, { one: `Relancer ${number(count)} tâche`, other: `Relancer ${number(count)} tâches` }),
  },
  someAreOutOfDate: ({ count }) =>
    plural(count, {
      one: `${number(count)} est périmée, comme un rappel passé, et reste telle quelle.`,
      other: `${number(count)} sont périmées, comme des rappels passés, et restent telles quelles.`,
    }),
  noneInTwoWeeks: 'Aucune en deux semaines',
  sumInTwoWeeksAtMost: ({ sum, most }) => `${sum} en deux semaines, au plus ${most} par jour`,
  reservationsAndWalkInsBy: 'Réservations et recharges sans réservation, selon le jour de leur début, en UTC',
  day: 'Jour',
  reservations: 'Réservations',
  on: 'Activé',
  keptHere: 'Conservé ici',
  off: 'Désactivé',
  lastFailure: ({ reason }) => `Dernier échec : ${reason}`,
  tryService: ({ service }) => `Tester : ${service}`,
  try: 'Tester',
  notificationsInADay: ({ sent, failed }) =>
    `Notifications envoyées en 24 heures : ${sent}, en échec : ${failed}`,
  notificationsInADayAtLeast: ({ sent, failed }) =>
    `Notifications envoyées en 24 heures : au moins ${sent}, en échec : ${failed}`,
  paymentsInADay: ({ charged, refused }) =>
    `Paiements prélevés en 24 heures : ${charged}, refusés : ${refused}`,
  paymentsInADayAtLeast: ({ charged, refused }) =>
    `Paiements prélevés en 24 heures : au moins ${charged}, refusés : ${refused}`,
  tries: {
    mail: 'Tester l’e-mail',
    sms: 'Tester les SMS',
    payments: 'Tester les paiements',
    push: 'Tester les notifications push',
  },
  sendsOneEmailAtOnce:
    'Envoie immédiatement un e-mail, sans passer par les files d’attente, et affiche la réponse du serveur de messagerie.',
  sendEmail: 'Envoyer l’e-mail',
  theEmailSaysThatIt: 'L’e-mail indique qu’il s’agit d’un test.',
  sendsOneTextMessageAt:
    'Envoie immédiatement un SMS et affiche ce qu’il est devenu. Chaque SMS coûte de l’argent : au plus 5 par heure.',
  sendTextMessage: 'Envoyer le SMS',
  phoneNumber: 'Numéro de téléphone',
  withItsCountryCodeSuch: 'Avec l’indicatif du pays, par exemple +33 1 99 00 12 34',
  asksTheProviderForIts:
    'Demande au prestataire ses dernières nouvelles. Rien n’est prélevé et rien ne change.',
  askProvider: 'Interroger le prestataire',
  checksThatThisInstallationsKeys:
    'Vérifie que les clés de cette installation peuvent signer des messages. Aucun message n’est envoyé, car seuls les navigateurs abonnés en reçoivent.',
  checkKeys: 'Vérifier les clés',
  itWorks: 'Cela fonctionne',
  itDidNotWork: 'Cela n’a pas fonctionné',
  itWasNotTried: 'Le test n’a pas été fait',
  textMessages: 'SMS',
  payments: 'Paiements',
  pushMessages: 'Notifications push',
  jobsAreLate: 'Des tâches sont en retard',
  jobsRunOnEveryInstance:
    'Les tâches s’exécutent sur chaque instance : consultez son journal, et vérifiez si la base de données est surchargée.',
  notificationsAreLate: 'Des notifications sont en retard',
  checkBelowWhetherEmailText:
    'Vérifiez ci-dessous si les e-mails, les SMS ou les notifications push échouent, et testez-les.',
  thisVersionCannotWorkWith: 'Cette version ne peut pas fonctionner avec la base de données',
  startThatVersionHere: 'Démarrez-la ici aussi.',
  requestsComeThroughAProxy: 'Des requêtes passent par un proxy qui n’est pas de confiance',
  ifItIsYoursSet:
    'Si c’est le vôtre, indiquez son adresse dans TRUST_PROXY : d’ici là, tous ceux qui passent par lui partagent une même limite de tentatives. Si vous n’avez pas de proxy, quelqu’un s’est fait passer pour un proxy, et il n’y a rien à faire.',
  requestsComePastTheProxy: 'Des requêtes contournent le proxy',
  trustProxyIsSetBut:
    'TRUST_PROXY est défini, mais elles n’indiquaient pas l’adresse pour laquelle elles ont été transmises. Faites définir X-Forwarded-For par le proxy, et ne laissez personne d’autre atteindre le port : toute personne qui y accède peut se donner n’importe quelle adresse.',
  someAreDue: ({ count, duration }) =>
    plural(count, {
      one: `${number(count)} est à traiter, la plus ancienne depuis ${duration}.`,
      other: `${number(count)} sont à traiter, la plus ancienne depuis ${duration}.`,
    }),
  lastingMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  lastingHours: ({ count }) =>
    plural(count, { one: `${number(count)} heure`, other: `${number(count)} heures` }),
  lastingDays: ({ count }) =>
    plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` }),
  sizes: {
    bytes: ({ amount }) => `${amount} octets`,
    kilobytes: ({ amount }) => `${amount} Ko`,
    megabytes: ({ amount }) => `${amount} Mo`,
    gigabytes: ({ amount }) => `${amount} Go`,
    terabytes: ({ amount }) => `${amount} To`,
  },
  failuresWithinADay: ({ count, service }) =>
    plural(count, {
      one: `${service} : ${number(count)} échec en un jour`,
      other: `${service} : ${number(count)} échecs en un jour`,
    }),
  readTheReasonBelowAnd: 'Lisez la raison ci-dessous, et testez le service une fois le problème réglé.',
  aDisputedPaymentWaitsFor: ({ count }) =>
    plural(count, {
      one: 'Un paiement contesté attend votre réponse',
      other: 'Des paiements contestés attendent votre réponse',
    }),
  answerAtStripeBy: ({ deadline }) =>
    `Répondez chez Stripe avant cette date limite : ${deadline}. Sinon, l’argent est perdu.`,
  theLastBackupFailed: 'La dernière sauvegarde a échoué',
  fixWhatIsNamedBelow:
    'Corrigez ce qui est indiqué ci-dessous : une nouvelle tentative a lieu automatiquement, au plus tard dans une heure.',
  theLastBackupIsOld: ({ duration }) => `La dernière sauvegarde date d’il y a ${duration}`,
  oneIsMadeEveryNight:
    'Une sauvegarde est faite chaque nuit, par une tâche : cherchez dans le journal pourquoi il n’y en a pas eu.',
  answerBy: ({ deadlines }) => `Date limite de réponse : ${deadlines}.`,
  allAreAnswered: 'Toutes ont reçu une réponse.',
  openDisputes: ({ count }) =>
    plural(count, {
      one: `${number(count)} contestation en cours.`,
      other: `${number(count)} contestations en cours.`,
    }),
  mailComesBack: ({ count }) =>
    plural(count, {
      one: `Les e-mails envoyés à ${number(count)} adresse reviennent, donc plus rien n’y est envoyé.`,
      other: `Les e-mails envoyés à ${number(count)} adresses reviennent, donc plus rien n’y est envoyé.`,
    }),
  notificationsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `${number(count)} notification a été abandonnée`,
      other: `${number(count)} notifications ont été abandonnées`,
    }),
  theyAreStillUseful: ({ count }) =>
    plural(count, {
      one: 'Elle est encore utile : relancez-la une fois la cause réglée.',
      other: 'Elles sont encore utiles : relancez-les une fois la cause réglée.',
    }),
  jobsWereGivenUp: ({ count }) =>
    plural(count, {
      one: `${number(count)} tâche a été abandonnée`,
      other: `${number(count)} tâches ont été abandonnées`,
    }),
  retryThemOnceFixed: ({ count }) =>
    plural(count, {
      one: 'Relancez-la une fois la cause réglée.',
      other: 'Relancez-les une fois la cause réglée.',
    }),
} satisfies Messages['operatorHealth'];
