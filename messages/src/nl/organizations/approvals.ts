import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsApprovals = {
  approveAllCount: ({ count }) => `Alle ${count} toelaten`,
  approveCount: ({ count }) => `${count} toelaten`,
  rejectCount: ({ count }) => `${count} afwijzen`,
  chooseName: ({ name }) => `${name} kiezen`,
  noVehicle: 'Geen voertuig',
  askedToJoinDay: ({ day }) => `Aangemeld op ${day}`,
  approveName: ({ name }) => `${name} toelaten`,
  approve: 'Toelaten',
  rejectName: ({ name }) => `${name} afwijzen`,
  reject: 'Afwijzen',
  decideLater: 'Later beslissen',
  theyCanBookNowAnd: 'Ze kunnen nu reserveren en krijgen bericht.',
  theyWillBeNotified: 'Ze krijgen bericht.',
  somebodyElseHasApproved: ({ names }) => `Iemand anders heeft ${names} intussen toegelaten.`,
  somebodyElseHasRejected: ({ names }) => `Iemand anders heeft ${names} intussen afgewezen.`,
  namesLeftMeanwhile: ({ names }) => `Intussen vertrokken: ${names}.`,
  theDecisionsCouldNotBeSaved: ({ count }) =>
    plural(count, {
      one: 'De beslissing over één persoon kon niet worden opgeslagen. Probeer het opnieuw.',
      other: `De beslissingen over ${number(count)} mensen konden niet worden opgeslagen. Probeer het opnieuw.`,
    }),
  peopleApproved: ({ count }) =>
    plural(count, {
      one: `${number(count)} persoon toegelaten`,
      other: `${number(count)} mensen toegelaten`,
    }),
  peopleRejected: ({ count }) =>
    plural(count, { one: `${number(count)} persoon afgewezen`, other: `${number(count)} mensen afgewezen` }),
  countOfAllApproved: ({ count, all }) => `${count} van ${all} toegelaten`,
  countOfAllRejected: ({ count, all }) => `${count} van ${all} afgewezen`,
  nameBecomesAnAdministrator: ({ name }) => `${name} wordt beheerder.`,
  namesBecomeAdministrators: ({ names }) => `${names} worden beheerder.`,
  approveNameQuestion: ({ name }) => `${name} toelaten?`,
  approvePeopleQuestion: ({ count }) =>
    plural(count, { one: `${number(count)} persoon toelaten?`, other: `${number(count)} mensen toelaten?` }),
  nameCanThenBook: ({ name }) => `${name} kan dan reserveren en krijgt bericht.`,
  namesCanThenBook: ({ names }) => `${names} kunnen dan reserveren en krijgen bericht.`,
  rejectNameQuestion: ({ name }) => `${name} afwijzen?`,
  rejectPeopleQuestion: ({ count }) =>
    plural(count, { one: `${number(count)} persoon afwijzen?`, other: `${number(count)} mensen afwijzen?` }),
  theyCannotBook:
    'Deze persoon kan dan niet bij je organisatie reserveren en krijgt bericht. Later kun je deze persoon opnieuw uitnodigen.',
  namesCannotBook: ({ names }) =>
    `${names} kunnen dan niet bij je organisatie reserveren en krijgen bericht. Later kun je hen opnieuw uitnodigen.`,
  countOthers: ({ count }) =>
    plural(count, { one: `${number(count)} ander`, other: `${number(count)} anderen` }),
} satisfies Messages['organizationsApprovals'];
