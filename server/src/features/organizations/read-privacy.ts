import type { PrivacySettings } from '@chargerota/domain';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { loadPrivacy } from './settings-store.ts';

/** What the organization lets its members see of each other. */
export const readPrivacy = (queries: Queries, scope: TenantScope): Promise<PrivacySettings> =>
  loadPrivacy(queries, scope);
