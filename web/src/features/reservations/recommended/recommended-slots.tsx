import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Recommendation } from '@chargerota/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { TimeRange } from '../../../ui/time.tsx';
import './recommended.css';

type RecommendedSlotsProps = {
  slots: readonly Recommendation[];
  /** What can be done with a slot. */
  children: (slot: Recommendation) => ReactNode;
};

/** Slots that suit the member, each with what distinguishes it in words. */
export function RecommendedSlots({ slots, children }: RecommendedSlotsProps): ReactNode {
  const words = newWordsOf(slots);
  return (
    <ul className="rows rc">
      {slots.map((slot, index) => (
        <li key={`${slot.locationId} ${slot.date} ${slot.timeSlot}`} className="rc-row pair mid py-10">
          <span className="rc-when line gap-0-12 base">
            <span className="u-date">{formatDay(slot.date)}</span>{' '}
            <TimeRange from={new Date(slot.startsAt)} to={new Date(slot.endsAt)} zone={slot.timezone} />
          </span>
          <span className="rc-where line sm gap-0-12 anywhere">
            <span className="strong">{slot.locationName}</span>
            <span className="mute">
              <Rich
                of={m.reservationsRecommended.freeOfTotal({ count: slot.totalSpots })}
                free={<b className="fig">{slot.freeSpots}</b>}
                total={<b className="fig">{slot.totalSpots}</b>}
              />
            </span>
          </span>
          {words[index] && (
            <details className="rc-why">
              <summary className="fold row gap-4 sm mute">
                <span className="cut">{words[index]}</span>
                <ChevronDown className="ic ic-16 turns" aria-hidden="true" />
              </summary>
            </details>
          )}
          <span className="rc-act">{children(slot)}</span>
        </li>
      ))}
    </ul>
  );
}

type Said = Pick<Recommendation, 'locationId' | 'reason' | 'lengthReason'>;

/** What speaks for each slot, as sentences: the same one of the same place in row after row says nothing new. */
export const newWordsOf = (slots: readonly Said[]): string[] =>
  slots.map((slot, index) => {
    const above = slots[index - 1];
    const isSaidAbove = (words: 'reason' | 'lengthReason'): boolean =>
      above?.locationId === slot.locationId && above[words] === slot[words];
    return [
      isSaidAbove('reason') ? null : slot.reason,
      isSaidAbove('lengthReason') ? null : slot.lengthReason,
    ]
      .filter(Boolean)
      .join(' ');
  });
