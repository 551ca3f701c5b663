import type { MyOrganization, User } from '@chargerota/contract';

/** The reason why a signed-in person may not book, in words for them. */
interface BookingObstacle {
  title: string;
  text: string;
  /** True if the person waits for nobody's decision, so that they may create an organization of their own. */
  mayCreate?: boolean;
  /** True if somebody is to decide about them. */
  isWaiting?: boolean;
}

/**
 * The reason why `user` cannot book in `organization`, the current one. A rejection is shown before a suspension: a
 * rejected person also has a suspended membership, but was told of the rejection (decision 0008).
 */
export function bookingObstacleOf(user: User, organization: MyOrganization | undefined): BookingObstacle {
  const at = organization ? ` of ${organization.name}` : '';
  if (user.status === 'rejected') {
    return { title: 'Account Not Approved', text: `Your request was declined. Ask an administrator${at}.` };
  }
  if (user.status === 'suspended' || organization?.membershipStatus === 'suspended') {
    return { title: 'Account Suspended', text: `You cannot book at the moment. Ask an administrator${at}.` };
  }
  if (user.status === 'pending' || organization?.membershipStatus === 'pending') {
    const told = user.emailNotifications
      ? `You get an email at ${user.email} once it is approved.`
      : 'Once it is approved, a notification at the bell says so.';
    return {
      title: 'Account Pending',
      text: `Your account is awaiting approval by an administrator${at}. ${told}`,
      isWaiting: true,
    };
  }
  return {
    title: 'No organization',
    text: 'You belong to no organization. Open the invitation that you were sent, or ask an administrator for one.',
    mayCreate: true,
  };
}
