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
  const until = nextBillingDate && formatFarDayOf(nextBillingDate, now);
  return (
    <ChangeDialog
      organizationId={organizationId}
      title={`Cancel the add-on of ${name}?`}
      description={
        until
          ? `The add-on is paid for until ${until}, and nothing is charged for it after that. From now on it no longer raises your limit. Until then you can keep it after all, for nothing.`
          : 'From now on it no longer raises your limit, and nothing is charged for it.'
      }
      change={editOf(addOn, 0, cycle)}
      takesAway
      keepLabel="Keep it"
      confirmLabel={() => 'Cancel add-on'}
      send={sendAddOnCancellation(organizationId, addOn)}
      failureTitle="Failed to cancel add-on"
      doesNotFit="You use more than you would have without it"
      onDone={() => {
        toast({
          title: 'Add-on Cancelled',
          description: until ? `It is paid for until ${until}.` : `You no longer have ${name}.`,
          tone: 'off',
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
