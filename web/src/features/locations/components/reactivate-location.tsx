import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useToastWithUndo } from '../../../ui/use-undo.ts';
import { useRefreshLocations, useUpdateLocation } from '../admin-api.ts';
import { deleteAgain } from '../take-back.ts';

type ReactivateLocationProps = {
  organizationId: string;
  location: Location;
  /** The id of the element that explains why no location can be reactivated; null if one can. */
  disabledReasonId: string | null;
};

/** Reactivates a deleted location, with its chargers and past reservations. */
export function ReactivateLocation(props: ReactivateLocationProps): ReactNode {
  const { organizationId, location, disabledReasonId } = props;
  const { id, name } = location;
  const update = useUpdateLocation(organizationId);
  const refresh = useRefreshLocations(organizationId);
  const tell = useToastWithUndo();
  const reactivate = (): void =>
    update.change(
      { id, changes: { isActive: true } },
      {
        onSuccess: () =>
          tell(
            { title: m.locations.locationUpdated, description: m.locations.nameCanBeReservedAgain({ name }) },
            () => deleteAgain(location).finally(refresh),
          ),
      },
    );
  return (
    <Button
      look="quiet"
      aria-label={m.locations.reactivateName({ name })}
      busy={update.isPending}
      disabled={disabledReasonId !== null}
      {...(disabledReasonId && { 'aria-describedby': disabledReasonId })}
      onClick={reactivate}
    >
      {m.locations.reactivate}
    </Button>
  );
}
