import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistLine = {
  waitForAChargerAt: ({ name }) => `Attendre une borne sur le site ${name}`,
  anyCharger: 'N’importe quelle borne',
  days: 'Jours',
  oneDay: 'Un seul jour',
  severalDays: 'Plusieurs jours',
  howManyDays: 'Combien de jours',
  todayAndTheDaysAfter: ({ count }) =>
    plural(count, {
      one: `Aujourd’hui et ${number(count)} jour de plus`,
      other: `Aujourd’hui et ${number(count)} jours de plus`,
    }),
  date: 'Date',
  earliestStart: 'Début au plus tôt',
  latestStart: 'Début au plus tard',
  duration: 'Durée',
  nameIsClosedOnThat: ({ name }) => `Le site ${name} est fermé ce jour-là : aucune borne ne s’y libérera.`,
  nameIsNotOpenFor: ({ name, hours }) =>
    `Le site ${name} n’est pas ouvert ${hours} d’affilée à ce moment-là : ce qui vous sera proposé sera plus court.`,
  nameClosesTooEarlyFor: ({ name, hours, time }) =>
    `Le site ${name} ferme trop tôt pour ${hours} à partir de ${time} : ce qui vous sera proposé dès cette heure sera plus court.`,
  youAreInLineFor: ({ day }) => `Vous êtes déjà sur la liste d’attente : ${day}`,
  changeWhatYouWaitFor: 'Modifier votre demande',
  youAreOfferedOneCharger:
    'Une seule borne à la fois vous est proposée, et elle vous est réservée le temps que vous décidiez.',
  youSeeOffersOnlyIn: 'Vous ne voyez les propositions que dans l’application',
  chooseHowYouAreTold: 'Choisir vos notifications',
  nameSendsNoNotificationsOf: ({ name }) =>
    `L’organisation ${name} n’envoie pas de notifications de bornes libres.`,
  aChargerIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Une borne vous est réservée environ ${number(count)} minute, et jusqu’à deux heures si le créneau commence beaucoup plus tard. Gardez l’application ouverte pendant l’attente : sinon, vous risquez de ne pas la voir à temps.`,
      other: `Une borne vous est réservée environ ${number(count)} minutes, et jusqu’à deux heures si le créneau commence beaucoup plus tard. Gardez l’application ouverte pendant l’attente : sinon, vous risquez de ne pas la voir à temps.`,
    }),
  withPushMessagesYouHear:
    'Avec les notifications push, vous le savez plus tôt et obtenez une borne plus souvent. <a>Activer les notifications push</a>',
  youAreToldWhen: ({ ways }) => `Vous recevez un message ${ways} quand une borne vous est proposée.`,
  itIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Elle vous est réservée environ ${number(count)} minute, et jusqu’à deux heures si le créneau commence beaucoup plus tard.`,
      other: `Elle vous est réservée environ ${number(count)} minutes, et jusqu’à deux heures si le créneau commence beaucoup plus tard.`,
    }),
  youAreWaiting: 'Vous attendez.',
  youAreInLine: 'Vous êtes sur la liste d’attente',
  itIsYourTurn: 'C’est votre tour',
  aChargerIsHeldFor: 'Une borne vous est réservée.',
  goToDashboard: 'Aller à l’accueil',
  backToBooking: 'Retour à la réservation',
  lineStatistics: 'Statistiques de la liste d’attente',
  countedAt: 'Compté pour',
  allLocations: 'Tous les sites',
  theFiguresCouldNotBe: 'Impossible d’afficher les chiffres',
  theLineStillWorks: 'La liste d’attente fonctionne toujours.',
  nothingToCountYet: 'Rien à compter pour le moment',
  nobodyHasReservedOrWaited: 'Personne n’a réservé ni attendu au cours de ces semaines.',
  weekFrom: 'Semaine du',
  requests: 'Demandes',
  served: 'Avec borne',
  notServed: 'Sans borne',
  hoursSaved: 'Heures récupérées',
  aRequestIsOneMember:
    'Une demande correspond à un membre qui a attendu un jour donné. Les membres qui ont quitté la liste d’attente ne comptent ni avec ni sans borne. Les heures récupérées sont celles que des membres ont libérées et que d’autres ont utilisées.',
  thisWeekSoFar: 'Cette semaine, à ce jour',
  nobodyReservedOrWaitedIn: 'Personne n’a réservé ni attendu au cours des quatre dernières semaines.',
  itIsTooEarlyTo:
    'Il est trop tôt pour dire ce que la liste d’attente apporte : cela fait moins de deux semaines que des bornes sont réservées ici.',
  thereIsNothingToGain:
    'Il n’y a rien à gagner : au cours des quatre dernières semaines, presque toutes les demandes ont trouvé une borne libre sans attendre.',
  hardlyAnybodyWaitedInThe:
    'Presque personne n’a attendu au cours des quatre dernières semaines, alors que les bornes sont souvent réservées. Les membres ne savent peut-être pas qu’ils peuvent en attendre une.',
  theLineHelpsInThe: ({ served, total, hours }) =>
    `La liste d’attente est utile. Au cours des quatre dernières semaines, demandes en attente qui ont obtenu une borne : ${served} sur ${total} ; heures libérées puis utilisées : ${hours}.`,
  requestsFoundNoCharger: ({ notServed, total }) =>
    `Au cours des quatre dernières semaines, demandes en attente restées sans borne : ${notServed} sur ${total}.`,
  inASimulatedWorkplaceA:
    'Sur un lieu de travail simulé, une liste d’attente à elle seule a peu changé à deux demandes par borne et par jour. À quatre, elle a apporté 3 % de recharges de plus, et les 10 % de personnes les moins bien servies ont obtenu une borne pour 82 % de leurs demandes au lieu de 68 %.',
  requestsPerChargerAndDay: ({ number }) =>
    `Demandes par borne et par jour, réservations comprises : ${number}.`,
  eachMemberCanHaveAtMost: ({ count }) =>
    plural(count, {
      one: `<b>Chaque membre peut maintenant avoir au plus ${number(count)} réservation à venir.</b> Les réservations déjà faites restent inchangées.`,
      other: `<b>Chaque membre peut maintenant avoir au plus ${number(count)} réservations à venir.</b> Les réservations déjà faites restent inchangées.`,
    }),
  undo: 'Annuler',
  youAreNotAskedAgain: ({ day }) =>
    `La question ne vous sera pas reposée avant le ${day}, mais cette limite se trouve à tout moment dans les paramètres.`,
  membersCanReserveAnyNumber: ({ count }) =>
    plural(count, {
      one: `<b>Les membres peuvent réserver autant de créneaux à l’avance qu’ils le souhaitent.</b> Avec au plus ${number(count)} réservation à venir par membre, il reste plus de place pour ceux qui attendent.`,
      other: `<b>Les membres peuvent réserver autant de créneaux à l’avance qu’ils le souhaitent.</b> Avec au plus ${number(count)} réservations à venir par membre, il reste plus de place pour ceux qui attendent.`,
    }),
  allowAtMost: ({ count }) =>
    plural(count, { one: `Limiter à ${number(count)}`, other: `Limiter à ${number(count)}` }),
  yourPlacesInLineAre: 'Vos rangs sur la liste d’attente restent inchangés.',
  theLineCouldNotBe: 'Impossible d’afficher la liste d’attente',
  youAreAlsoWaitingFor: 'Vous attendez aussi',
  youAreWaitingFor: 'Vous attendez',
  nothingAtTheMoment: 'Rien pour le moment',
  joinTheLineAndYou: 'Rejoignez la liste d’attente, et la prochaine borne qui se libère vous sera proposée.',
  theLineIsSwitchedOff: 'La liste d’attente est désactivée',
  nobodyCanJoinItUntil: 'Personne ne peut la rejoindre tant que vous ne l’avez pas <a>activée</a>.',
  nobodyCanJoinItUntilAn: 'Personne ne peut la rejoindre tant qu’un administrateur ne l’a pas activée.',
  thereIsNoSuchOffer: 'Vous n’avez pas cette proposition',
  itWasMadeMoreThan: 'Elle date de plus d’un jour, ou a été faite à une personne qui a un autre compte.',
  waitForACharger: 'Attendre une borne',
  joinTheLine: 'Rejoindre la liste d’attente',
  changeWhatYouWaitForAt: ({ name }) => `Modifier votre demande sur le site ${name}`,
  save: 'Enregistrer',
  everybodyInLine: 'Toutes les personnes en attente',
  everybodyKeepsTheirPlace: 'Chaque personne garde son rang.',
  nobodyIsWaitingHere: 'Personne n’attend ici',
  membersWhoJoinTheLine: 'Les membres qui rejoignent la liste d’attente figurent ici.',
  administratorsChooseTheOrder:
    'Les administrateurs choisissent l’ordre pour tous dans les paramètres ; personne ne peut être déplacé à la main.',
  totalEntriesInAllThe: ({ total, shown }) =>
    `${total} demandes en tout ; les ${shown} premières figurent ici.`,
  mayNotReserveNowSo: 'Ne peut pas réserver en ce moment : rien n’est donc proposé.',
  pausedAfterTwoOffersThat: 'En pause après deux propositions restées sans réponse.',
  atTheFrontTodayBecause: 'En tête aujourd’hui, car la borne de ce membre était inutilisable.',
  theyWereNotOfferedThe: ({ reason }) => `Le dernier créneau libre ne lui a pas été proposé : ${reason}`,
  chargerIsHeldForThem: 'La borne {spotNumber} lui est réservée jusqu’à {time} : {slot}',
} satisfies Messages['waitlistLine'];
