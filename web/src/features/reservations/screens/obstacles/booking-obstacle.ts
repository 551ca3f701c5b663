import { m } from '@chargerota/messages';
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
  if (user.status === 'rejected') {
    return {
      title: m.reservationsObstacles.accountNotApproved,
      text: organization
        ? m.reservationsObstacles.yourRequestWasDeclinedAt({ name: organization.name })
        : m.reservationsObstacles.yourRequestWasDeclined,
    };
  }
  if (user.status === 'suspended' || organization?.membershipStatus === 'suspended') {
    return {
      title: m.reservationsObstacles.accountSuspended,
      text: organization
        ? m.reservationsObstacles.youCannotBookAt({ name: organization.name })
        : m.reservationsObstacles.youCannotBook,
    };
  }
  if (user.status === 'pending' || organization?.membershipStatus === 'pending') {
    const waiting = organization
      ? m.reservationsObstacles.yourAccountIsAwaitingApprovalAt({ name: organization.name })
      : m.reservationsObstacles.yourAccountIsAwaitingApproval;
    const told = user.emailNotifications
      ? m.reservationsObstacles.youGetAnEmailAt({ email: user.email })
      : m.reservationsObstacles.onceItIsApprovedA;
    return {
      title: m.reservationsObstacles.accountPending,
      text: `${waiting} ${told}`,
      isWaiting: true,
    };
  }
  return {
    title: m.reservationsObstacles.noOrganization,
    text: m.reservationsObstacles.youBelongToNoOrganization,
    mayCreate: true,
  };
}
