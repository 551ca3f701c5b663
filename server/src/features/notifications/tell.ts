import type { NoticeKind } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

export type NoticeRequest = {
  kind: NoticeKind;
  userId: string;
  /** Checked against the kind's schema (texts.ts). */
  params?: Record<string, unknown>;
  reservationId?: string;
  /** The zone whose clocks quiet hours are by. */
  timezone: string;
  /** Quiet hours don't delay it beyond this. */
  before?: Date;
};

/**
 * Asks, in the transaction of the cause, that people be told: a row for each method that the person has chosen. In-app
 * notices are there at once; the others go out after the commit, by any instance.
 */
export async function tell(
  _tx: Tx,
  _scope: TenantScope,
  _requests: readonly NoticeRequest[],
  _now: Date,
): Promise<void> {
  throw new Error('not built yet');
}
