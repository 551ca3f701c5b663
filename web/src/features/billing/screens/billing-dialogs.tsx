import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { localPath } from '../../accounts/sign-in/after-sign-in.ts';
import type { AddOn } from '../add-ons.ts';
import { askingAddress, BILLING_ADDRESS } from '../addresses.ts';
import type { Asked } from '../addresses.ts';
import { useRemoveCard } from '../changes-api.ts';
import { isStopped, standingOf } from '../standing.ts';
import { BuyAddOnDialog, EditAddOnDialog } from './dialogs/add-on-dialog.tsx';
import { CancelAddOnDialog } from './dialogs/cancel-add-on-dialog.tsx';
import { CancelSubscriptionDialog } from './dialogs/cancel-subscription-dialog.tsx';
import { PlanDialog } from './dialogs/plan-dialog.tsx';

/** A dialog about something on this page. Those that other screens link to are in the address. */
export type OwnDialog =
  | { is: 'edit' | 'cancel'; addOn: AddOn }
  | { is: 'cancel-subscription' }
  | { is: 'remove-card' };

type BillingDialogsProps = {
  billing: Billing;
  own: OwnDialog | null;
  onCloseOwn: () => void;
  asked: Asked;
  here: string;
};

export function BillingDialogs({ billing, own, onCloseOwn, asked, here }: BillingDialogsProps): ReactNode {
  const { id } = billing.organization;
  const [, navigate] = useLocation();
  const back = localPath(asked.back);
  // The way back stays in the address, because another dialog may be opened in place of this one.
  const close = (): void => navigate(askingAddress({ back }), { replace: true });
  const done = (): void => navigate(back ?? BILLING_ADDRESS, { replace: true });
  const stopped = isStopped(standingOf(billing));
  return (
    <>
      {asked.add && !stopped && (
        <BuyAddOnDialog
          billing={billing}
          kind={asked.add}
          locationId={asked.locationId}
          here={here}
          onDone={done}
          onClose={close}
        />
      )}
      {asked.plan && (
        <PlanDialog billing={billing} plan={asked.plan} here={here} onDone={done} onClose={close} />
      )}
      {own?.is === 'edit' && (
        <EditAddOnDialog organizationId={id} addOn={own.addOn} here={here} onClose={onCloseOwn} />
      )}
      {own?.is === 'cancel' && (
        <CancelAddOnDialog organizationId={id} addOn={own.addOn} onClose={onCloseOwn} />
      )}
      {own?.is === 'cancel-subscription' && (
        <CancelSubscriptionDialog billing={billing} onClose={onCloseOwn} />
      )}
      {own?.is === 'remove-card' && <RemoveCardDialog organizationId={id} onClose={onCloseOwn} />}
    </>
  );
}

function RemoveCardDialog({
  organizationId,
  onClose,
}: {
  organizationId: string;
  onClose: () => void;
}): ReactNode {
  const removing = useRemoveCard(organizationId);
  const onSuccess = (): unknown =>
    toast({ title: m.billing.cardRemoved, description: m.billing.nothingIsChargedWhenThe, tone: 'off' });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.billing.removeCardQuestion}
      description={m.billing.nothingIsChargedWhenTheTrial}
      confirmLabel={m.billing.removeCard}
      keepLabel={m.common.keepIt}
      act={() => removing.mutateAsync(undefined, { onSuccess })}
    />
  );
}
