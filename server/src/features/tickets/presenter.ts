import type {
  OperatorTicket,
  OperatorTicketSummary,
  OwnTicket,
  Ticket,
  TicketResponse,
  TicketSummary,
} from '@chargerota/contract';
import type { ResponseRow, TicketRow, WholeTicket } from './store.ts';
import { isLinkOut } from './ticket-link.ts';

export const presentSummary = (row: TicketRow): TicketSummary => ({
  id: row.id,
  number: row.number,
  type: row.type,
  category: row.category,
  subCategory: row.subCategory,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

export const presentResponse = ({
  id,
  message,
  isFromDeveloper,
  createdAt,
}: ResponseRow): TicketResponse => ({
  id,
  message,
  isFromDeveloper,
  createdAt: createdAt.toISOString(),
});

export const presentTicket = ({ ticket, responses, history }: WholeTicket): Ticket => ({
  ...presentSummary(ticket),
  description: ticket.description,
  imageUrl: ticket.imageUrl,
  context: {
    page: ticket.page,
    browser: ticket.browser,
    version: ticket.version,
    requestId: ticket.requestId,
  },
  completedAt: ticket.completedAt?.toISOString() ?? null,
  responses: responses.map(presentResponse),
  statusHistory: history.map(({ status, changedAt }) => ({ status, changedAt: changedAt.toISOString() })),
});

const standingOf = (ticket: TicketRow) => ({
  userId: ticket.userId,
  userEmail: ticket.userEmail,
  userName: ticket.userName,
  isAdmin: ticket.isAdmin,
  priority: ticket.priority,
  isArchived: ticket.isArchived,
});

export const presentOwn = (whole: WholeTicket): OwnTicket => ({
  ...presentTicket(whole),
  ...standingOf(whole.ticket),
  acknowledgedAt: whole.ticket.acknowledgedAt?.toISOString() ?? null,
});

const EXCERPT = 120;

export const presentForOperators = (ticket: TicketRow): OperatorTicketSummary => ({
  ...presentSummary(ticket),
  ...standingOf(ticket),
  excerpt: excerptOf(ticket.description),
  awaitsAnswer: ticket.awaitsAnswerSince !== null,
});

function excerptOf(description: string): string {
  const characters = Array.from(description.replaceAll(/\s+/g, ' '));
  return characters.length > EXCERPT
    ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…`
    : characters.join('');
}

export function presentWhole(whole: WholeTicket): { ticket: OperatorTicket; responses: TicketResponse[] } {
  const { responses, ...ticket } = presentOwn(whole);
  return {
    ticket: {
      ...ticket,
      hasLink: isLinkOut(whole.ticket.linkVersion),
    },
    responses,
  };
}
