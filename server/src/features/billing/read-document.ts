import type { Readable } from 'node:stream';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { DocumentFacts } from './document-facts.ts';
import { documentPdf } from './document-pdf.ts';
import { findDocument } from './document-store.ts';

/** @throws DomainError not_found */
export async function readDocument(
  { database }: Pick<AppDeps, 'database'>,
  scope: TenantScope,
  id: string,
): Promise<{ fileName: string; pdf: Readable }> {
  const found = await findDocument(database.drizzle, scope, id);
  if (!found) throw new DomainError('not_found');
  const { kind, number } = found;
  return {
    fileName: `${kind}-${number}.pdf`,
    pdf: await documentPdf({ kind, number, facts: found.facts as DocumentFacts }),
  };
}
