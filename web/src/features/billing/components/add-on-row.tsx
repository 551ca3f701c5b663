import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { addOnName } from '../add-ons.ts';
import type { AddOn } from '../add-ons.ts';
import { useKeepAddOn } from '../changes-api.ts';
import { Price } from './price.tsx';

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
          <Price cents={totalCents} cycle={cycle} />
        </span>
      </span>
      <span className="bl-when stack gap-2 to-start anywhere">
        <Badge tone={isActive ? 'ok' : 'off'}>
          {isActive ? m.billing.addOnActive : m.billing.addOnCancelled}
        </Badge>
        {isEnding && isActive ? (
          <span className="sm mute">{m.billing.endsWithTheSubscription}</span>
        ) : (
          <When addOn={addOn} needsCard={needsCard} />
        )}
      </span>
      <span className="bl-do row flush-end">
        {isEnding ? null : isActive ? (
          <>
            <Button look="quiet" disabled={isBusy} aria-label={m.common.editName({ name })} onClick={onEdit}>
              {m.common.edit}
            </Button>
            <Button
              look="loss"
              disabled={isBusy}
              aria-label={m.billing.cancelName({ name })}
              onClick={onCancel}
            >
              {m.billing.cancelAddOn}
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
  if (status === 'cancelled') return <span className="sm mute">{m.billing.paidUntilDay({ day })}</span>;
  // One that has expired is followed by nothing.
  const follows = status === 'active' ? nextCycle : null;
  const isOnlyWithCard = status === 'active' && needsCard;
  const then = isOnlyWithCard ? m.billing.nextPaymentThenIfSetUp : m.billing.nextPaymentThen;
  const next = isOnlyWithCard ? m.billing.nextPaymentDayIfSetUp : m.billing.nextPaymentDay;
  return <span className="sm mute">{follows ? then[follows]({ day }) : next({ day })}</span>;
}

type KeepProps = { organizationId: string; addOn: AddOn; name: string; isBusy: boolean };

function Keep({ organizationId, addOn, name, isBusy }: KeepProps): ReactNode {
  const keeping = useKeepAddOn(organizationId, addOn, {
    title: m.billing.addOnKept,
    description: m.billing.youHaveNameAsBefore({ name }),
  });
  return (
    <Button
      look="quiet"
      busy={keeping.isPending}
      disabled={isBusy && !keeping.isPending}
      aria-label={m.billing.keepName({ name })}
      onClick={() => keeping.mutate()}
    >
      {m.common.keepIt}
    </Button>
  );
}
