import type { Messages } from '../../en/index.ts';

export const homeLanding = {
  languages: 'Langues',
  reserve: 'À réserver',
  walkIn: 'Sans réservation',
  harborHouseGarage: 'Parking des Quais',
  anExampleDay: 'Un exemple de journée',
  exampleTimetableScrollsSideways: 'Exemple de planning, à faire défiler horizontalement',
  sixChargersFromTo: ({ opens, closes, from, until }) =>
    `Six bornes de ${opens} à ${closes} : les heures prises par d’autres, votre propre réservation de ${from} à ${until}, les heures de pointe où il faut réserver et les heures de recharge sans réservation.`,
  reserveStep: 'Réserver',
  pickALocationADay:
    'Choisissez un site, un jour et une heure. Vous voyez quelles bornes sont libres pendant toute la durée.',
  knowYourCharger: 'Savoir où aller',
  theDashboardOpensWithYour: 'L’accueil affiche d’emblée votre horaire, votre site et le numéro de la borne.',
  oneTapWithoutItThe:
    'Un geste suffit. Sans confirmation, la borne est rendue aux autres au bout de 30 minutes.',
  driveOn: 'Repartir',
  leaveEarlierReleaseTheCharger:
    'Vous partez plus tôt ? Libérez la borne : le reste de votre créneau est aussitôt disponible.',
  allDayAccess: 'Accès 24 h/24, 7 j/7',
  aroundTheClockWithinEach: 'Jour et nuit, dans les horaires d’ouverture de chaque site.',
  multiTenant: 'Plusieurs organisations',
  eachOrganizationHasItsOwn: 'Chaque organisation a ses propres membres, sites et règles.',
  organizationManaged: 'Géré par l’organisation',
  administratorsInviteApproveAndSet:
    'Les administrateurs invitent, acceptent les membres et fixent les heures de pointe.',
  realTime: 'En temps réel',
  everybodySeesChangesAtOnce:
    'Tout le monde voit aussitôt les changements. Aucune borne n’est réservée deux fois.',
  aTimetableForYourChargers: 'Un planning pour vos bornes.',
  membersOfAWorkplaceOr:
    'Les membres d’une entreprise ou d’un immeuble réservent une borne, confirment leur arrivée et la quittent à l’heure pour la personne suivante. La recharge est gratuite pour les membres.',
  startHere: 'Commencez ici',
  inShort: 'En bref',
  seeADemoOfThe: 'Voir une démo des écrans embarqués',
  doesSomethingNotWorkOr: 'Quelque chose ne fonctionne pas ou manque ? <a>Dites-le-nous</a>',
  nothingHasBeenChangedTry: 'Rien n’a été modifié. Réessayez dans un instant.',
  howItWorks: 'Comment ça marche',
  existingAdministratorUser: 'Déjà membre ou administrateur',
  reserveAChargerConfirmYour: 'Réservez une borne, confirmez votre arrivée, gérez votre organisation.',
  administratorRegistration: 'Inscription administrateur',
  createYourAccountAndYour: 'Créez votre compte et votre organisation. 14 jours gratuits.',
  newOrganization: 'Nouvelle organisation',
  createAnOrganization: 'Créer une organisation',
  alreadyAnAdministratorSetUp: 'Déjà administrateur ? Créez une autre organisation.',
  welcomeBackFirstName: ({ firstName }) => `Bonjour ${firstName}.`,
  yourOrganization: 'Votre organisation',
  seeYourStatus: 'Voir où vous en êtes',
  reserveACharger: 'Réserver une borne',
  chooseALocationADay: 'Choisissez un site, un jour et une heure.',
  yourReservations: 'Vos réservations',
  openTheDashboard: 'Aller à l’accueil',
  yourUpcomingAndPastReservations: 'Vos réservations à venir et passées, et votre profil.',
  manageIt: 'Gérer',
  membersInvitationsAndLocationsOf: ({ name }) => `Membres, invitations et sites de l’organisation ${name}.`,
  seeIt: 'Voir',
  youAreAMemberOf: ({ name }) =>
    `Vous êtes membre de l’organisation ${name}. Retrouvez ses informations et ses coordonnées.`,
  loading: 'CHARGEMENT',
} satisfies Messages['homeLanding'];
