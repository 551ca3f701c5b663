import { number, plural, type Counted, type Values } from '../../values.ts';

export const invitationsInvites = {
  // invitations/screens/invites/address-chips.tsx
  peopleToInvite: 'People to invite',
  sent: 'Sent',
  /** What is in `<vh>` is only read out. */
  changeAddress: '<vh>Change </vh>{address}',
  removeAddress: ({ address }: Values<'address'>) => `Remove ${address}`,

  // invitations/screens/invites/capacity-note.tsx
  /** After a sentence that says that the plan allows no more members. */
  suspendAMemberOr:
    'Suspend a member in <members>Members</members>, or <plan>add members to your plan</plan>.',
  revokeAnInvitationOr:
    'Revoke an invitation below, suspend a member in <members>Members</members>, or <plan>add members to your plan</plan>.',
  /** `{total}` is how many members the plan has room for in all. */
  yourPlanHasRoomFor: ({ count }: Counted) =>
    plural(count, {
      one: `Your plan has room for <fig>${number(count)}</fig> more member, of {total}.`,
      other: `Your plan has room for <fig>${number(count)}</fig> more members, of {total}.`,
    }),
  yourPlanHasTooLittleRoom: ({ count }: Counted) =>
    plural(count, {
      one: `Your plan has room for <fig>${number(count)}</fig> more member, of {total}, so not everybody here can be invited.`,
      other: `Your plan has room for <fig>${number(count)}</fig> more members, of {total}, so not everybody here can be invited.`,
    }),

  // invitations/screens/invites/entries.ts
  thisIsNotAnEmail: 'This is not an email address.',
  mailComesBack: 'Mail comes back',
  itWasNotSent: 'It was not sent.',

  // invitations/screens/invites/import/choose-file.tsx
  thisFileCouldNotBe: 'This file could not be read. Choose it again.',
  cSVFile: 'CSV file',
  /** The words in quotes are those that are read in any language. */
  cSVOrExcelsUnicodeText:
    'CSV or Excel’s Unicode Text, with a column of email addresses. A column “role” may say “admin”; you are asked before anybody becomes one.',
  orPasteTheRows: 'Or paste the rows',
  onePersonPerLineThe: 'One person per line: the email address, followed by “, admin” for an administrator.',
  readPastedRows: 'Read pasted rows',
  downloadASample: 'Download a sample',
  divideTheFile: ({ most }: Values<'most'>) =>
    `At most ${most} people can be invited at once. Divide the file.`,
  pasteFewerRows: ({ most }: Values<'most'>) =>
    `At most ${most} people can be invited at once. Paste fewer rows.`,
  noEmailAddressWasFound: 'No email address was found in this file. Save it as CSV, with a column “email”.',
  noEmailAddressWasFoundIn: 'No email address was found in the text.',
  thisFileIsEmpty: 'This file is empty.',
  theTextContainsNoRows: 'The text contains no rows.',

  // invitations/screens/invites/import/import-dialog.tsx
  importMembers: 'Import members',
  eachPersonGetsAnInvitation: 'Each person gets an invitation by email, which is valid for 7 days.',
  stopping: 'Stopping …',
  stop: 'Stop',
  startOver: 'Start over',
  downloadWhatWasNotSent: 'Download what was not sent',
  discardTheRowsThatWere: 'Discard the rows that were not sent?',
  thisListIsNotKept:
    'This list is not kept. Download it first if you want to correct the rows and import them again.',
  inviteNobody: 'Invite nobody',
  invitePeople: ({ count }: Counted) =>
    plural(count, { one: `Invite ${number(count)} person`, other: `Invite ${number(count)} people` }),
  tryAgainForPeople: ({ count }: Counted) =>
    plural(count, {
      one: `Try again for ${number(count)} person`,
      other: `Try again for ${number(count)} people`,
    }),
  /** `{columns}` are the names of columns in a file. */
  columnsNotUsed: ({ columns }: Values<'columns'>) =>
    `Not used: ${columns}. New members give these details when they join.`,
  invitationsSent: 'Invitations sent',

  // invitations/screens/invites/import/import-words.ts
  nobodyHereCanBeInvited: 'Nobody here can be invited.',
  onePersonCanBeInvitedAs: '1 person can be invited, as an administrator.',
  peopleCanBeInvited: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} person can be invited.`,
      other: `${number(count)} people can be invited.`,
    }),
  ofThemBecomeAdministrators: ({ count }: Counted) =>
    plural(count, {
      one: 'One of them becomes an administrator.',
      other: `${number(count)} of them become administrators.`,
    }),
  rowsAreLeftOut: ({ count }: Counted) =>
    plural(count, { one: 'One row is left out.', other: `${number(count)} rows are left out.` }),
  chooseTheColumnWithThe: 'Choose the column with the addresses first.',
  quoted: ({ words }: Values<'words'>) => `“${words}”`,
  /** The last in a list of values in quotes. */
  otherValues: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} other value`, other: `${number(count)} other values` }),
  /** `{values}` is a list of `count` words in quotes, read in a column of rights such as “admin”. */
  valuesAreNoRights: ({ values, count }: Counted<'values'>) =>
    plural(count, {
      one: `${values} is no right here: these people become members.`,
      other: `${values} are no rights here: these people become members.`,
    }),
  invitationsWereSent: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} invitation was sent.`,
      other: `${number(count)} invitations were sent.`,
    }),
  /** Of the invitations. */
  wereRefused: ({ count }: Counted) =>
    plural(count, { one: 'One was refused.', other: `${number(count)} were refused.` }),
  wereNotSentYet: ({ count }: Counted) =>
    plural(count, { one: 'One was not sent yet.', other: `${number(count)} were not sent yet.` }),
  rowsWereLeftOut: ({ count }: Counted) =>
    plural(count, { one: 'One row was left out.', other: `${number(count)} rows were left out.` }),

  // invitations/screens/invites/import/questions.tsx
  severalColumnsHoldAddressesWho: 'Several columns hold addresses. Who is to be invited?',
  theOnlyAddressesSeemTo: 'The only addresses seem to be other people’s. Are these to be invited?',
  /** A question that the answer completes: `asAdministrators` or `asMembers`. */
  theRowsSayThatPeople: ({ count }: Counted) =>
    plural(count, {
      one: `The rows say that ${number(count)} person is an administrator. Invite this person as`,
      other: `The rows say that ${number(count)} people are administrators. Invite them as`,
    }),
  asAdministrators: ({ count }: Counted) =>
    plural(count, {
      one: 'An administrator, to manage members, locations, settings and payment',
      other: 'Administrators, to manage members, locations, settings and payment',
    }),
  asMembers: ({ count }: Counted) =>
    plural(count, { one: 'A member, like everybody else', other: 'Members, like everybody else' }),

  // invitations/screens/invites/import/read-members.ts
  /** A column of a file without names. */
  columnNumber: ({ number }: Values<'number'>) => `Column ${number}`,
  thisAddressIsListed: 'This address is listed more than once.',
  thisPersonIsAMember: 'This person is already a member.',
  thisMemberIsSuspended: 'This member is suspended. You can reactivate them under Members.',
  thisAddressIsInvited: 'This address is invited already.',

  // invitations/screens/invites/import/row-list.tsx
  states: {
    ready: 'Can be invited',
    sent: 'Invited',
    refused: 'Refused',
    'left-out': 'Left out',
  },
  onlyRowsWithAProblem: ({ count }: Counted) =>
    plural(count, {
      one: 'Only the row with a problem',
      other: `Only the ${number(count)} rows with a problem`,
    }),
  rows: 'Rows',
  /** What is in `<vh>` is only read out. */
  lineNumber: '<vh>Line </vh>{number}',
  noAddress: 'No address',

  // invitations/screens/invites/invitation-list.tsx
  resendTheInvitationOfEmail: ({ email }: Values<'email'>) => `Resend the invitation of ${email}`,
  invitationSent: 'Invitation Sent',
  emailHasANewLink: ({ email, day }: Values<'email' | 'day'>) =>
    `${email} has a new link, valid until ${day}.`,
  resend: 'Resend',
  pendingInvitations: 'Pending invitations',
  noPendingInvitations: 'No pending invitations',
  peopleYouInviteAreListed: 'People you invite are listed here until they accept.',
  expiresWithinTheHour: ({ day }: Values<'day'>) => `Expires within the hour, ${day}`,
  expiresInHours: ({ count, day }: Counted<'day'>) =>
    plural(count, {
      one: `Expires in ${number(count)} hour, ${day}`,
      other: `Expires in ${number(count)} hours, ${day}`,
    }),
  expiresInDays: ({ count, day }: Counted<'day'>) =>
    plural(count, {
      one: `Expires in ${number(count)} day, ${day}`,
      other: `Expires in ${number(count)} days, ${day}`,
    }),
  revokeTheInvitationOfEmail: ({ email }: Values<'email'>) => `Revoke the invitation of ${email}`,
  notAnsweredInTime: 'Not answered in time',
  expired: 'Expired',
  invitedByInviterName: ({ inviterName }: Values<'inviterName'>) => `Invited by ${inviterName}`,
  invitationRevoked: 'Invitation Revoked',
  emailCanNoLongerUse: ({ email }: Values<'email'>) => `${email} can no longer use it to join.`,
  revokeThisInvitation: 'Revoke this invitation?',
  theLinkThatEmailStops: ({ email }: Values<'email'>) => `The link sent to ${email} stops working.`,

  // invitations/screens/invites/invite-form.tsx
  invalidEmailAddress: 'Invalid email address',
  noneOfTheseCanBe: 'None of these can be invited. Change or remove them.',
  emailRequiredPleaseEnterAn: 'Email required: Please enter an email address.',
  severalAtOncePasteThe:
    'Several at once: paste the addresses, or type commas between them. A table goes to “Import from a file”.',
  role: 'Role',
  administratorsManageMembersInvitationsAnd: 'Administrators manage members, invitations and locations.',
  sendInvitations: ({ count }: Counted) =>
    plural(count, { one: `Send ${number(count)} invitation`, other: `Send ${number(count)} invitations` }),
  sendInvitation: 'Send invitation',
  leaveWithoutSending: 'Leave without sending?',
  addressesNotInvitedYet: ({ count }: Counted) =>
    plural(count, {
      one: 'One address has not been invited yet, and would be lost.',
      other: `${number(count)} addresses have not been invited yet, and would be lost.`,
    }),
  invitationNotMailed: 'Invitation Not Mailed',
  mailToEmailComesBack: ({ email }: Values<'email'>) =>
    `Mail to ${email} comes back. Revoke it if the address is wrong; to try it all the same, press Resend.`,
  emailCanAcceptItUntil: ({ email, day }: Values<'email' | 'day'>) => `${email} can accept it until ${day}.`,
  /** Of those who were invited. */
  getNoMail: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} gets no mail, because it comes back.`,
      other: `${number(count)} get no mail, because it comes back.`,
    }),
  allInvitationsSent: 'Invitations Sent',
  peopleCanAcceptFor7Days: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} person can accept their invitation for 7 days.`,
      other: `${number(count)} people can accept their invitations for 7 days.`,
    }),
  /** Of the invitations. */
  wereNotSent: ({ count }: Counted) =>
    plural(count, {
      one: 'One was not sent; the reason is beside the address.',
      other: `${number(count)} were not sent; the reasons are beside the addresses.`,
    }),
  failedToSendInvitation: 'Failed to send invitation',
  sentOfTotalInvitationsSent: ({ sent, total }: Values<'sent' | 'total'>) =>
    `${sent} of ${total} Invitations Sent`,

  // invitations/screens/invites/invites-tab.tsx
  sendAnInvitation: 'Send an invitation',
  importFromAFile: 'Import from a file',
  theInvitationsCouldNotBe: 'The invitations could not be loaded',
  thoseThatWereSentAre: 'Those that were sent are still valid.',
};
