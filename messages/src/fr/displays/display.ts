import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const displaysDisplay = {
  thisDisplayHasNoLink: 'Cet écran n’a pas de lien',
  openTheAddressThatAn: 'Ouvrez l’adresse qu’un administrateur de votre organisation a créée pour lui.',
  thisDisplaysLinkIsNot: 'Le lien de cet écran n’est pas valide',
  itWasRevokedOrIs:
    'Il a été révoqué, ou il est incomplet. Un administrateur de votre organisation peut en créer un nouveau.',
  theServerCannotBeReached: 'Le serveur est injoignable',
  theChargersAreShownAs:
    'Les bornes s’affichent dès que la connexion est rétablie. Il n’y a rien à faire ici.',
  thisLocationIsNotIn: 'Ce site n’est pas en service',
  itsChargersCannotBeReserved: 'Ses bornes ne peuvent pas être réservées. Un administrateur peut le rouvrir.',
  notConnectedSince: ({ time }) => `Pas de connexion depuis ${time}.`,
  theChargersAreShownAsThey: 'Les bornes sont affichées telles qu’elles étaient alors.',
  reserveAtHost: ({ host }) => `Réservez sur ${host}`,
  somethingWentWrong: 'Un problème est survenu',
  thisDisplayStartsAgainWithin: 'Cet écran redémarre dans moins d’une minute.',
  empty: 'Inoccupée',
  reserved: 'Réservée',
  inUse: 'Occupée',
  reported: 'Signalée',
  powerAndPlug: ({ power, plug }) => `${power} kW, ${plug}`,
  untilTime: ({ time }) => `jusqu’à ${time}`,
  reportedAs: {
    blocked: 'Signalée bloquée',
    broken: 'Signalée en panne',
  },
  reportKinds: {
    blocked: 'bloquée',
    broken: 'en panne',
  },
  fromTime: ({ time }) => `dès ${time}`,
  reserveFirst: 'à réserver',
  waitingInLine: ({ count }) =>
    plural(count, {
      one: `${number(count)} personne en attente`,
      other: `${number(count)} personnes en attente`,
    }),
  noChargers: 'Aucune borne',
  anAdministratorAddsThemWith: 'Un administrateur les ajoute avec le site.',
  chargersFree: ({ count }) =>
    plural(count, { one: `${number(count)} libre`, other: `${number(count)} libres` }),
  ofChargers: ({ count }) =>
    plural(count, { one: `sur ${number(count)} borne`, other: `sur ${number(count)} bornes` }),
  reserveFirstOfAll: 'À réserver',
  nextFree: {
    today: ({ time, number }) => `Prochaine borne libre à ${time} : ${number}`,
    tomorrow: ({ time, number }) => `Prochaine borne libre demain à ${time} : ${number}`,
    later: ({ day, time, number }) => `Prochaine borne libre ${day} à ${time} : ${number}`,
  },
  nothingIsFreeTodayOr: 'Rien de libre aujourd’hui ni demain',
  noneFree: 'Aucune libre',
  byReservationOnly: 'Sur réservation uniquement.',
  byReservationOnlyUntil: ({ time }) => `Sur réservation uniquement jusqu’à ${time}.`,
  canBeReservedFrom: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} borne réservable dès ${time}.`,
      other: `${number(count)} bornes réservables dès ${time}.`,
    }),
  canBeUsedFrom: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} borne utilisable dès ${time}.`,
      other: `${number(count)} bornes utilisables dès ${time}.`,
    }),
  opens: {
    today: ({ time }) => `Ouvre à ${time}`,
    tomorrow: ({ time }) => `Ouvre demain à ${time}`,
    later: ({ day, time }) => `Ouvre ${day} à ${time}`,
  },
  itDoesNotOpenIn: 'Pas d’ouverture dans les semaines à venir',
  weekdays: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
} satisfies Messages['displaysDisplay'];
