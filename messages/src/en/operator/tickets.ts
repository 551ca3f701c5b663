import { number, plural, type Counted, type Values } from '../../values.ts';

export const operatorTickets = {
  // operator/components/tickets/administrator-filter.tsx
  administrator: 'Administrator',
  everybody: 'Everybody',
  anyAdministrator: 'Any administrator',
  noAdministrator: 'No administrator',
  oneAdministrator: 'One administrator',
  searchForAnother: 'Search for another…',
  findAnAdministrator: 'Find an administrator',
  nameOrEmail: 'Name or email',
  theAdministratorsCouldNotBe: 'The administrators could not be loaded',
  tryAgainInAMoment: 'Try again in a moment.',
  noAdministratorWhoHasReported: 'No administrator who has reported something matches this search.',
  theFirstByName: ({ count }: Values<'count'>) => `The first ${count} by name. Search to find others.`,
  administratorAdministrators: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} administrator`, other: `${number(count)} administrators` }),

  // operator/components/tickets/answer-form.tsx
  messageIsRequired: 'Message is required',
  savedReplies: 'Saved replies',
  insertASavedReply: 'Insert a saved reply',
  response: 'Response',
  theReporterGetsItBy: 'The reporter gets it by email.',
  sendResponse: 'Send response',
  saveAsReply: 'Save as reply',
  manageReplies: 'Manage replies',

  // operator/components/tickets/archive-old.tsx
  /** A button. */
  archiveOld: 'Archive Old',
  noTicketIsOldEnough: 'No ticket is old enough',
  noTicketIsOldYet: ({ count }: Counted) =>
    plural(count, {
      one: `A ticket is old ${number(count)} day after it was completed. None is by now, so there is nothing to archive.`,
      other: `A ticket is old ${number(count)} days after it was completed. None is by now, so there is nothing to archive.`,
    }),
  oK: 'OK',
  archiveOldTickets: ({ count }: Counted) =>
    plural(count, {
      one: `Archive ${number(count)} old ticket?`,
      other: `Archive ${number(count)} old tickets?`,
    }),
  ticketsAreOldAfter: ({ count }: Counted) =>
    plural(count, {
      one: `A ticket is old ${number(count)} day after it was completed. Archived tickets leave the list and the counts; you find them under Archived.`,
      other: `A ticket is old ${number(count)} days after it was completed. Archived tickets leave the list and the counts; you find them under Archived.`,
    }),
  keepInList: 'Keep in list',

  // operator/components/tickets/saved-replies.tsx
  noReplyIsSavedYet: 'No reply is saved yet. All operators share them.',
  editTitle: ({ title }: Values<'title'>) => `Edit ${title}`,
  deleteTitle: ({ title }: Values<'title'>) => `Delete ${title}`,
  newReply: 'New reply',
  deleteTheReplyTitle: ({ title }: Values<'title'>) => `Delete the reply “${title}”?`,
  operatorsCanNoLongerInsert: 'Operators can no longer insert it. Responses that were sent with it stay.',
  keepReply: 'Keep reply',
  saveAReply: 'Save a reply',
  editReply: 'Edit reply',
  titleIsRequired: 'Title is required',
  title: 'Title',
  howYouFindItIn: 'How you find it in the list.',
  message: 'Message',
  saveReply: 'Save reply',

  // operator/components/tickets/ticket-counts.tsx
  total: 'Total',
  inProgress: 'In progress',
  completed: 'Completed',
  bugs: 'Bugs',
  features: 'Features',
  ticketsByStateAndType: 'Tickets by state and type',

  // operator/components/tickets/ticket-detail.tsx
  thisTicketIsGone: 'This ticket is gone',
  itWasDeleted: 'It was deleted.',
  failedToLoadTicketDetails: 'Failed to load ticket details',
  nothingHasChangedTryAgain: 'Nothing has changed. Try again in a moment.',
  /** Who has reported a ticket, with their address. */
  reporterIsAdministrator: '{reporter}<mute>, administrator</mute>',
  reportersFactsAndHistory: 'Reporter’s facts and history',
  allTicketsOf: ({ reporter }: Values<'reporter'>) => `All tickets of ${reporter}`,
  page: 'Page',
  notKnown: 'Not known',
  browser: 'Browser',
  version: 'Version',
  request: 'Request',
  /** When it was. */
  acknowledged: 'Acknowledged',
  /** When it was. */
  completedAt: 'Completed',
  notYet: 'Not yet',
  priority: 'Priority',
  takeOutOfArchive: 'Take out of archive',
  deleteTicketNumber: ({ number }: Values<'number'>) => `Delete ticket #${number}?`,
  theReportIsDeleted: ({ reporter }: Values<'reporter'>) =>
    `The report of ${reporter} and all responses are deleted for good, also for the reporter.`,
  keepTicket: 'Keep ticket',
  fromHostAttachedByThe: ({ host }: Values<'host'>) => `From ${host}, attached by the reporter`,
  showImageFromHost: ({ host }: Values<'host'>) => `Show image from ${host}`,
  noResponsesYet: 'No responses yet.',
  responses: 'Responses',
  developer: 'Developer',
  statusHistory: 'Status history',
  theLinksInEarlierEmails: 'The links in earlier emails are revoked; the next email contains a new one.',
  revokeLink: 'Revoke link',
  revokeTheLinkToThis: 'Revoke the link to this ticket?',
  theLinkInEarlierEmails:
    'The link in earlier emails stops working. The next email to the reporter contains a new one.',
  keepLink: 'Keep link',

  // operator/components/tickets/ticket-filter-bar.tsx
  tickets: 'Tickets',
  wordsOr1042: 'Words or #1042',
  filter: 'Filter',
  /** How many filters are set. */
  filtersSet: ({ count }: Values<'count'>) => `Filter: ${count} set`,
  clearFilter: 'Clear filter',
  allTypes: 'All',
  allCategories: 'All',
  allStatuses: 'All',
  allPriorities: 'All',
  category: 'Category',

  // operator/components/tickets/ticket-list.tsx
  awaitsAnswer: 'Awaits answer',

  // operator/components/tickets/tickets-tab.tsx
  archivedTickets: 'Archived tickets',
  whichTickets: 'Which tickets',
  current: 'Current',
  archived: 'Archived',
  theLastRefreshFailedThis: 'The last refresh failed; this list is older.',
  autoRefreshesEvery30S: 'Auto-refreshes every 30 s.',
  refresh: 'Refresh',
  showNewerTickets: ({ count }: Counted) =>
    plural(count, {
      one: `Show ${number(count)} newer ticket`,
      other: `Show ${number(count)} newer tickets`,
    }),
  theTicketsCouldNotBe: 'The tickets could not be loaded',
  /** The ticket that is open. */
  openTicket: 'Open ticket',
  chooseATicketToRead: 'Choose a ticket to read it and to answer.',
  ticket: 'Ticket',
  /** Of tickets that are found. */
  countOrMore: ({ count }: Values<'count'>) => `${count} or more`,
  noSuchTicket: 'No such ticket',
  showAll: 'Show all',
  noReportMatchesThisSearch: 'No report matches this search.',
  nothingIsArchived: 'Nothing is archived',
  oldTicketsThatYouArchive: 'Old tickets that you archive are listed here.',
  noTicketsYet: 'No tickets yet',
  bugReportsAndFeatureRequests: 'Bug reports and feature requests are listed here, newest first.',
};
