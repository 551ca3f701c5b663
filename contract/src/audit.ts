// The audit log: who changed what in an organization, when, and the values before and after.
import { AUDIT_ACTIONS, AUDIT_CATEGORIES } from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, localDate, page } from './common.ts';
import { defineRoute, organizationAdmin } from './route.ts';
import { searchText } from './texts.ts';

export const auditAction = z.enum(AUDIT_ACTIONS);
export const auditCategory = z.enum(AUDIT_CATEGORIES);

/** The changed fields and their values; null if nothing existed before, or nothing does after. */
const auditValues = z.record(z.string(), z.json()).nullable();

export const auditEntry = z
  .object({
    id,
    at: instant,
    /** Name and address at the time of the change; `id` is null for changes made by the system. */
    actor: z.object({ id: id.nullable(), name: z.string(), email: z.string() }),
    action: auditAction,
    category: auditCategory,
    /** The changed object; `label` is its name at the time. */
    subject: z.object({ id: id.nullable(), label: z.string() }),
    before: auditValues,
    after: auditValues,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = {
  category: auditCategory.optional(),
  actorId: id.optional(),
  /** Days of the organization's time zone, both included. */
  from: localDate.optional(),
  to: localDate.optional(),
  /** Part of the subject's name, or of the actor's name or address. */
  query: searchText(100).optional(),
};

export const listAuditLog = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/audit-log',
  summary: 'Changes by administrators, newest first: 50 a page, and how many in all in x-total-count',
  access: organizationAdmin('audit.read'),
  params: idParams,
  query: z.strictObject({ ...auditFilter, page: page.default(1) }),
  response: z.array(auditEntry),
});

export const listAuditActors = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/audit-log/actors',
  summary: 'The people who appear in the log, for its filter',
  access: organizationAdmin('audit.read'),
  params: idParams,
  response: z.array(z.object({ id, name: z.string() })),
});

export const exportAuditLog = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/audit-log.csv',
  summary: 'The log by the same filter as a CSV file, a line for each changed field',
  access: organizationAdmin('audit.read'),
  params: idParams,
  query: z.strictObject(auditFilter),
  produces: 'text/csv',
  response: z.string(),
});
