import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsApprovals = {
  approveAllCount: ({ count }) => `Alle ${count} freigeben`,
  approveCount: ({ count }) => `${count} freigeben`,
  rejectCount: ({ count }) => `${count} ablehnen`,
  chooseName: ({ name }) => `${name} auswählen`,
  noVehicle: 'Kein Fahrzeug',
  askedToJoinDay: ({ day }) => `Beitritt angefragt ${day}`,
  approveName: ({ name }) => `${name} freigeben`,
  approve: 'Freigeben',
  rejectName: ({ name }) => `${name} ablehnen`,
  reject: 'Ablehnen',
  decideLater: 'Später entscheiden',
  theyCanBookNowAnd: 'Ab jetzt können sie reservieren. Sie werden benachrichtigt.',
  theyWillBeNotified: 'Sie werden benachrichtigt.',
  somebodyElseHasApproved: ({ names }) => `Inzwischen von anderer Seite freigegeben: ${names}.`,
  somebodyElseHasRejected: ({ names }) => `Inzwischen von anderer Seite abgelehnt: ${names}.`,
  namesLeftMeanwhile: ({ names }) => `Inzwischen nicht mehr dabei: ${names}.`,
  theDecisionsCouldNotBeSaved: ({ count }) =>
    plural(count, {
      one: 'Die Entscheidung über eine Person konnte nicht gespeichert werden. Versuche es noch einmal.',
      other: `Die Entscheidungen über ${number(count)} Personen konnten nicht gespeichert werden. Versuche es noch einmal.`,
    }),
  peopleApproved: ({ count }) =>
    plural(count, {
      one: `${number(count)} Person freigegeben`,
      other: `${number(count)} Personen freigegeben`,
    }),
  peopleRejected: ({ count }) =>
    plural(count, { one: `${number(count)} Person abgelehnt`, other: `${number(count)} Personen abgelehnt` }),
  countOfAllApproved: ({ count, all }) => `${count} von ${all} freigegeben`,
  countOfAllRejected: ({ count, all }) => `${count} von ${all} abgelehnt`,
  nameBecomesAnAdministrator: ({ name }) => `${name} wird Admin.`,
  namesBecomeAdministrators: ({ names }) => `${names} werden Admins.`,
  approveNameQuestion: ({ name }) => `${name} freigeben?`,
  approvePeopleQuestion: ({ count }) =>
    plural(count, {
      one: `${number(count)} Person freigeben?`,
      other: `${number(count)} Personen freigeben?`,
    }),
  nameCanThenBook: ({ name }) => `${name} kann dann reservieren und wird benachrichtigt.`,
  namesCanThenBook: ({ names }) => `${names} können dann reservieren und werden benachrichtigt.`,
  rejectNameQuestion: ({ name }) => `${name} ablehnen?`,
  rejectPeopleQuestion: ({ count }) =>
    plural(count, { one: `${number(count)} Person ablehnen?`, other: `${number(count)} Personen ablehnen?` }),
  theyCannotBook:
    'Die Person kann in deiner Organisation nicht reservieren und wird benachrichtigt. Du kannst sie später wieder einladen.',
  namesCannotBook: ({ names }) =>
    `${names} können in deiner Organisation nicht reservieren und werden benachrichtigt. Du kannst sie später wieder einladen.`,
  countOthers: ({ count }) =>
    plural(count, { one: `${number(count)} weitere Person`, other: `${number(count)} weitere Personen` }),
} satisfies Messages['organizationsApprovals'];
