import { OFFER_MINUTES } from './line-hold.ts';
import type { LineOrder } from './line-order.ts';

/** An organization's settings of its lines (docs/rules.md "The line"). */
export interface LineSettings {
  lineEnabled: boolean;
  /** How long an offer is held; scaled for how its member is reached. */
  lineOfferMinutes: number;
  lineOrder: LineOrder;
  /** Members who charge are told that somebody waits or follows. */
  lineNudges: boolean;
  /** Members are asked an hour before the start whether they are still coming. */
  lineStillComing: boolean;
  /** Booking suggests the length that the member's usual energy needs. */
  lineShorterSuggestion: boolean;
  /** A slot that becomes free after its start is offered for the rest of its time. */
  lineRestAtOnce: boolean;
}

export const DEFAULT_LINE: LineSettings = {
  lineEnabled: true,
  lineOfferMinutes: OFFER_MINUTES.default,
  lineOrder: 'fair',
  lineNudges: true,
  lineStillComing: true,
  lineShorterSuggestion: true,
  lineRestAtOnce: true,
};
