import type { AuditEntry } from '@chargerota/contract';
import type { AuditAction } from '@chargerota/domain';
import { changedFields, personName } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { insertEntry } from './store.ts';

type Values = Record<string, unknown>;

export type Change = {
  action: AuditAction;
  /** The changed object, with the name by which people know it. */
  subject: { id: string | null; label: string };
  /** Null if it did not exist before. */
  before: Values | null;
  /** Null if it no longer exists. */
  after: Values | null;
};

/**
 * Records an administrator's change in the transaction that makes it. Only fields that differ are stored; if none does,
 * nothing is recorded.
 */
export async function recordChange(
  tx: Tx,
  scope: Pick<OrganizationScope, 'organizationId'> & { user: Omit<OrganizationScope['user'], 'status'> },
  { action, subject, ...values }: Change,
  now: Date,
): Promise<void> {
  const both = values.before && values.after;
  const changed = both ? changedFields(values.before ?? {}, values.after ?? {}) : values;
  if (!changed) return;
  const { id: actorId, email } = scope.user;
  await insertEntry(tx, {
    organizationId: scope.organizationId,
    at: now,
    actorId,
    actorName: personName(scope.user),
    actorEmail: email,
    action,
    subjectId: subject.id,
    subjectLabel: subject.label,
    before: asStored(changed.before),
    after: asStored(changed.after),
  });
}

const asStored = (values: object | null): AuditEntry['before'] =>
  values && JSON.parse(JSON.stringify(values));
