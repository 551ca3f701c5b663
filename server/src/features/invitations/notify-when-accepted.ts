import { addDays, localDate, personName, startOfDay, wallInstant } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { notifyOfAcceptance } from '../notifications/notify-administrators.ts';
import { countAcceptedSince, findPerson, type OfferedInvitation } from './store.ts';

/** Administrators hear of this many a day one by one. An invited team should not fill a mailbox. */
const TOLD_AT_ONCE = 3;
/** The time of the notification about all others, by the organization's clocks. */
const MORNING_MINUTES = 8 * 60;

/** Tells the administrators that somebody has accepted, and whether they wait for approval. Call it under `lockOrganization`, after the invitation is used up. */
export async function notifyWhenAccepted(
  tx: Tx,
  { invitation: { organizationId }, organization }: OfferedInvitation,
  { userId, waits }: { userId: string; waits: boolean },
  now: Date,
): Promise<void> {
  const scope = tenantScope(organizationId);
  const { timezone } = organization;
  const today = localDate(now, timezone);
  const accepted = await countAcceptedSince(tx, scope, startOfDay(today, timezone));
  const name = personName(await findPerson(tx, userId));
  const gatherUntil = accepted > TOLD_AT_ONCE ? nextMorning(now, timezone) : null;
  await notifyOfAcceptance(tx, scope, { userId, name, waits, gatherUntil }, now);
}

function nextMorning(now: Date, timezone: string): Date {
  const today = localDate(now, timezone);
  const morning = wallInstant(today, MORNING_MINUTES, timezone).instant;
  return morning > now ? morning : wallInstant(addDays(today, 1), MORNING_MINUTES, timezone).instant;
}
