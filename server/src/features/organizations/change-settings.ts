import type { LiveTopic, OrganizationSettingsForm } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from './audit/record-change.ts';
import { decideSettings } from './settings-policy.ts';
import { lockSettings, updateSettings } from './settings-store.ts';
import type { OrganizationRow } from './store.ts';

/**
 * Changes some of an organization's settings. If administrators do so at once, each change is judged by the result of
 * the one before. Existing reservations keep their times; only their arrival windows and reminders change (docs/rules.md
 * "Booking", "Notifications").
 * @throws DomainError invalid_input, settings_conflict
 */
export function changeSettings(
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  asked: OrganizationSettingsForm,
): Promise<{ organization: OrganizationRow; notices: string[] }> {
  return inTransaction(database, async (tx) => {
    const organization = await lockSettings(tx, scope);
    const { changed, notices } = decideSettings(organization, asked);
    if (!changed) return { organization, notices };

    const { before, after } = changed;
    const now = clock.now();
    await updateSettings(tx, scope, { ...after, updatedAt: now });
    const { organizationId } = scope;
    await tell(tx, { type: 'settings_changed', organizationId, before: organization, changes: after }, now);
    const subject = { id: organization.id, label: organization.name };
    await recordChange(tx, scope, { action: 'settings.changed', subject, before, after }, now);
    const topics: LiveTopic[] = SHOWN_WITH_RESERVATIONS.some((name) => name in after)
      ? ['organization', 'reservations']
      : ['organization'];
    await emitLiveEvents(
      tx,
      topics.map((topic) => ({ topic, organizationId })),
    );
    return { organization: { ...organization, ...after, updatedAt: now }, notices };
  });
}

/** Settings that change lists of reservations: which details of others are shown, and how long arrival is possible. */
const SHOWN_WITH_RESERVATIONS = [
  'showReservationDetails',
  'showUserNames',
  'showVehicleInfo',
  'showContactInfo',
  'noShowGracePeriodMinutes',
];
