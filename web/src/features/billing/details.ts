// The billing details: what invoices and receipts name.
import { billingDetailsForm } from '@chargerota/contract/forms';
import type { Billing } from '@chargerota/contract';

export type Details = Billing['details'];

/** Error messages by field. */
export function detailsErrors(changes: Partial<Details>): Partial<Record<keyof Details, string>> {
  const issues = billingDetailsForm.partial().safeParse(changes).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
