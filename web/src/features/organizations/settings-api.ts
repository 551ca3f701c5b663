import {
  exportAuditLog,
  listAuditActors,
  listAuditLog,
  updateAutoCancellation,
  updatePrivacySettings,
  updateReservationSettings,
} from '@chargerota/contract';
import type { MyOrganization, RouteArguments, SettingsChanged } from '@chargerota/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import type { Changes } from './screens/settings/settings.ts';

export const auditKeys = {
  log: (organizationId: string) => ['/api/organizations', organizationId, 'audit-log'],
} as const;

/** Which call saves a section, the title of its failure (SPEC.md §8), and what is good to know after. */
const SAVES = {
  rules: {
    route: updateReservationSettings,
    failureTitle: 'Failed to update reservation settings',
    done: 'Reservations already made stay as they are.',
  },
  privacy: {
    route: updatePrivacySettings,
    failureTitle: 'Failed to update privacy settings',
    done: 'It holds for every member at once.',
  },
  noShow: {
    route: updateAutoCancellation,
    failureTitle: 'Failed to update settings',
    done: 'It holds for coming reservations too.',
  },
} as const;
export type SettingsKind = keyof typeof SAVES;

/** Saves what changed; the answer holds for every screen at once, and what the server changed along is told. */
export function useSaveSettings(
  organizationId: string,
  kind: SettingsKind,
): UseMutationResult<SettingsChanged, Error, Changes> {
  const client = useQueryClient();
  const { route, failureTitle, done } = SAVES[kind];
  return useMutation({
    mutationFn: (changes: Changes) => call(route, { params: { id: organizationId }, body: changes }),
    meta: { failureTitle, failureText: 'Failed to update settings.' },
    onSuccess: ({ organization, notices }) => {
      client.setQueryData<MyOrganization[]>(sessionKeys.organizations, (known) =>
        known?.map((mine) => (mine.id === organization.id ? { ...mine, ...organization } : mine)),
      );
      void client.invalidateQueries({ queryKey: auditKeys.log(organizationId) });
      toast({ title: 'Settings Updated', description: notices.join(' ') || done });
    },
  });
}

export type AuditFilter = NonNullable<RouteArguments<typeof listAuditLog>['query']>;

/** A page of what administrators changed; while another loads, the one before stays. */
export const auditLogQuery = (organizationId: string, filter: AuditFilter) =>
  queryOptions({
    queryKey: [...auditKeys.log(organizationId), 'page', filter],
    queryFn: ({ signal }) =>
      callForPage(listAuditLog, { params: { id: organizationId }, query: filter }, { signal }),
    // Others change things too: looking at the log means now.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const auditActorsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...auditKeys.log(organizationId), 'actors'],
    queryFn: ({ signal }) => call(listAuditActors, { params: { id: organizationId } }, { signal }),
    staleTime: 0,
  });

/** Where the same entries come as a file. */
export function auditExportAddress(organizationId: string, filter: AuditFilter): string {
  const path = exportAuditLog.path.replace(':id', organizationId);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (name !== 'page' && typeof value === 'string') search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
