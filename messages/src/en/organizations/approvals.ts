import { number, plural, type Counted, type Values } from '../../values.ts';

export const organizationsApprovals = {
  // organizations/components/approvals/approval-list.tsx
  approveAllCount: ({ count }: Values<'count'>) => `Approve all ${count}`,
  approveCount: ({ count }: Values<'count'>) => `Approve ${count}`,
  rejectCount: ({ count }: Values<'count'>) => `Reject ${count}`,
  chooseName: ({ name }: Values<'name'>) => `Choose ${name}`,
  noVehicle: 'No vehicle',
  askedToJoinDay: ({ day }: Values<'day'>) => `Asked to join ${day}`,
  approveName: ({ name }: Values<'name'>) => `Approve ${name}`,
  approve: 'Approve',
  rejectName: ({ name }: Values<'name'>) => `Reject ${name}`,
  reject: 'Reject',
  decideLater: 'Decide later',

  // organizations/components/approvals/decision-words.ts
  theyCanBookNowAnd: 'They can book now and will be notified.',
  theyWillBeNotified: 'They will be notified.',
  /** `names` is a list of people, here and below: “Ada, Ben, and Cy”. */
  somebodyElseHasApproved: ({ names }: Values<'names'>) => `Somebody else has approved ${names} meanwhile.`,
  somebodyElseHasRejected: ({ names }: Values<'names'>) => `Somebody else has rejected ${names} meanwhile.`,
  namesLeftMeanwhile: ({ names }: Values<'names'>) => `${names} left meanwhile.`,
  theDecisionsCouldNotBeSaved: ({ count }: Counted) =>
    plural(count, {
      one: 'The decision about one could not be saved. Try again.',
      other: `The decisions about ${number(count)} could not be saved. Try again.`,
    }),
  peopleApproved: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} Person Approved`, other: `${number(count)} People Approved` }),
  peopleRejected: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} Person Rejected`, other: `${number(count)} People Rejected` }),
  countOfAllApproved: ({ count, all }: Values<'count' | 'all'>) => `${count} of ${all} Approved`,
  countOfAllRejected: ({ count, all }: Values<'count' | 'all'>) => `${count} of ${all} Rejected`,
  nameBecomesAnAdministrator: ({ name }: Values<'name'>) => `${name} becomes an administrator.`,
  namesBecomeAdministrators: ({ names }: Values<'names'>) => `${names} become administrators.`,
  approveNameQuestion: ({ name }: Values<'name'>) => `Approve ${name}?`,
  approvePeopleQuestion: ({ count }: Counted) =>
    plural(count, { one: `Approve ${number(count)} person?`, other: `Approve ${number(count)} people?` }),
  nameCanThenBook: ({ name }: Values<'name'>) => `${name} can then book, and is notified.`,
  namesCanThenBook: ({ names }: Values<'names'>) => `${names} can then book, and are notified.`,
  rejectNameQuestion: ({ name }: Values<'name'>) => `Reject ${name}?`,
  rejectPeopleQuestion: ({ count }: Counted) =>
    plural(count, { one: `Reject ${number(count)} person?`, other: `Reject ${number(count)} people?` }),
  /** Of one person. */
  theyCannotBook: 'They cannot book in your organization and are notified. You can invite them again later.',
  namesCannotBook: ({ names }: Values<'names'>) =>
    `${names} cannot book in your organization and are notified. You can invite them again later.`,
  /** The end of a list of people: “Ada, Ben, and 7 others”. */
  countOthers: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} other`, other: `${number(count)} others` }),
};
