import { useOnceDone } from '../../../../lib/use-once-done.ts';
import type { OwnRow } from './own-rows.ts';

type Question = {
  /** Whose cancellation is asked about; null while nothing is asked. */
  row: OwnRow | null;
  /** The member's reservations as they were read last. */
  rows: readonly OwnRow[];
  /** Until it is answered, the press is only expected to succeed. */
  isPending: boolean;
};

/** Calls back once the reservation that is asked about is read as cancelled, whether or not this press did it. */
export function useEndOnceCancelled(
  { row, rows, isPending }: Question,
  onCancelled: (row: OwnRow) => void,
): void {
  const isCancelled = !isPending && rows.some(({ id, status }) => id === row?.id && status === 'cancelled');
  useOnceDone(isCancelled, () => row && onCancelled(row));
}
