import type { AppDeps } from '../../../platform/app-deps.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { deleteEmailChange } from './email-change-store.ts';

/** The account keeps its old address after all; the link to the new one works no more. */
export const cancelEmailChange = ({ database }: AppDeps, scope: UserScope): Promise<void> =>
  deleteEmailChange(database.drizzle, scope.userId);
