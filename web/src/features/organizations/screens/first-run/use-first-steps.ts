import type { Location, MyOrganization } from '@chargerota/contract';
import { DEFAULT_JOINING, SHORT_FORM } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNow } from '../../../../lib/use-now.ts';
import { invitationsQuery } from '../../../invitations/api.ts';
import { openOf } from '../../../invitations/expiry.ts';
import { spotsQuery } from '../../../locations/api.ts';
import { membersPageQuery } from '../../api.ts';
import { firstSteps } from './first-steps.ts';
import type { FirstStep, Mark } from './first-steps.ts';
import { useSayOfFirstSteps } from '../../first-steps-api.ts';
import { useSaveSettings } from '../../settings-api.ts';

const { invitationsApprove: _, ...LONG_FORM } = DEFAULT_JOINING;

export type FirstSteps = {
  steps: readonly FirstStep[];
  /** Says that a step is done, as what it is about is right as it is. */
  markDone: (mark: Mark) => void;
  putAway: () => void;
  /** Makes the form that invited people fill in a short one. */
  shorten: () => void;
};

/**
 * The first steps of an organization and what is done of them, for its administrators; null where there are none, and
 * undefined as long as there may be some: what stands below them should not be shown before, since they would push it
 * away under the finger.
 */
export function useFirstSteps(
  organization: MyOrganization,
  locations: Pick<UseQueryResult<readonly Location[]>, 'data' | 'isFetched'>,
): FirstSteps | null | undefined {
  const { isPutAway } = organization.firstSteps;
  const say = useSayOfFirstSteps(organization.id);
  const joining = useSaveSettings(organization.id, 'joining');
  const enabled = organization.role === 'admin';
  const members = useQuery({ ...membersPageQuery(organization.id), enabled });
  const invitations = useQuery({ ...invitationsQuery(organization.id), enabled });
  const now = useNow();
  const known = locations.data &&
    members.data &&
    invitations.data && {
      organization,
      locations: locations.data,
      chargers: [],
      members: members.data.total,
      invited: openOf(invitations.data, now).length,
    };
  // The chargers are loaded only where there are steps without them, too.
  const asksChargers = enabled && known !== undefined && firstSteps(known, now) !== null;
  const chargers = useQuery({ ...spotsQuery, enabled: asksChargers });
  if (!enabled || isPutAway) return null;
  if (!known) {
    const parts = [locations, members, invitations];
    // Once one has failed, what stands below is shown and stays, also while it is fetched again.
    return parts.some(({ data, isFetched }) => !data && isFetched) ? null : undefined;
  }
  if (!asksChargers) return null;
  if (!chargers.data) return chargers.isFetched ? null : undefined;
  const steps = firstSteps({ ...known, chargers: chargers.data }, now);
  return (
    steps && {
      steps,
      markDone: (mark) => say({ [mark]: true }),
      putAway: () => say({ isPutAway: true }),
      shorten: () =>
        joining.mutate({
          changes: SHORT_FORM,
          undo: () => joining.mutate({ changes: LONG_FORM, isUndo: true }),
        }),
    }
  );
}
