import {
  exportAuditLog,
  listAuditActors,
  listAuditLog,
  updateAutoCancellation,
  updateOrganization,
  updatePrivacySettings,
  updateReservationSettings,
} from '@chargerota/contract';
import type { MyOrganization, Organization, RouteArguments, SettingsChanged } from '@chargerota/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import type { Changes } from './screens/settings/settings.ts';

export const auditKeys = {
  log: (organizationId: string) => ['/api/organizations', organizationId, 'audit-log'],
} as const;

/** Which call saves a section, the title of its failure, and what is good to know after. */
const SAVES = {
  rules: {
    route: updateReservationSettings,
    failureTitle: 'Failed to update reservation settings',
    done: 'Reservations already made stay as they are.',
  },
  privacy: {
    route: updatePrivacySettings,
    failureTitle: 'Failed to update privacy settings',
    done: 'It applies to every member at once.',
  },
  noShow: {
    route: updateAutoCancellation,
    failureTitle: 'Failed to update settings',
    done: 'It applies to coming reservations too.',
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
      showSaved(client, organization);
      toast({ title: 'Settings Updated', description: notices.join(' ') || done });
    },
  });
}

/** Saves what members and invited people read of the organization. */
export function useSaveDetails(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteArguments<typeof updateOrganization>['body']) =>
      call(updateOrganization, { params: { id: organizationId }, body }),
    meta: { failureTitle: 'Failed to update settings', failureText: 'Failed to update settings.' },
    onSuccess: (organization) => {
      showSaved(client, organization);
      toast({ title: 'Settings Updated', description: 'Members and invited people see it now.' });
    },
  });
}

/** The answer holds for every screen at once. */
function showSaved(client: QueryClient, organization: Organization): void {
  client.setQueryData<MyOrganization[]>(sessionKeys.organizations, (known) =>
    known?.map((mine) => (mine.id === organization.id ? { ...mine, ...organization } : mine)),
  );
  void client.invalidateQueries({ queryKey: auditKeys.log(organization.id) });
}

export type AuditFilter = NonNullable<RouteArguments<typeof listAuditLog>['query']>;

/** A page of what administrators changed; while another loads, the one before stays. */
export const auditLogQuery = (organizationId: string, filter: AuditFilter) =>
  queryOptions({
    queryKey: [...auditKeys.log(organizationId), 'page', filter],
    queryFn: ({ signal }) =>
      callForPage(listAuditLog, { params: { id: organizationId }, query: filter }, { signal }),
    // Others make changes too, so each visit loads the log again.
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
