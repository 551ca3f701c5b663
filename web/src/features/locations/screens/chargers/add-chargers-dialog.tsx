import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { MAX_SPOTS_ON_EDIT } from '@chargerota/domain';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, FieldError, TextInput } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { MOST_BOUGHT_AT_ONCE, useMoreChargers } from '../../../billing/screens/dialogs/use-more-chargers.tsx';
import { moreChargersAddress } from '../../addresses.ts';
import { useUpdateLocation } from '../../admin-api.ts';

type AddChargersDialogProps = { location: Location; count: number; onClose: () => void };

/** Adds chargers to a location, and buys those that the plan does not include on the way. */
export function AddChargersDialog({ location, count: first, onClose }: AddChargersDialogProps): ReactNode {
  const formId = useId();
  const { id, name, organizationId, totalSpots } = location;
  const [typed, setTyped] = useState(String(first));
  const [refusal, setRefusal] = useState<string | null>(null);
  const count = Number(typed);
  const update = useUpdateLocation(organizationId);
  const more = useMoreChargers({ organizationId, locationId: id, here: moreChargersAddress(id, count) });
  const total = totalSpots + count;
  const missing = typeof more.limit === 'number' ? Math.max(0, total - Math.max(more.limit, totalSpots)) : 0;
  const add = (): void =>
    update.change(
      { id, changes: { totalSpots: total } },
      {
        onSuccess: () => {
          toast({
            title: m.locationsChargers.chargersAdded,
            description: m.locationsChargers.membersCanReserveMore({ name, count }),
          });
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return false;
          setRefusal(error.details[0]?.message ?? error.message);
          return true;
        },
      },
    );
  const tooMany = whyTooMany(total, missing);
  const isRefused = count < 1 || tooMany !== null;
  const submit = (): void => {
    setRefusal(null);
    if (isRefused || update.isPending) return;
    if (missing > 0) more.buy(missing, add);
    else add();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.locationsChargers.addChargersAtName({ name })}
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button type="submit" form={formId} look="primary" busy={update.isPending} disabled={isRefused}>
            {missing > 0 ? m.common.continue : m.locationsChargers.addChargers({ count })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={m.locationsChargers.howManyMore}
          hint={hintOf(location, missing, more.limit)}
          error={tooMany ?? undefined}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => /^([1-9]\d{0,2})?$/.test(target.value) && setTyped(target.value)}
          />
        </Field>
        {refusal && <FieldError>{refusal}</FieldError>}
      </form>
      {more.dialog}
    </Dialog>
  );
}

function whyTooMany(total: number, missing: number): string | null {
  if (total > MAX_SPOTS_ON_EDIT) return m.locationsChargers.atMostAtALocation({ most: MAX_SPOTS_ON_EDIT });
  if (missing > MOST_BOUGHT_AT_ONCE)
    return m.locationsChargers.atMostAddedToYourPlan({ most: MOST_BOUGHT_AT_ONCE, missing });
  return null;
}

function hintOf({ totalSpots }: Location, missing: number, limit: number | null | undefined): string {
  const now = m.locationsChargers.inUseNewOnesHave({ count: totalSpots });
  if (missing === 0 || typeof limit !== 'number') return now;
  return `${now} ${m.locationsChargers.yourPlanAllowsNextYouAdd({ limit, count: missing })}`;
}
