// STAND-IN for b3's file of this name.
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { ProviderInvoice } from '../../platform/payments/payments.ts';

export async function issueDocuments(
  _tx: Tx,
  _scope: TenantScope,
  _invoices: readonly ProviderInvoice[],
): Promise<void> {}
