import { m } from '@chargerota/messages';
import type { OrganizationSettingsForm } from '@chargerota/contract';
import {
  changedFields,
  changeRules,
  idleLineSettings,
  idleSettings,
  normalizePrivacy,
  resolveRuleAliases,
  RULE_ALIASES,
  ruleConflicts,
} from '@chargerota/domain';
import type { OrganizationSettings, PrivacySettings } from '@chargerota/domain';
import { DomainError } from '../../platform/http/domain-error.ts';

export type SettingsChange = {
  /** The values that differ, before and after; null if none does. */
  changed: { before: Partial<OrganizationSettings>; after: Partial<OrganizationSettings> } | null;
  /** Settings that change along with the requested ones, or have no effect so far. */
  notices: string[];
};

/**
 * The settings after a change, which may use either name of a setting (docs/rules.md "Booking").
 * @throws DomainError invalid_input, settings_conflict
 */
export function decideSettings(
  current: OrganizationSettings,
  asked: OrganizationSettingsForm,
): SettingsChange {
  const { settings: wanted, contradictions } = resolveRuleAliases<OrganizationSettings>(asked);
  if (contradictions.length > 0) throw new DomainError('invalid_input', contradictions.map(namedTwice));
  const { rules: together, notices } = changeRules(current, wanted);
  const settings: OrganizationSettings = { ...together, ...normalizePrivacy(together) };

  const conflicts = ruleConflicts(settings);
  const [first] = conflicts;
  if (first) {
    const details = conflicts.map(({ code, field, message }) => ({ code, path: field, message }));
    throw new DomainError('settings_conflict', details, {}, first.message);
  }

  const changed = changedFields(current, settings);
  const idle = [...idleSettings(settings), ...idleLineSettings(settings)].filter(
    ({ field }) => changed && field in changed.after,
  );
  return {
    changed,
    notices: [...notices, ...privacyNotices(together, settings), ...idle.map(({ message }) => message)],
  };
}

const namedTwice = (path: keyof typeof RULE_ALIASES) => ({
  code: 'invalid',
  path,
  message: m.sentOrganizations.thisIsAnotherNameOf({ setting: RULE_ALIASES[path] }),
});

/** Switching off the main setting switches off the others (docs/rules.md "Privacy"). */
function privacyNotices(before: PrivacySettings, after: PrivacySettings): string[] {
  if (after.showReservationDetails) return [];
  if (!before.showUserNames && !before.showVehicleInfo && !before.showContactInfo) return [];
  return [m.sentOrganizations.namesVehiclesAndContactDetails];
}
