import type { Billing } from '@chargerota/contract';
import { ADD_ON_QUANTITIES, addOnEdits, formatMoney } from '@chargerota/domain';
import type { AddOnKind, BillingCycle } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toast } from '../../../../ui/toast.ts';
import { editOf, purchaseOf } from '../../add-ons.ts';
import type { AddOn, AddOnWish } from '../../add-ons.ts';
import { countOf } from '../../billing-words.ts';
import { sendEdit, sendPurchase } from '../../changes-api.ts';
import { AddOnFields } from '../../components/add-on-fields.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const TITLES: Readonly<Record<AddOnKind, string>> = {
  member: 'Add members',
  location: 'Add locations',
  spot: 'Add chargers',
};

type BuyDialogProps = {
  billing: Billing;
  kind: AddOnKind;
  /** For chargers, the location that was asked for. */
  locationId: string | null;
  /** How many are proposed. */
  count?: number;
  here: string;
  onDone: () => void;
  onClose: () => void;
};

export function BuyAddOnDialog({
  billing,
  kind,
  locationId,
  count = 1,
  here,
  onDone,
  onClose,
}: BuyDialogProps): ReactNode {
  const { id } = billing.organization;
  // Chargers alone are added to a location.
  const places = kind === 'spot' ? billing.usage.spots : [];
  const asked = places.find((place) => place.locationId === locationId) ?? (places.length === 1 && places[0]);
  const [wish, setWish] = useState<AddOnWish>({
    kind,
    count,
    cycle: 'monthly',
    locationId: asked ? asked.locationId : null,
  });
  const place = places.find((one) => one.locationId === wish.locationId);
  return (
    <ChangeDialog
      organizationId={id}
      title={TITLES[kind]}
      change={purchaseOf(wish)}
      nothing={
        places.length === 0
          ? 'Chargers are added to a location, and you have none yet. Please add a location first.'
          : 'Please choose the location first.'
      }
      fields={
        <AddOnFields
          kind={kind}
          counts={ADD_ON_QUANTITIES[kind]}
          wish={wish}
          onChange={(changes) => setWish({ ...wish, ...changes })}
          {...(kind === 'spot' && { places })}
        />
      }
      confirmLabel={({ dueNowCents }) =>
        dueNowCents > 0 ? `Pay ${formatMoney(dueNowCents)}` : `Add ${countOf(kind, wish.count)}`
      }
      send={sendPurchase(id, wish)}
      failureTitle="Failed to purchase add-on"
      doesNotFit="This does not fit what you use now"
      here={here}
      onDone={() => {
        toast({
          title: 'Add-on Purchased',
          description: `Your plan allows ${countOf(kind, wish.count)} more${place ? ` at ${place.locationName}` : ''} than before.`,
        });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

type EditDialogProps = { organizationId: string; addOn: AddOn; here: string; onClose: () => void };

export function EditAddOnDialog({ organizationId, addOn, here, onClose }: EditDialogProps): ReactNode {
  const { kind, count, cycle, nextCycle, place } = addOn;
  const now = { count, cycle: nextCycle ?? cycle };
  const [wish, setWish] = useState<{ count: number; cycle: BillingCycle }>(now);
  const isSame = wish.count === now.count && wish.cycle === now.cycle;
  return (
    <ChangeDialog
      organizationId={organizationId}
      title={`Edit the add-on of ${countOf(kind, count)}${place ? ` at ${place.name}` : ''}`}
      change={isSame ? null : editOf(addOn, wish.count, wish.cycle)}
      nothing="This is what you have now. Choose another number or another billing cycle to see what it costs."
      fields={
        <AddOnFields
          kind={kind}
          counts={addOnEdits(kind, count)}
          wish={wish}
          onChange={(changes) => setWish({ ...wish, ...changes })}
        />
      }
      confirmLabel={({ dueNowCents }) =>
        dueNowCents > 0 ? `Pay ${formatMoney(dueNowCents)}` : 'Save changes'
      }
      send={sendEdit(organizationId, addOn, wish)}
      {...(wish.count < count && {
        meanwhile: 'The lower number applies to what you add from now on.',
      })}
      failureTitle="Failed to update add-on"
      doesNotFit="You use more than this would allow"
      here={here}
      onDone={() => {
        toast({
          title: 'Add-on Updated',
          description: `You have ${countOf(kind, wish.count)} as an add-on.`,
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
