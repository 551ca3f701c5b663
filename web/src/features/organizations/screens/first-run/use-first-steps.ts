import type { Location, MyOrganization } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { readJson, writeJson } from '../../../../lib/storage.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { invitationsQuery } from '../../../invitations/api.ts';
import { openOf } from '../../../invitations/expiry.ts';
import { membersPageQuery } from '../../api.ts';
import { firstSteps } from './first-steps.ts';
import type { FirstStep, Said, StepId } from './first-steps.ts';

const NOTHING: Said = { seen: [], isAway: false };
const keyOf = (organizationId: string): string => `firstSteps:${organizationId}`;

export type FirstSteps = {
  steps: readonly FirstStep[];
  see: (step: StepId) => void;
  putAway: () => void;
  takeOut: () => void;
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
  const key = keyOf(organization.id);
  const [said, setSaid] = useState<Said>(() => ({ ...NOTHING, ...readJson<Said>(key) }));
  const enabled = organization.role === 'admin';
  const members = useQuery({ ...membersPageQuery(organization.id), enabled });
  const invitations = useQuery({ ...invitationsQuery(organization.id), enabled });
  const now = useNow();
  if (!enabled || said.isAway) return null;
  if (!locations.data || !members.data || !invitations.data) {
    const parts = [locations, members, invitations];
    // Once one has failed, what stands below is shown and stays, also while it is fetched again.
    return parts.some(({ data, isFetched }) => !data && isFetched) ? null : undefined;
  }
  const invited = openOf(invitations.data, now).length;
  const facts = { organization, locations: locations.data, members: members.data.total, invited };
  const steps = firstSteps(facts, said, now);
  const say = (next: Said): void => {
    writeJson(key, next);
    setSaid(next);
  };
  return (
    steps && {
      steps,
      see: (step) => say({ ...said, seen: [...said.seen.filter((other) => other !== step), step] }),
      putAway: () => say({ ...said, isAway: true }),
      takeOut: () => say({ ...said, isAway: false }),
    }
  );
}
