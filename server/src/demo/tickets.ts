import { personName, type TicketStatus } from '@chargerota/domain';
import { ticketResponses, tickets, ticketStatusHistory } from '../features/tickets/tables.ts';
import type { Tx } from '../platform/database/database.ts';
import { newId } from '../platform/database/ids.ts';

type Reporter = { id: string; firstName: string; lastName: string; email: string };

type Story = {
  /** Null: sent signed out. */
  by: 'member' | 'administrator' | null;
  type: 'bug' | 'feature';
  category: string;
  subCategory: string;
  description: string;
  priority?: 'low' | 'high';
  hoursAgo: number;
  /** What followed, in hours after the report. */
  states?: readonly (readonly [status: TicketStatus, after: number])[];
  talk?: readonly (readonly [from: 'operator' | 'reporter', message: string, after: number])[];
};

const STORIES: readonly Story[] = [
  {
    by: 'member',
    type: 'bug',
    category: 'display',
    subCategory: 'Phone screen',
    description: 'On my phone the last row of the status grid is behind the navigation.',
    hoursAgo: 300,
    states: [
      ['in_work', 4],
      ['completed', 60],
    ],
    talk: [
      ['operator', 'Thank you. Which phone is it?', 4],
      ['reporter', 'A small one, 360 pixels wide.', 6],
      ['operator', 'The grid ends above the navigation now.', 60],
    ],
  },
  {
    by: 'member',
    type: 'feature',
    category: 'booking',
    subCategory: 'Recurring reservations',
    description: 'I come every Tuesday and Thursday, and would like to reserve them in one go.',
    hoursAgo: 120,
    states: [['in_work', 20]],
    talk: [['operator', 'We are working on it. How many weeks ahead would help you?', 20]],
  },
  {
    by: 'administrator',
    type: 'feature',
    category: 'reporting',
    subCategory: 'No-show report',
    description: 'A monthly list of no-shows by location would help me to talk to people.',
    priority: 'low',
    hoursAgo: 49,
  },
  {
    by: null,
    type: 'bug',
    category: 'authentication',
    subCategory: 'Password reset',
    description: 'The link in the email to set a new password says that it has expired, after five minutes.',
    priority: 'high',
    hoursAgo: 3,
  },
];

/** A handful of reports in all states, with answers. */
export async function seedTickets(
  tx: Tx,
  reporters: { member: Reporter; administrator: Reporter },
  now: Date,
): Promise<void> {
  for (const story of STORIES) {
    const {
      by,
      states = [],
      talk = [],
      hoursAgo,
      type,
      category,
      subCategory,
      description,
      priority,
    } = story;
    const after = (hours: number) => new Date(now.getTime() - (hoursAgo - hours) * 3_600_000);
    const reporter = by && reporters[by];
    const last = states.at(-1);
    const acknowledgedAfter = states[0]?.[1];
    const createdAt = after(0);
    const id = newId();
    const ticket = {
      id,
      userId: reporter?.id ?? null,
      userEmail: reporter?.email ?? 'somebody@example.com',
      userName: reporter ? personName(reporter) : null,
      isAdmin: by === 'administrator',
      type,
      category,
      subCategory,
      description,
      status: last?.[0] ?? ('pending' as const),
      priority: priority ?? ('normal' as const),
      acknowledgedAt: acknowledgedAfter === undefined ? null : after(acknowledgedAfter),
      completedAt: last?.[0] === 'completed' ? after(last[1]) : null,
      awaitsAnswerSince: talk.length === 0 ? createdAt : null,
      createdAt,
      updatedAt: last ? after(last[1]) : createdAt,
    };
    // One after another, so that the numbers follow the time.
    await tx.insert(tickets).values(ticket);
    const history = [['pending', 0] as const, ...states];
    await tx
      .insert(ticketStatusHistory)
      .values(
        history.map(([status, hours]) => ({ id: newId(), ticketId: id, status, changedAt: after(hours) })),
      );
    if (talk.length === 0) continue;
    const responses = talk.map(([from, message, hours]) => ({
      id: newId(),
      ticketId: id,
      userId: from === 'reporter' ? ticket.userId : null,
      isFromDeveloper: from === 'operator',
      message,
      createdAt: after(hours),
    }));
    await tx.insert(ticketResponses).values(responses);
  }
}
