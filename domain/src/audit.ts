// The kinds of changes in an organization's audit log.

export const AUDIT_CATEGORIES = [
  'organization',
  'settings',
  'members',
  'invitations',
  'locations',
  'billing',
] as const;
export type AuditCategory = (typeof AUDIT_CATEGORIES)[number];

const CATEGORY_OF = {
  'organization.created': 'organization',
  'organization.changed': 'organization',
  'settings.changed': 'settings',
  'member.approved': 'members',
  'member.approved_by_invitation': 'members',
  'member.rejected': 'members',
  'member.suspended': 'members',
  'member.reinstated': 'members',
  'member.role_changed': 'members',
  'invitation.sent': 'invitations',
  'invitation.resent': 'invitations',
  'invitation.revoked': 'invitations',
  'location.added': 'locations',
  'location.changed': 'locations',
  'location.deactivated': 'locations',
  'location.reactivated': 'locations',
  'charger.changed': 'locations',
  'review.hidden': 'locations',
  'review.shown': 'locations',
  'charger.codes_voided': 'locations',
  'charger.report_resolved': 'locations',
  'charger.report_false': 'locations',
  'display.added': 'locations',
  'display.revoked': 'locations',
  'reservations.cancelled': 'locations',
  'closure.added': 'locations',
  'closure.changed': 'locations',
  'closure.ended': 'locations',
  'billing.details_changed': 'billing',
  'subscription.started': 'billing',
  'subscription.cancelled': 'billing',
  'subscription.resumed': 'billing',
  'plan.changed': 'billing',
  'add_on.changed': 'billing',
  'card.changed': 'billing',
  'card.removed': 'billing',
  'payment.retried': 'billing',
} as const satisfies Record<string, AuditCategory>;

export type AuditAction = keyof typeof CATEGORY_OF;
export const AUDIT_ACTIONS = Object.keys(CATEGORY_OF) as [AuditAction, ...AuditAction[]];

export const auditCategory = (action: AuditAction): AuditCategory => CATEGORY_OF[action];
export const auditActionsOf = (category: AuditCategory): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => CATEGORY_OF[action] === category);

/** The fields whose values differ, before and after. Null if none does: then nothing needs to be recorded. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): { before: Partial<Values>; after: Partial<Values> } | null {
  const names = (Object.keys(after) as (keyof Values)[]).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return null;
  const of = (values: Values): Partial<Values> =>
    Object.assign({}, ...names.map((name) => ({ [name]: values[name] ?? null })));
  return { before: of(before), after: of(after) };
}
