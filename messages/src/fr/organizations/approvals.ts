import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsApprovals = {
  approveAllCount: ({ count }) => `Accepter les ${count}`,
  approveCount: ({ count }) => `Accepter ${count}`,
  rejectCount: ({ count }) => `Refuser ${count}`,
  chooseName: ({ name }) => `Choisir ${name}`,
  noVehicle: 'Pas de véhicule',
  askedToJoinDay: ({ day }) => `Demande du ${day}`,
  approveName: ({ name }) => `Accepter ${name}`,
  approve: 'Accepter',
  rejectName: ({ name }) => `Refuser ${name}`,
  reject: 'Refuser',
  decideLater: 'Décider plus tard',
  theyCanBookNowAnd: 'La réservation est possible dès maintenant, et une notification va être envoyée.',
  theyWillBeNotified: 'Une notification va être envoyée.',
  somebodyElseHasApproved: ({ names }) => `Une autre personne a entre-temps accepté ${names}.`,
  somebodyElseHasRejected: ({ names }) => `Une autre personne a entre-temps refusé ${names}.`,
  namesLeftMeanwhile: ({ names }) => `Ne fait plus partie de l’organisation : ${names}.`,
  theDecisionsCouldNotBeSaved: ({ count }) =>
    plural(count, {
      one: `La décision pour ${number(count)} personne n’a pas pu être enregistrée. Réessayez.`,
      other: `Les décisions pour ${number(count)} personnes n’ont pas pu être enregistrées. Réessayez.`,
    }),
  peopleApproved: ({ count }) =>
    plural(count, {
      one: `${number(count)} personne acceptée`,
      other: `${number(count)} personnes acceptées`,
    }),
  peopleRejected: ({ count }) =>
    plural(count, { one: `${number(count)} personne refusée`, other: `${number(count)} personnes refusées` }),
  countOfAllApproved: ({ count, all }) => `Acceptées : ${count} sur ${all}`,
  countOfAllRejected: ({ count, all }) => `Refusées : ${count} sur ${all}`,
  nameBecomesAnAdministrator: ({ name }) => `${name} aura le rôle d’administrateur.`,
  namesBecomeAdministrators: ({ names }) => `${names} auront le rôle d’administrateur.`,
  approveNameQuestion: ({ name }) => `Accepter ${name} ?`,
  approvePeopleQuestion: ({ count }) =>
    plural(count, {
      one: `Accepter ${number(count)} personne ?`,
      other: `Accepter ${number(count)} personnes ?`,
    }),
  nameCanThenBook: ({ name }) => `${name} pourra alors réserver, et recevra une notification.`,
  namesCanThenBook: ({ names }) => `${names} pourront alors réserver, et recevront une notification.`,
  rejectNameQuestion: ({ name }) => `Refuser ${name} ?`,
  rejectPeopleQuestion: ({ count }) =>
    plural(count, {
      one: `Refuser ${number(count)} personne ?`,
      other: `Refuser ${number(count)} personnes ?`,
    }),
  theyCannotBook:
    'Cette personne ne pourra pas réserver dans votre organisation, et recevra une notification. Vous pourrez l’inviter de nouveau plus tard.',
  namesCannotBook: ({ names }) =>
    `${names} ne pourront pas réserver dans votre organisation, et recevront une notification. Vous pourrez les inviter de nouveau plus tard.`,
  countOthers: ({ count }) =>
    plural(count, { one: `${number(count)} autre`, other: `${number(count)} autres` }),
} satisfies Messages['organizationsApprovals'];
