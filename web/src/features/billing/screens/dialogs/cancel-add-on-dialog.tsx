import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { toast } from '../../../../ui/toast.ts';
import { addOnName, editOf } from '../../add-ons.ts';
import type { AddOn } from '../../add-ons.ts';
import { sendAddOnCancellation } from '../../changes-api.ts';
import { ChangeDialog } from './change-dialog.tsx';

type CancelAddOnDialogProps = { organizationId: string; addOn: AddOn; onClose: () => void };

export function CancelAddOnDialog({ organizationId, addOn, onClose }: CancelAddOnDialogProps): ReactNode {
  const now = useNow();
  const { cycle, nextBillingDate } = addOn;
  const name = addOnName(addOn);
  const day = nextBillingDate && formatFarDayOf(nextBillingDate, now);
  return (
    <ChangeDialog
      organizationId={organizationId}
      title={m.billingDialogs.cancelTheAddOnOf({ name })}
      description={day ? m.billingDialogs.theAddOnIsPaid({ day }) : m.billingDialogs.fromNowOnItNo}
      change={editOf(addOn, 0, cycle)}
      takesAway
      keepLabel={m.common.keepIt}
      confirmLabel={() => m.billingDialogs.cancelAddOn}
      send={sendAddOnCancellation(organizationId, addOn)}
      failureTitle={m.billingDialogs.failedToCancelAddOn}
      doesNotFit={m.billingDialogs.youUseMoreThanYou}
      onDone={() => {
        toast({
          title: m.billingDialogs.addOnCancelled,
          description: day
            ? m.billingDialogs.itIsPaidForUntil({ day })
            : m.billingDialogs.youNoLongerHaveName({ name }),
          tone: 'off',
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
