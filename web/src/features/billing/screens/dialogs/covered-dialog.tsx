import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { PLANS } from '@chargerota/domain';
import type { PlanName } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { addOnName } from '../../add-ons.ts';
import type { AddOn } from '../../add-ons.ts';
import { Price } from '../../components/price.tsx';
import { coveredAddOns } from '../../covered-add-ons.ts';
import { CancelAddOnDialog } from './cancel-add-on-dialog.tsx';

type CoveredDialogProps = { billing: Billing; before: PlanName; plan: PlanName; onClose: () => void };

/** After a change to a higher plan: what is paid for twice now, each with the question to end it. */
export function CoveredDialog({ billing, before, plan, onClose }: CoveredDialogProps): ReactNode {
  const [ending, setEnding] = useState<AddOn | null>(null);
  const addOns = coveredAddOns(billing, before, plan);
  const isSettled = addOns.length === 0;
  return (
    <Dialog
      open
      comesByItself
      onClose={onClose}
      title={m.billingDialogs.labelIncludesWhatYouPay({ label: PLANS[plan].label })}
      description={isSettled ? m.billingDialogs.nothingOfThatIsLeft : m.billingDialogs.whatYouUseNowFits}
      actions={<Button onClick={onClose}>{isSettled ? m.common.done : m.common.keepThem}</Button>}
    >
      <ul className="rows">
        {addOns.map((addOn) => (
          <li key={addOn.id} className="row gap-8-16 ends py-10">
            <span className="stack gap-2 to-start anywhere">
              <span className="strong">{addOnName(addOn)}</span>
              <span className="sm mute">
                <Price cents={addOn.totalCents} cycle={addOn.cycle} />
              </span>
            </span>
            <Button
              look="loss"
              aria-label={m.billingDialogs.endAddOn({ name: addOnName(addOn) })}
              onClick={() => setEnding(addOn)}
            >
              {m.billingDialogs.endIt}
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <CancelAddOnDialog
          organizationId={billing.organization.id}
          addOn={ending}
          onClose={() => setEnding(null)}
        />
      )}
    </Dialog>
  );
}
