import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUpdateLocation } from '../admin-api.ts';

type ReactivateLocationProps = {
  organizationId: string;
  location: Location;
  /** The id of the sentence that says why none can be brought back; null while one can. */
  barredBy: string | null;
};

/** Brings a deleted location back, with its chargers and its past. */
export function ReactivateLocation(props: ReactivateLocationProps): ReactNode {
  const { organizationId, location, barredBy } = props;
  const { id, name } = location;
  const update = useUpdateLocation(organizationId);
  const reactivate = (): void =>
    update.change(
      { id, changes: { isActive: true } },
      {
        onSuccess: () => toast({ title: 'Location Updated', description: `${name} can be reserved again.` }),
      },
    );
  return (
    <Button
      look="quiet"
      aria-label={`Reactivate ${name}`}
      busy={update.isPending}
      disabled={barredBy !== null}
      {...(barredBy && { 'aria-describedby': barredBy })}
      onClick={reactivate}
    >
      Reactivate
    </Button>
  );
}
