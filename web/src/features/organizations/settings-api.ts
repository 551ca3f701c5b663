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
import type { Mutation, QueryClient, UseMutationResult } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { changeText } from './screens/settings/setting-words.ts';
import type { Changes } from './screens/settings/settings.ts';

export const auditKeys = {
  log: (organizationId: string) => ['/api/organizations', organizationId, 'audit-log'],
} as const;

/** For each kind of settings: the request that saves it, the title of its failure, and a note shown after saving. */
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

export type SettingsPress = {
  changes: Changes;
  /** Takes the change back; offered once it is saved. */
  undo?: () => void;
};

/** The changes that are being saved, in their order. */
export const pendingSettings = (organizationId: string) => ({
  filters: { mutationKey: settingsKey(organizationId), status: 'pending' as const },
  select: ({ state }: Mutation): Changes => (state.variables as SettingsPress).changes,
});

const settingsKey = (organizationId: string) => ['settings', organizationId];
/** Long enough to read it and press Undo. */
const UNDO_MS = 10_000;

/**
 * Saves changed settings, one request after the other. The response updates every screen at once, and a toast names what
 * was changed, and what the server changed along with it.
 */
export function useSaveSettings(
  organizationId: string,
  kind: SettingsKind,
): UseMutationResult<SettingsChanged, Error, SettingsPress> {
  const client = useQueryClient();
  const { route, failureTitle, done } = SAVES[kind];
  return useMutation({
    mutationKey: settingsKey(organizationId),
    scope: { id: `settings:${organizationId}` },
    mutationFn: ({ changes }: SettingsPress) =>
      call(route, { params: { id: organizationId }, body: changes }),
    meta: { failureTitle, failureText: 'Failed to update settings.' },
    // An answer that is under way still has the old values.
    onMutate: () => client.cancelQueries({ queryKey: sessionKeys.organizations }),
    onSuccess: ({ organization, notices }, { changes, undo }) => {
      showSaved(client, organization);
      toast({
        title: 'Settings Updated',
        description: `${changeText(changes)} ${notices.join(' ') || done}`,
        ...(undo && { action: { label: 'Undo', onPress: undo }, durationMs: UNDO_MS }),
      });
    },
    onError: () => client.invalidateQueries({ queryKey: sessionKeys.organizations }),
  });
}

/** Saves the details that members and invited people can read. */
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

/** Updates every screen with the response. */
function showSaved(client: QueryClient, organization: Organization): void {
  client.setQueryData<MyOrganization[]>(sessionKeys.organizations, (known) =>
    known?.map((mine) => (mine.id === organization.id ? { ...mine, ...organization } : mine)),
  );
  void client.invalidateQueries({ queryKey: auditKeys.log(organization.id) });
}

export type AuditFilter = NonNullable<RouteArguments<typeof listAuditLog>['query']>;

/** One page of changes by administrators; the previous page stays visible while another loads. */
export const auditLogQuery = (organizationId: string, filter: AuditFilter) =>
  queryOptions({
    queryKey: [...auditKeys.log(organizationId), 'page', filter],
    queryFn: ({ signal }) =>
      callForPage(listAuditLog, { params: { id: organizationId }, query: filter }, { signal }),
    // Other administrators make changes too, so each visit loads the log again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const auditActorsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...auditKeys.log(organizationId), 'actors'],
    queryFn: ({ signal }) => call(listAuditActors, { params: { id: organizationId } }, { signal }),
    staleTime: 0,
  });

/** The address that returns the same entries as a file. */
export function auditExportAddress(organizationId: string, filter: AuditFilter): string {
  const path = exportAuditLog.path.replace(':id', organizationId);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (name !== 'page' && typeof value === 'string') search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
