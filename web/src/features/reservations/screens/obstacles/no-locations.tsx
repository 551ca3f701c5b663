import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/states.tsx';
import { organizationTab } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import { planCapacityOf } from '../../../organizations/plan-capacity.ts';

/** Shown if the organization has no locations: administrators can add one, members are told whom to ask. */
export function NoLocations({ organization }: { organization: MyOrganization }): ReactNode {
  const canAdd = organization.role === 'admin';
  const obstacle = useNoFirstLocation(organization);
  return (
    <EmptyState
      title={m.reservationsObstacles.noChargingLocationsYet}
      action={
        canAdd && (
          <FirstLocationLink organization={organization}>
            {m.reservationsObstacles.addYourFirstLocation}
          </FirstLocationLink>
        )
      }
    >
      {canAdd
        ? (obstacle ?? m.reservationsObstacles.membersCanBookAsSoon)
        : m.reservationsObstacles.anAdministratorOfNameAdds({ name: organization.name })}
    </EmptyState>
  );
}

/** Why the first location cannot be added: the trial or the subscription has ended. Null if it can. */
export const useNoFirstLocation = (organization: MyOrganization): string | null =>
  planCapacityOf(organization, useNow()).disabledReason;

type FirstLocationLinkProps = { organization: MyOrganization; large?: boolean; children: string };

/** For administrators: to the first location, or to the plan that it needs. */
export function FirstLocationLink({ organization, large, children }: FirstLocationLinkProps): ReactNode {
  const obstacle = useNoFirstLocation(organization);
  const locations = organizationTab('locations');
  const wayOut = obstacle && wayOutOf('subscription_required', locations);
  return (
    <ButtonLink look="primary" large={large ?? false} href={wayOut ? wayOut.href : locations}>
      {wayOut ? wayOut.label : children}
    </ButtonLink>
  );
}
