import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesReport = {
  foundNoCharger: ({ count, unserved, percent }) =>
    plural(count, {
      one: `Demandes sans borne : ${unserved} sur ${number(count)} (${percent}).`,
      other: `Demandes sans borne : ${unserved} sur ${number(count)} (${percent}).`,
    }),
  nothingToCountYet: 'Rien à compter pour le moment.',
  nobodyReservedOrWaitedFor: 'Personne n’a réservé ni attendu de borne pendant cette période.',
  itIsTooEarlyTo: 'Il est trop tôt pour le dire.',
  thereWereRequestsOnDays: ({ count, leastAnswerDays }) =>
    plural(count, {
      one: `Jours avec des demandes : ${number(count)} ; il en faut ${leastAnswerDays} pour répondre.`,
      other: `Jours avec des demandes : ${number(count)} ; il en faut ${leastAnswerDays} pour répondre.`,
    }),
  noThereAreEnough: 'Non, il y en a assez.',
  allFoundACharger: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande, et elle a trouvé une borne.`,
      other: `Les ${number(count)} demandes ont toutes trouvé une borne.`,
    }),
  notYetNoShowsCost: 'Pas encore : les absences coûtent plus de temps.',
  fewerNoShowsGiveTimeBack: ({ count }) =>
    plural(count, {
      one: `${number(count)} réservation manquée (absence) : un délai de tolérance plus court, ou moins de réservations à venir par membre, redonne ce temps.`,
      other: `${number(count)} réservations manquées (absences) : un délai de tolérance plus court, ou moins de réservations à venir par membre, redonne ce temps.`,
    }),
  notYetButItIs: 'Pas encore, mais cela devient juste.',
  fromPercentOnMore: ({ percent }) => `À partir de ${percent}, des bornes supplémentaires se justifient.`,
  yesAboutMoreSpotsMore: ({ moreSpots }) => `Oui, environ ${moreSpots} de plus.`,
  aChargerServedSessions: ({ count, sessions }) =>
    plural(count, {
      one: `Recharges par borne et par jour : ${sessions}, sur ${number(count)} jour avec des demandes.`,
      other: `Recharges par borne et par jour : ${sessions}, sur ${number(count)} jours avec des demandes.`,
    }),
} satisfies Messages['rulesReport'];
