import type { LiveTopic, OrganizationSettingsForm } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from './audit/record-change.ts';
import { replanOrganization } from '../notifications/plan-reminders.ts';
import { followNoShowRules } from '../reservations/no-show.ts';
import { recheckLines } from '../waitlist/withdraw-offers.ts';
import { decideSettings } from './settings-policy.ts';
import { lockSettings, updateSettings } from './settings-store.ts';
import type { OrganizationRow } from './store.ts';

/**
 * Changes some of an organization's settings. If administrators do so at once, each change is judged by the result of
 * the one before. Existing reservations keep their times; only their arrival windows and reminders change (docs/rules.md
 * "Booking", "Notices").
 * @throws DomainError invalid_input, settings_conflict
 */
export function changeSettings(
  { database, clock }: AppDeps,
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
    if (has(after, NO_SHOW)) await followNoShowRules(tx, scope, organization.autoMarkNoShow, now);
    await recheckLines(tx, scope, {}, now);
    if (has(after, REMINDERS)) await replanOrganization(tx, scope, now);
    const subject = { id: organization.id, label: organization.name };
    await recordChange(tx, scope, { action: 'settings.changed', subject, before, after }, now);
    const { organizationId } = scope;
    const topics: LiveTopic[] = has(after, SHOWN_WITH_RESERVATIONS)
      ? ['organization', 'reservations']
      : ['organization'];
    await emitLiveEvents(
      tx,
      topics.map((topic) => ({ topic, organizationId })),
    );
    return { organization: { ...organization, ...after, updatedAt: now }, notices };
  });
}

const REMINDERS = [
  'allowCustomReminders',
  'defaultReminderMinutes',
  'lineEnabled',
  'lineStillComing',
  'lineNudges',
];
const NO_SHOW = ['noShowGracePeriodMinutes', 'autoMarkNoShow'];
/** Settings that change lists of reservations: which details of others are shown, and how long arrival is possible. */
const SHOWN_WITH_RESERVATIONS = [
  'showReservationDetails',
  'showUserNames',
  'showVehicleInfo',
  'showContactInfo',
  'noShowGracePeriodMinutes',
];

const has = (changes: object, names: string[]) => names.some((name) => name in changes);
