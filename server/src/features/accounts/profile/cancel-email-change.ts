import type { AppDeps } from '../../../platform/app-deps.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { deleteEmailChange } from './email-change-store.ts';

/** The account keeps its address; the link sent to the new one becomes invalid. */
export const cancelEmailChange = ({ database }: AppDeps, scope: UserScope): Promise<void> =>
  deleteEmailChange(database.drizzle, scope.userId);
