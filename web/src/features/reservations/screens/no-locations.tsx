import type { MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/states.tsx';
import { FirstLocationLink, useNoFirstLocation } from './first-location.tsx';

/** Shown if the organization has no locations: administrators can add one, members are told whom to ask. */
export function NoLocations({ organization }: { organization: MyOrganization }): ReactNode {
  const canAdd = organization.role === 'admin';
  const obstacle = useNoFirstLocation(organization);
  return (
    <EmptyState
      title="No charging locations yet"
      action={
        canAdd && <FirstLocationLink organization={organization}>Add Your First Location</FirstLocationLink>
      }
    >
      {canAdd
        ? (obstacle ?? 'Members can book as soon as there is a location with chargers.')
        : `An administrator of ${organization.name} adds the locations and their chargers.`}
    </EmptyState>
  );
}
