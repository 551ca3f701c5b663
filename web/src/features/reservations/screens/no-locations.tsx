import type { MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { organizationTab, paths } from '../../../lib/paths.ts';
import { useIsRouted } from '../../../lib/routed-paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** Shown if the organization has no locations: administrators can add one, members are told whom to ask. */
export function NoLocations({ organization }: { organization: MyOrganization }): ReactNode {
  const canAdd = useIsRouted(paths.organization) && organization.role === 'admin';
  return (
    <EmptyState
      title="No charging locations yet"
      action={
        canAdd && (
          <ButtonLink href={organizationTab('locations')} look="primary">
            Add Your First Location
          </ButtonLink>
        )
      }
    >
      {canAdd
        ? 'Members can book as soon as there is a location with chargers.'
        : `An administrator of ${organization.name} adds the locations and their chargers.`}
    </EmptyState>
  );
}
