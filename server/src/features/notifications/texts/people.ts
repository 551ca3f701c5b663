import * as z from 'zod';
import type { MembershipDecision } from '@chargerota/domain';
import { MEMBERSHIP_MAILS } from '../../organizations/mails.ts';
import type { NotificationText } from '../channel.ts';
import { calendarDay, greeting, shortName, wordsOf } from './words.ts';

const DECISIONS = Object.keys(MEMBERSHIP_MAILS) as [MembershipDecision, ...MembershipDecision[]];
const membership = z.object({ decision: z.enum(DECISIONS) });
export type MembershipParams = z.infer<typeof membership>;

type Told = { title: string; message: (organization: string) => string; path: string | null };

const TOLD: Record<MembershipDecision, Told> = {
  approved: {
    title: 'You can now reserve chargers',
    message: (organization) => `An administrator of ${organization} has approved your membership.`,
    path: '/booking',
  },
  approved_by_invitation: {
    title: 'You can now reserve chargers',
    message: (organization) => `You have accepted the invitation to ${organization}, and are a member now.`,
    path: '/booking',
  },
  rejected: {
    title: 'Your request to join was not approved',
    message: (organization) =>
      `An administrator of ${organization} has not approved your membership, so you cannot reserve chargers there.`,
    path: null,
  },
  suspended: {
    title: 'Your membership is suspended',
    message: (organization) =>
      `An administrator of ${organization} has suspended your membership. You cannot reserve chargers there until an administrator lifts the suspension.`,
    path: null,
  },
  reinstated: {
    title: 'You can reserve chargers again',
    message: (organization) => `Your membership at ${organization} is active again.`,
    path: '/booking',
  },
  became_administrator: {
    title: 'You are an administrator now',
    message: (organization) =>
      `You can invite and approve members of ${organization}, and manage its locations and settings.`,
    path: '/organization',
  },
  no_longer_administrator: {
    title: 'You are no longer an administrator',
    message: (organization) =>
      `You no longer manage ${organization}. You are still a member and can reserve as before.`,
    path: null,
  },
};

/** About a decision on a membership; its mail is in organizations/mails.ts. */
export const membershipDecided = wordsOf(membership, ({ decision }, { firstName, organizationName }) => {
  const { title, message, path } = TOLD[decision];
  const { footer: _, ...mail } = MEMBERSHIP_MAILS[decision].content({
    firstName: firstName ?? '',
    organizationName,
  });
  return { title, message: message(shortName(organizationName)), path, mail };
});

const accepted = z.object({
  /** The first names, in the order of acceptance. */
  names: z.array(z.string()).min(1),
  /** The number of people, with those who are not named. */
  count: z.int().min(1),
  /** Of a notification about one person who waits: who, so that it counts as read once that is decided. */
  userId: z.string().optional(),
  /** Of a notification about one person who does not wait. */
  hasJoined: z.literal(true).optional(),
});
export type AcceptedParams = z.infer<typeof accepted>;

const MEMBERS = '/organization?tab=members';

/** To administrators: who has accepted an invitation; several people if the notification collects those of a day. */
export const invitationAccepted = wordsOf(accepted, (params, { firstName, organizationName }) => {
  const { names, count, hasJoined } = params;
  const path = '/organization?tab=members#approvals';
  const [first = ''] = names;
  if (count === 1 && hasJoined) {
    const what = (name: string, organization: string) =>
      `${name} has accepted the invitation to ${organization} and is a member now.`;
    return {
      title: `${shortName(first)} has joined`,
      message: what(shortName(first), shortName(organizationName)),
      path: MEMBERS,
      mail: {
        subject: `${first} has joined ${organizationName}`,
        heading: `${first} has joined`,
        paragraphs: [greeting(firstName), what(first, organizationName)],
        action: { label: 'See the members', path: MEMBERS },
      },
    };
  }
  if (count === 1) {
    const what = (name: string, organization: string) =>
      `${name} has accepted the invitation to ${organization} and waits for your approval.`;
    return {
      title: `${shortName(first)} waits for approval`,
      message: what(shortName(first), shortName(organizationName)),
      path,
      mail: {
        subject: `${first} waits for your approval at ${organizationName}`,
        heading: `${first} waits for your approval`,
        paragraphs: [greeting(firstName), what(first, organizationName)],
        action: { label: 'Review the request', path },
      },
    };
  }
  const people = `${count} people have accepted`;
  const rest = count > names.length ? [`and ${count - names.length} more`] : [];
  return {
    title: `${people} invitations`,
    message: `They are ${shortName(first)} and ${count - 1} more at ${shortName(organizationName)}. Those who still wait for approval are first in the list of members.`,
    path,
    mail: {
      subject: `${people} invitations to ${organizationName}`,
      heading: `${people} invitations`,
      paragraphs: [
        greeting(firstName),
        'Those who still wait for approval are first in the list of members.',
      ],
      lists: [
        { title: `They have accepted an invitation to ${organizationName}`, lines: [...names, ...rest] },
      ],
      action: { label: 'See the members', path },
    },
  };
});

export const termsParams = z.object({ version: z.string(), effectiveOn: z.string(), change: z.string() });
export type TermsParams = z.infer<typeof termsParams>;

const termsTitle = ({ effectiveOn }: TermsParams) => `Our terms change on ${calendarDay(effectiveOn)}`;

export function termsMailContent(params: TermsParams, firstName: string | null): NotificationText['mail'] {
  return {
    subject: termsTitle(params),
    heading: termsTitle(params),
    paragraphs: [
      greeting(firstName),
      params.change,
      `The new terms apply from ${calendarDay(params.effectiveOn)}. The current terms apply until then.`,
    ],
    action: { label: 'Read the terms', path: '/terms' },
  };
}

/** To every account, before changed terms come into force. */
export const termsChanged = wordsOf(termsParams, (params, { firstName }) => ({
  title: termsTitle(params),
  message: params.change,
  path: '/terms',
  mail: termsMailContent(params, firstName),
}));
