import type {
  NotificationPreferences,
  RouteInput,
  updateNotificationPreferences,
} from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { switchNotifications } from '../accounts/profile/switch-notifications.ts';
import { readChannels } from './channels/read-channels.ts';
import { findPreferences, writePreferences, type PreferencesRow } from './choices-store.ts';
import { findOwnMembership, type OwnMembership } from './membership-store.ts';
import { chooseMethods, topicsOf } from './preferences-policy.ts';

export type Chooser = {
  scope: UserScope;
  /** The organization that the request is about; null means the first joined. */
  organizationId: string | null;
};

/**
 * The caller's choices in an organization, also for applicants and suspended members.
 * @throws DomainError not_found for an organization that isn't theirs, no_organization
 */
export async function readPreferences(deps: AppDeps, chooser: Chooser): Promise<NotificationPreferences> {
  const { drizzle } = deps.database;
  const membership = await requireMembership(drizzle, chooser);
  const { organizationId, userId } = membership;
  const row = await findPreferences(drizzle, tenantScope(organizationId), userId);
  const reached = await readChannels(drizzle, userId, deps);
  return present(membership, row ?? defaultsOf(membership, deps.clock.now()), reached);
}

/**
 * Changes the given fields, and plans pending reminders again. The member's lock makes two changes, or a change and a
 * booking, run one after the other. Switched methods are switched for the account, in all its organizations.
 * @throws DomainError not_found, no_organization, invalid_input
 */
export async function updatePreferences(
  deps: AppDeps,
  chooser: Chooser,
  form: RouteInput<typeof updateNotificationPreferences>['body'],
): Promise<NotificationPreferences> {
  const { userId } = chooser.scope;
  const { tell } = deps;
  return inTransaction(deps.database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: userId }]);
    const now = deps.clock.now();
    const membership = await requireMembership(tx, chooser);
    const { organizationId } = membership;
    const scope = tenantScope(organizationId);
    const before = (await findPreferences(tx, scope, userId)) ?? defaultsOf(membership, now);
    const reached = await readChannels(tx, userId, deps);
    const { topics } = present(membership, before, reached);
    const methods = form.topics ? chooseMethods(before.methods, form.topics, topics) : before.methods;
    const row = { ...before, ...columnsOf(form), methods, updatedAt: now };
    await writePreferences(tx, row);
    const quietHours = form.quietHours !== undefined;
    await tell(tx, { type: 'choices_changed', organizationId, userId, quietHours }, now);
    const { preferredNotificationMethods: on } = form;
    if (on)
      await switchNotifications(
        tx,
        tell,
        userId,
        { email: on.includes('email'), sms: on.includes('sms') },
        now,
      );
    await emitLiveEvents(tx, [
      { topic: 'notifications', organizationId, userId },
      { topic: 'account', organizationId, userId },
    ]);
    return present(membership, row, on ? await readChannels(tx, userId, deps) : reached);
  });
}

async function requireMembership(
  queries: Queries,
  { scope, organizationId }: Chooser,
): Promise<OwnMembership> {
  const membership = await findOwnMembership(queries, scope, organizationId);
  if (!membership) throw new DomainError(organizationId === null ? 'no_organization' : 'not_found');
  return membership;
}

/** What holds without a row. */
const defaultsOf = ({ organizationId, userId }: OwnMembership, updatedAt: Date): PreferencesRow => ({
  organizationId,
  userId,
  enableCustomReminders: true,
  customReminderMinutes: null,
  methods: {},
  quietFrom: null,
  quietUntil: null,
  updatedAt,
});

function columnsOf({
  quietHours,
  enableCustomReminders,
  customReminderMinutes,
}: RouteInput<typeof updateNotificationPreferences>['body']): Partial<PreferencesRow> {
  return {
    ...(enableCustomReminders !== undefined && { enableCustomReminders }),
    ...(customReminderMinutes !== undefined && { customReminderMinutes }),
    ...(quietHours !== undefined && {
      quietFrom: quietHours?.from ?? null,
      quietUntil: quietHours?.until ?? null,
    }),
  };
}

function present(
  { role, status, defaultReminderMinutes, ...allowed }: OwnMembership,
  { quietFrom, quietUntil, methods, ...chosen }: PreferencesRow,
  reached: Awaited<ReturnType<typeof readChannels>>,
): NotificationPreferences {
  const { allowCustomReminders } = allowed;
  const chooser = { isAdministrator: role === 'admin' && status === 'active', ...allowed };
  return {
    enableCustomReminders: chosen.enableCustomReminders,
    customReminderMinutes: chosen.customReminderMinutes ?? defaultReminderMinutes,
    allowCustomReminders,
    preferredNotificationMethods: reached.channels.filter(({ isOn }) => isOn).map(({ method }) => method),
    topics: topicsOf(chooser, methods, reached.channels),
    quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    ...reached,
  };
}
