import type { Follower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { followArrivalRules } from './agenda-store.ts';
import { review } from './review.ts';

/** Settings that decide which reminders there are, and until when arrival is possible. */
const DECIDING = [
  'noShowGracePeriodMinutes',
  'allowCustomReminders',
  'defaultReminderMinutes',
  'lineEnabled',
  'lineStillComing',
  'lineNudges',
];

/** What coming reservations have due follows what decides on it. */
export const agendaFollower: Follower = {
  contact_changed: (tx, { userId }, now) => review(tx, { userId }, now),
  choices_changed: (tx, { organizationId, userId }, now) => review(tx, { organizationId, userId }, now),
  preferences_changed: async (tx, { userId, energyNeed }, now) => {
    // How long their car charges decides when they read that somebody waits.
    if (energyNeed) await review(tx, { userId }, now);
  },
  settings_changed: async (tx, { organizationId, before, changes }, now) => {
    const after = { ...before, ...changes };
    if ('noShowGracePeriodMinutes' in changes || 'autoMarkNoShow' in changes)
      await followArrivalRules(tx, tenantScope(organizationId), { before, after }, now);
    if (DECIDING.some((name) => name in changes)) await review(tx, { organizationId }, now);
  },
};
