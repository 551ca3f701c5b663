import type { Recommendation } from '@chargerota/contract';

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
