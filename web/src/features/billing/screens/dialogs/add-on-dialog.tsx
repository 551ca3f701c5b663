import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { ADD_ON_QUANTITIES, addOnEdits, formatMoney } from '@chargerota/domain';
import type { AddOnKind, BillingCycle } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toast } from '../../../../ui/toast.ts';
import { addOnName, editOf, purchaseOf } from '../../add-ons.ts';
import type { AddOn, AddOnWish } from '../../add-ons.ts';
import { sendEdit, sendPurchase } from '../../changes-api.ts';
import { AddOnFields } from '../../components/add-on-fields.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const TITLES: Readonly<Record<AddOnKind, string>> = {
  member: m.billingDialogs.addMembers,
  location: m.billingDialogs.addLocations,
  spot: m.billingDialogs.addChargers,
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
          ? m.billingDialogs.chargersAreAddedToA
          : m.billingDialogs.pleaseChooseTheLocationFirst
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
        dueNowCents > 0
          ? m.billingDialogs.payAmount({ amount: formatMoney(dueNowCents) })
          : m.billingDialogs.addCounted[kind]({ count: wish.count })
      }
      send={sendPurchase(id, wish)}
      failureTitle={m.billingDialogs.failedToPurchaseAddOn}
      doesNotFit={m.billingDialogs.thisDoesNotFitWhat}
      here={here}
      onDone={() => {
        toast({
          title: m.billingDialogs.addOnPurchased,
          description: place
            ? m.billingDialogs.yourPlanAllowsMoreAtName({ count: wish.count, name: place.locationName })
            : m.billingDialogs.yourPlanAllowsMore[kind]({ count: wish.count }),
        });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

type EditDialogProps = { organizationId: string; addOn: AddOn; here: string; onClose: () => void };

export function EditAddOnDialog({ organizationId, addOn, here, onClose }: EditDialogProps): ReactNode {
  const { kind, count, cycle, nextCycle } = addOn;
  const now = { count, cycle: nextCycle ?? cycle };
  const [wish, setWish] = useState<{ count: number; cycle: BillingCycle }>(now);
  const isSame = wish.count === now.count && wish.cycle === now.cycle;
  return (
    <ChangeDialog
      organizationId={organizationId}
      title={m.billingDialogs.editTheAddOnOf({ name: addOnName(addOn) })}
      change={isSame ? null : editOf(addOn, wish.count, wish.cycle)}
      nothing={m.billingDialogs.thisIsWhatYouHave}
      fields={
        <AddOnFields
          kind={kind}
          counts={addOnEdits(kind, count)}
          wish={wish}
          onChange={(changes) => setWish({ ...wish, ...changes })}
        />
      }
      confirmLabel={({ dueNowCents }) =>
        dueNowCents > 0
          ? m.billingDialogs.payAmount({ amount: formatMoney(dueNowCents) })
          : m.common.saveChanges
      }
      send={sendEdit(organizationId, addOn, wish)}
      {...(wish.count < count && {
        meanwhile: m.billingDialogs.theLowerNumberAppliesTo,
      })}
      failureTitle={m.billingDialogs.failedToUpdateAddOn}
      doesNotFit={m.billingDialogs.youUseMoreThanThis}
      here={here}
      onDone={() => {
        toast({
          title: m.billingDialogs.addOnUpdated,
          description: m.billingDialogs.youHaveCountedAsAnAddOn[kind]({ count: wish.count }),
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
