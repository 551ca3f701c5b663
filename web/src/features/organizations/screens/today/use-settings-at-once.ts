import { updateOrganizationSettings } from '@chargerota/contract';
import type { MyOrganization } from '@chargerota/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { myOrganizationsQuery } from '../../../../lib/session.ts';
import { toast } from '../../../../ui/toast.ts';
import { settingsOf } from '../settings/settings.ts';
import type { Changes } from '../settings/settings.ts';
import type { SettingsForm } from '../settings/use-draft.ts';

const KEY = ['organization-settings'];

/**
 * Settings that are saved with each press: shown at once, and restored if the server refuses. Requests are sent one
 * after the other, so that the last press wins.
 */
export function useSettingsAtOnce(organization: MyOrganization): SettingsForm {
  const client = useQueryClient();
  const { queryKey } = myOrganizationsQuery;
  const current = (): MyOrganization | undefined =>
    client.getQueryData(queryKey)?.find(({ id }) => id === organization.id);
  const show = (changes: Partial<MyOrganization>): void => {
    client.setQueryData(queryKey, (known) =>
      known?.map((mine) => (mine.id === organization.id ? { ...mine, ...changes } : mine)),
    );
  };
  const change = useMutation({
    mutationKey: KEY,
    scope: { id: 'organization-settings' },
    mutationFn: (changes: Changes) => call(updateOrganizationSettings, { body: changes }),
    meta: { failureTitle: 'Failed to update settings', failureText: 'Failed to update settings.' },
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey });
      const before = current();
      show(changes);
      return before;
    },
    onSuccess: ({ organization: saved, notices }) => {
      // The answer to an earlier press would show the old value again.
      if (client.isMutating({ mutationKey: KEY }) === 1) show(saved);
      toast({
        title: 'Settings Updated',
        description: notices[0] ?? 'Reservations already made stay as they are.',
      });
    },
    onError: (_error, changes, before) => {
      const now = current();
      if (now && before) show(undone(changes, now, before));
      void client.invalidateQueries({ queryKey });
    },
  });
  return { edited: settingsOf(organization), set: change.mutate, savesAtOnce: true };
}

/** The values to restore after a refused change; settings that were changed again in the meantime stay. */
function undone(changes: Changes, now: MyOrganization, before: MyOrganization): Partial<MyOrganization> {
  const names = (Object.keys(changes) as (keyof Changes)[]).filter((name) => now[name] === changes[name]);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
