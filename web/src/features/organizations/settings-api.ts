import { m } from '@chargerota/messages';
import type { MyOrganization, Organization, SettingsChanged } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mutation, QueryClient, UseMutationResult } from '@tanstack/react-query';
import { call, callForPage, urlOf } from '../../lib/api.ts';
import { formerValues } from '../../lib/former-values.ts';
import { myOrganizationsQuery, sessionKeys } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { NOTHING_TO_UNDO, toastUndone, undoBy, useToastWithUndo } from '../../ui/use-undo.ts';
import type { Undone } from '../../ui/use-undo.ts';
import { organizationKeys } from './api.ts';
import { detailsOf } from './screens/settings/details.ts';
import type { Details } from './screens/settings/details.ts';
import { changeText } from './screens/settings/setting-words.ts';
import type { Changes } from './screens/settings/settings.ts';

/** For each kind of settings: the request that saves it, the title of its failure, and a note shown after saving. */
const SAVES = {
  rules: {
    route: 'PATCH /api/organizations/:id/reservation-settings',
    failureTitle: m.organizations.failedToUpdateReservationSettings,
    done: m.organizations.reservationsAlreadyMadeStayAs,
  },
  privacy: {
    route: 'PATCH /api/organizations/:id/privacy',
    failureTitle: m.organizations.failedToUpdatePrivacySettings,
    done: m.organizations.itAppliesToEveryMember,
  },
  noShow: {
    route: 'PATCH /api/organizations/:id/auto-cancellation',
    failureTitle: m.organizations.failedToUpdateSettings,
    done: m.organizations.itAppliesToUpcomingReservations,
  },
  joining: {
    route: 'PATCH /api/organizations/:id/reservation-settings',
    failureTitle: m.organizations.failedToUpdateSettings,
    done: m.organizations.itAppliesToWhoeverJoins,
  },
} as const;
export type SettingsKind = keyof typeof SAVES;

export type SettingsPress = {
  changes: Changes;
  /** Takes the change back; offered once it is saved. */
  undo?: () => void;
  /** It takes an earlier change back. */
  isUndo?: boolean;
};

/** The changes that are being saved, in their order. */
export const pendingSettings = (organizationId: string) => ({
  filters: { mutationKey: settingsKey(organizationId), status: 'pending' as const },
  select: ({ state }: Mutation): Changes => (state.variables as SettingsPress).changes,
});

const settingsKey = (organizationId: string) => ['settings', organizationId];

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
    meta: { failureTitle, failureText: m.organizations.failedToUpdateSettings2 },
    // An answer that is under way still has the old values.
    onMutate: () => client.cancelQueries({ queryKey: sessionKeys.organizations }),
    onSuccess: ({ organization, notices }, { changes, undo, isUndo }) => {
      showSaved(client, organization);
      const description = `${changeText(changes)} ${notices.join(' ') || done}`;
      if (isUndo) toastUndone(description);
      else toast({ title: m.organizations.settingsUpdated, description, ...(undo && undoBy(undo)) });
    },
    onError: () => client.invalidateQueries({ queryKey: sessionKeys.organizations }),
  });
}

type DetailsChanges = RequestOf<'PATCH /api/organizations/:id'>['body'];

/** Saves the details that members and invited people can read. */
export function useSaveDetails(organization: MyOrganization) {
  const { id } = organization;
  const client = useQueryClient();
  const tell = useToastWithUndo();
  const save = (body: DetailsChanges): Promise<Organization> =>
    call('PATCH /api/organizations/:id', { params: { id }, body });
  const takeBack = async (before: Details, changes: Partial<Details>): Promise<Undone> => {
    const known = client.getQueryData(myOrganizationsQuery.queryKey)?.find((mine) => mine.id === id);
    const now = detailsOf(known ?? organization);
    const former = formerValues(
      before,
      { ...before, ...changes },
      now,
      Object.keys(changes) as (keyof Details)[],
    );
    if (Object.keys(former).length === 0) return NOTHING_TO_UNDO;
    showSaved(client, await save(former));
    return m.organizations.membersAndInvitedPeopleSee;
  };
  return useMutation({
    mutationFn: (changes: Partial<Details>) => save(changes),
    meta: {
      failureTitle: m.organizations.failedToUpdateSettings,
      failureText: m.organizations.failedToUpdateSettings2,
    },
    onMutate: () => detailsOf(organization),
    onSuccess: (saved, changes, before) => {
      showSaved(client, saved);
      tell(
        { title: m.organizations.settingsUpdated, description: m.organizations.membersAndInvitedPeopleSeeIt },
        () => takeBack(before, changes),
      );
    },
  });
}

/** Updates every screen with the response. */
function showSaved(client: QueryClient, organization: Organization): void {
  client.setQueryData<MyOrganization[]>(sessionKeys.organizations, (known) =>
    known?.map((mine) => (mine.id === organization.id ? { ...mine, ...organization } : mine)),
  );
  void client.invalidateQueries({ queryKey: organizationKeys.auditLog(organization.id) });
}

export type AuditFilter = NonNullable<RequestOf<'GET /api/organizations/:id/audit-log'>['query']>;

/** One page of changes by administrators; the previous page stays visible while another loads. */
export const auditLogQuery = (organizationId: string, filter: AuditFilter) =>
  queryOptions({
    queryKey: [...organizationKeys.auditLog(organizationId), 'page', filter],
    queryFn: ({ signal }) =>
      callForPage(
        'GET /api/organizations/:id/audit-log',
        { params: { id: organizationId }, query: filter },
        { signal },
      ),
    // Other administrators make changes too, so each visit loads the log again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const auditActorsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKeys.auditLog(organizationId), 'actors'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/audit-log/actors', { params: { id: organizationId } }, { signal }),
    staleTime: 0,
  });

/** The address that returns the same entries as a file. */
export function auditExportAddress(organizationId: string, filter: AuditFilter): string {
  const query = { ...filter, page: undefined };
  return urlOf('GET /api/organizations/:id/audit-log.csv', { params: { id: organizationId }, query });
}
