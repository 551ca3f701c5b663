import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { ADD_ON_PRICES_CENTS, formatMoney, formatNumber, raisesLimit } from '@chargerota/domain';
import type { AddOnKind } from '@chargerota/domain';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TickMeter } from '../../../ui/tick-meter.tsx';
import { addOnsOf } from '../add-ons.ts';
import type { AddOn } from '../add-ons.ts';
import { isStopped, needsCard, standingOf } from '../standing.ts';
import type { Standing } from '../standing.ts';
import { AddOnRow } from './add-on-row.tsx';

type AddOnCardProps = {
  billing: Billing;
  kind: AddOnKind;
  onBuy: () => void;
  onEdit: (addOn: AddOn) => void;
  onCancel: (addOn: AddOn) => void;
};

const WORDS = {
  member: {
    title: m.common.members,
    buy: m.billing.addMembers,
    counts: m.billing.activeWaitingForApprovalAnd,
  },
  location: { title: m.common.locations, buy: m.billing.addLocations, counts: m.billing.activeLocationsOnly },
  spot: {
    title: m.billing.chargersAtALocation,
    buy: m.billing.addChargers,
    counts: m.billing.chargersInUseEachAdd,
  },
} as const;

/** How much of a limit is used, the add-ons that raise it, and where to buy more. */
export function AddOnCard({ billing, kind, onBuy, onEdit, onCancel }: AddOnCardProps): ReactNode {
  const headingId = useId();
  const reasonId = useId();
  const { title, buy, counts } = WORDS[kind];
  const { monthly, annual } = ADD_ON_PRICES_CENTS[kind];
  const addOns = addOnsOf(billing, kind);
  const reason = whyNotBuy(billing, kind);
  return (
    <section className="bl-ao" aria-labelledby={headingId}>
      <header className="line mid ends tall gap-8-16">
        <h3 id={headingId}>{title}</h3>
        <Button disabled={reason !== null} aria-describedby={reason ? reasonId : undefined} onClick={onBuy}>
          {buy}
        </Button>
      </header>
      <div className="stack gap-4 w-40">
        {kind === 'spot' ? (
          <SpotUse billing={billing} />
        ) : (
          <Use {...billing.usage[kind === 'member' ? 'members' : 'locations']} />
        )}
        <p className="hint">{counts}</p>
        <p className="hint" id={reasonId}>
          {reason ?? (
            <Rich
              of={m.billing.oneMoreCosts}
              monthly={<span className="fig">{formatMoney(monthly)}</span>}
              annual={<span className="fig">{formatMoney(annual)}</span>}
            />
          )}
        </p>
      </div>
      {addOns.length > 0 && (
        <ul className="rows mt-12" aria-label={m.billing.addOnsTitle({ title })}>
          {addOns.map((addOn) => (
            <AddOnRow
              key={addOn.id}
              organizationId={billing.organization.id}
              addOn={addOn}
              isBusy={billing.isBusy}
              isEnding={ENDING.includes(standingOf(billing))}
              mayKeep={mayKeep(billing, addOn)}
              needsCard={needsCard(billing)}
              onEdit={() => onEdit(addOn)}
              onCancel={() => onCancel(addOn)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Everything ends, or has ended, with the subscription: nothing of it can be changed by itself. */
const ENDING: readonly Standing[] = ['ending', 'inactive', 'trial_ended'];

function mayKeep({ usage, organization, scheduledPlan }: Billing, { kind, place }: AddOn): boolean {
  const isInUse = !place || usage.spots.some(({ locationId }) => locationId === place.id);
  return isInUse && raisesLimit(kind, scheduledPlan ?? organization.subscriptionPlan);
}

function whyNotBuy(billing: Billing, kind: AddOnKind): string | null {
  const standing = standingOf(billing);
  if (isStopped(standing)) return m.billing.addOnsNeedASubscription;
  if (standing === 'ending') return m.billing.reactivateYourSubscriptionToBuy;
  const { usage } = billing;
  const limits = {
    member: [usage.members.limit],
    location: [usage.locations.limit],
    spot: usage.spots.map(({ limit }) => limit),
  }[kind];
  if (limits.length > 0 && limits.every((limit) => limit === null)) return m.billing.yourPlanHasNoLimit;
  if (kind === 'spot' && limits.length === 0) return m.billing.addALocationFirst;
  return billing.isBusy ? m.billing.anotherChangeIsUnderWay : null;
}

function Use({ used, limit }: { used: number; limit: number | null }): ReactNode {
  return (
    <>
      <p>
        <Rich
          of={limit === null ? m.billing.usedNoLimit : m.billing.usedOfLimit}
          used={<span className="fig fig-28">{formatNumber(used)}</span>}
          limit={limit !== null && <span className="fig">{formatNumber(limit)}</span>}
          unit={(it) => <span className="unit">{it}</span>}
        />
      </p>
      {limit !== null && limit > 0 && <TickMeter count={used} limit={limit} warns />}
    </>
  );
}

/** The most locations shown at first. */
const FEW = 3;

/** Each location with its chargers, the fullest first. */
function SpotUse({ billing }: { billing: Billing }): ReactNode {
  const [all, showAll] = useState(false);
  const places = billing.usage.spots.toSorted((one, other) => fullness(other) - fullness(one));
  if (places.length === 0) return <p className="mute">{m.billing.thereIsNoLocationYet}</p>;
  return (
    <>
      <ul className="bl-places stack gap-12 anywhere">
        {(all ? places : places.slice(0, FEW)).map(({ locationId, locationName, used, limit }) => (
          <li key={locationId} className="pair base gap-4-16">
            <span>{locationName}</span>
            <Use used={used} limit={limit} />
          </li>
        ))}
      </ul>
      {!all && places.length > FEW && (
        <Button look="quiet" className="at-start flush-start" onClick={() => showAll(true)}>
          {m.billing.showCountMore({ count: places.length - FEW })}
        </Button>
      )}
    </>
  );
}

/** The share of the limit that is used; without a limit, by number below all others. */
const fullness = ({ used, limit }: { used: number; limit: number | null }): number =>
  limit === null ? used / 1_000_000 : used / Math.max(1, limit);
