import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { proposalQuery } from './recommendations-api.ts';

interface Given {
  /** Null: the best of all locations. */
  locationId: string | null;
  /** False while nothing is to be suggested. */
  isWanted: boolean;
  /** The clock's hour: what is recommended changes with it. */
  hour: string;
  /** When the member's reservations were loaded, so that another slot is suggested after a booking. */
  readAt: number;
}

/** The slots that the server recommends: what the booking screen proposes is the first of them. */
export function useSuggestion({ locationId, isWanted, hour, readAt }: Given) {
  return useQuery({
    ...proposalQuery(locationId, `${hour} ${readAt}`),
    enabled: isWanted,
    // Each visit asks again, because what was free then may be taken.
    staleTime: 0,
    gcTime: 0,
    // When the hour changes, the suggestion stays until the next one is found.
    placeholderData: keepPreviousData,
  });
}
