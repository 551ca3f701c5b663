import { m } from '@chargerota/messages';
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
    get title() {
      return m.sentNotifyPeople.youCanNowReserveChargers;
    },
    message: (organization) => m.sentNotifyPeople.anAdministratorOfOrganizationHas({ organization }),
    path: '/booking',
  },
  approved_by_invitation: {
    get title() {
      return m.sentNotifyPeople.youCanNowReserveChargers;
    },
    message: (organization) => m.sentNotifyPeople.youHaveAcceptedTheInvitation({ organization }),
    path: '/booking',
  },
  rejected: {
    get title() {
      return m.sentNotifyPeople.yourRequestToJoinWas;
    },
    message: (organization) => m.sentNotifyPeople.anAdministratorOfOrganizationHasNot({ organization }),
    path: null,
  },
  suspended: {
    get title() {
      return m.sentNotifyPeople.yourMembershipIsSuspended;
    },
    message: (organization) => m.sentNotifyPeople.anAdministratorOfOrganizationHasSuspended({ organization }),
    path: null,
  },
  reinstated: {
    get title() {
      return m.sentNotifyPeople.youCanReserveChargersAgain;
    },
    message: (organization) => m.sentNotifyPeople.yourMembershipAtOrganizationIs({ organization }),
    path: '/booking',
  },
  became_administrator: {
    get title() {
      return m.sentNotifyPeople.youAreAnAdministratorNow;
    },
    message: (organization) => m.sentNotifyPeople.youCanInviteAndApprove({ organization }),
    path: '/organization',
  },
  no_longer_administrator: {
    get title() {
      return m.sentNotifyPeople.youAreNoLongerAn;
    },
    message: (organization) => m.sentNotifyPeople.youNoLongerManageOrganization({ organization }),
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
      m.sentNotifyPeople.nameHasAcceptedTheInvitation({ name, organization });
    return {
      title: m.sentNotifyPeople.nameHasJoined({ name: shortName(first) }),
      message: what(shortName(first), shortName(organizationName)),
      path: MEMBERS,
      mail: {
        subject: m.sentNotifyPeople.nameHasJoinedOrganization({
          name: first,
          organization: organizationName,
        }),
        heading: m.sentNotifyPeople.nameHasJoined({ name: first }),
        paragraphs: [greeting(firstName), what(first, organizationName)],
        action: { label: m.sentNotifyPeople.seeTheMembers, path: MEMBERS },
      },
    };
  }
  if (count === 1) {
    const what = (name: string, organization: string) =>
      m.sentNotifyPeople.nameHasAcceptedTheInvitationTo({ name, organization });
    return {
      title: m.sentNotifyPeople.nameWaitsForApproval({ name: shortName(first) }),
      message: what(shortName(first), shortName(organizationName)),
      path,
      mail: {
        subject: m.sentNotifyPeople.nameWaitsForYourApprovalAt({
          name: first,
          organization: organizationName,
        }),
        heading: m.sentNotifyPeople.nameWaitsForYourApproval({ name: first }),
        paragraphs: [greeting(firstName), what(first, organizationName)],
        action: { label: m.sentNotifyPeople.reviewTheRequest, path },
      },
    };
  }
  const rest = count > names.length ? [m.sentNotifyPeople.andCountMore({ count: count - names.length })] : [];
  return {
    title: m.sentNotifyPeople.peopleHaveAccepted({ count }),
    message: `${m.sentNotifyPeople.theyAreNameAndMore({
      name: shortName(first),
      count: count - 1,
      organization: shortName(organizationName),
    })} ${m.sentNotifyPeople.thoseWhoStillWaitFor}`,
    path,
    mail: {
      subject: m.sentNotifyPeople.peopleHaveAcceptedTo({ count, organization: organizationName }),
      heading: m.sentNotifyPeople.peopleHaveAccepted({ count }),
      paragraphs: [greeting(firstName), m.sentNotifyPeople.thoseWhoStillWaitFor],
      lists: [
        {
          title: m.sentNotifyPeople.theyHaveAcceptedAnInvitation({ organization: organizationName }),
          lines: [...names, ...rest],
        },
      ],
      action: { label: m.sentNotifyPeople.seeTheMembers, path },
    },
  };
});

export const termsParams = z.object({ version: z.string(), effectiveOn: z.string(), change: z.string() });
export type TermsParams = z.infer<typeof termsParams>;

const termsTitle = ({ effectiveOn }: TermsParams) =>
  m.sentNotifyPeople.ourTermsChangeOnDay({ day: calendarDay(effectiveOn) });

export function termsMailContent(params: TermsParams, firstName: string | null): NotificationText['mail'] {
  return {
    subject: termsTitle(params),
    heading: termsTitle(params),
    paragraphs: [
      greeting(firstName),
      params.change,
      m.sentNotifyPeople.theNewTermsApplyFrom({ day: calendarDay(params.effectiveOn) }),
    ],
    action: { label: m.sentNotifyPeople.readTheTerms, path: '/terms' },
  };
}

/** To every account, before changed terms come into force. */
export const termsChanged = wordsOf(termsParams, (params, { firstName }) => ({
  title: termsTitle(params),
  message: params.change,
  path: '/terms',
  mail: termsMailContent(params, firstName),
}));
