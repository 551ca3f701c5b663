import { formatMoney } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { addOnName } from '../add-ons.ts';
import type { AddOn } from '../add-ons.ts';
import { CYCLE_WORDS } from '../billing-words.ts';
import { useKeepAddOn } from '../changes-api.ts';

type AddOnRowProps = {
  organizationId: string;
  addOn: AddOn;
  /** Another change is under way; the page says so. */
  isBusy: boolean;
  /** The subscription ends, and the add-on with it. */
  isEnding: boolean;
  /** A cancelled one can be taken up again: it still has a limit to raise, of a location in use. */
  mayKeep: boolean;
  /** The next payment comes only if a card is stored before. */
  needsCard: boolean;
  onEdit: () => void;
  onCancel: () => void;
};

/** One add-on: number, price and cycle, next payment or end, and what can be done with it. */
export function AddOnRow(props: AddOnRowProps): ReactNode {
  const { organizationId, addOn, isBusy, isEnding, mayKeep, needsCard, onEdit, onCancel } = props;
  const { cycle, totalCents, status } = addOn;
  const name = addOnName(addOn);
  const isActive = status === 'active';
  return (
    <li className="bl-row pair gap-4-16 mid py-10">
      <span className="stack gap-2 to-start anywhere">
        <span className="strong">{name}</span>
        <span className="sm mute">
          <span className="fig">{formatMoney(totalCents)}</span> {CYCLE_WORDS[cycle].each}
        </span>
      </span>
      <span className="bl-when stack gap-2 to-start anywhere">
        <Badge tone={isActive ? 'ok' : 'off'}>{isActive ? 'Active' : 'Cancelled'}</Badge>
        {isEnding && isActive ? (
          <span className="sm mute">Ends with the subscription</span>
        ) : (
          <When addOn={addOn} needsCard={needsCard} />
        )}
      </span>
      <span className="bl-do row flush-end">
        {isEnding ? null : isActive ? (
          <>
            <Button look="quiet" disabled={isBusy} aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            <Button look="loss" disabled={isBusy} aria-label={`Cancel ${name}`} onClick={onCancel}>
              Cancel
            </Button>
          </>
        ) : (
          mayKeep && <Keep organizationId={organizationId} addOn={addOn} name={name} isBusy={isBusy} />
        )}
      </span>
    </li>
  );
}

type WhenProps = Pick<AddOnRowProps, 'addOn' | 'needsCard'>;

function When({ addOn: { status, nextBillingDate, nextCycle }, needsCard }: WhenProps): ReactNode {
  const now = useNow();
  if (!nextBillingDate) return null;
  const day = formatFarDayOf(nextBillingDate, now);
  return (
    <span className="sm mute">
      {status === 'cancelled' ? `Paid until ${day}` : `Next payment ${day}`}
      {status === 'active' && nextCycle && `, then ${CYCLE_WORDS[nextCycle].name.toLowerCase()}`}
      {status === 'active' && needsCard && ', if you set up payment'}
    </span>
  );
}

type KeepProps = { organizationId: string; addOn: AddOn; name: string; isBusy: boolean };

function Keep({ organizationId, addOn, name, isBusy }: KeepProps): ReactNode {
  const keeping = useKeepAddOn(organizationId, addOn, {
    title: 'Add-on Kept',
    description: `You have ${name} as before.`,
  });
  return (
    <Button
      look="quiet"
      busy={keeping.isPending}
      disabled={isBusy && !keeping.isPending}
      aria-label={`Keep ${name}`}
      onClick={() => keeping.mutate()}
    >
      Keep it
    </Button>
  );
}
