import * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/define.ts';
import { carryOut } from './carry-out.ts';
import { FINISH_OPERATION } from './finish-kind.ts';
import { findOperation } from './operation-store.ts';

/** Completes a decision whose request died or could not reach the provider. */
export const finishOperationJob = (deps: AppDeps): JobDefinition =>
  defineJob({
    kind: FINISH_OPERATION,
    payload: z.object({ organizationId: z.string(), operationId: z.string() }),
    run: (_context, { organizationId, operationId }) => finishOperation(deps, organizationId, operationId),
  });

export async function finishOperation(deps: AppDeps, organizationId: string, id: string): Promise<void> {
  const operation = await findOperation(deps.database.drizzle, tenantScope(organizationId), id);
  if (operation?.state !== 'pending') return;
  try {
    await carryOut(deps, operation);
  } catch (error) {
    // Nobody waits for the refusal; it is stored with the operation.
    if (!(error instanceof DomainError)) throw error;
  }
}
