import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { showFieldErrors } from '../../../../lib/form-errors.ts';
import { toast } from '../../../../ui/toast.ts';
import { useToastWithUndo } from '../../../../ui/use-undo.ts';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import type { WayOut } from '../../../billing/way-out-words.ts';
import { useAddLocation, useRefreshLocations, useUpdateLocation } from '../../admin-api.ts';
import { locationChanges, locationToAdd } from '../../location-form.ts';
import type { LocationFormResult } from '../../location-form.ts';
import { canUndoLocation, undoLocation } from '../../take-back.ts';
import type { LocationForm } from './location-fields.tsx';

type Saving = {
  organizationId: string;
  /** Null to add a location. */
  location: Location | null;
  /** The address to come back to from where a limit is lifted. */
  back: string;
  /** With the location if it is a new one. */
  onSaved: (added?: Location) => void;
};

/** Adds a location or saves its changes. Refusals are shown at their fields, other failures in a toast. */
export function useSaveLocation(form: LocationForm, { organizationId, location, back, onSaved }: Saving) {
  const add = useAddLocation(organizationId);
  const client = useQueryClient();
  const update = useUpdateLocation(organizationId);
  const refresh = useRefreshLocations(organizationId);
  const tell = useToastWithUndo();

  const [refusals, setRefusals] = useState(0);
  const [wayOut, setWayOut] = useState<WayOut | null>(null);

  function showError(error: Error): boolean {
    setRefusals((before) => before + 1);
    setWayOut(null);
    if (!(error instanceof ApiError) || error.code !== 'spot_limit') return showFieldErrors(form, error);
    const reason = error.details[0]?.message ?? error.message;
    form.setError('totalSpots', { message: reason });
    // Chargers can be bought for a location only once it is there.
    if (location) setWayOut(wayOutOf(error.code, back, location.id));
    return true;
  }

  /** Rejects while a question about it stays. */
  async function save(values: LocationFormResult): Promise<void> {
    const { name } = values;
    if (!location)
      return add.mutate(locationToAdd(values), {
        onSuccess: (added) => {
          toast({
            title: m.locationsEditing.locationAdded,
            description: m.locationsEditing.membersCanReserveAtName({ name }),
          });
          onSaved(added);
        },
        onError: (error) => {
          if (!showError(error))
            toast({
              title: m.locationsEditing.failedToAddLocation,
              description: error.message,
              tone: 'loss',
            });
        },
      });
    const changes = locationChanges(location, values);
    if (!changes) return onSaved();
    return update.act(
      { id: location.id, changes },
      {
        onSuccess: (after, hasEnded) => {
          const canUndo = !hasEnded && canUndoLocation(changes);
          tell(
            {
              title: m.locationsEditing.locationUpdated,
              description: hasEnded
                ? m.locationsEditing.yourChangesToNameAre({ name })
                : m.locationsEditing.yourChangesToNameAreSaved({ name }),
            },
            canUndo ? () => undoLocation(client, location, after, changes).finally(refresh) : null,
          );
          onSaved();
        },
        onError: showError,
      },
    );
  }
  return {
    save,
    isSaving: add.isPending || update.isPending,
    question: update.question,
    /** The number of saves that the server has refused. */
    refusals,
    /** Where the limit is lifted that the last save has met, or null. */
    wayOut,
  };
}
