import type { FirstSteps, MyOrganization } from '@chargerota/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { useToastWithUndo } from '../../ui/use-undo.ts';

/** Keeps what an administrator says of the first steps, for all administrators; shown at once. */
export function useSayOfFirstSteps(id: string): (said: Partial<FirstSteps>) => void {
  const client = useQueryClient();
  const tell = useToastWithUndo();
  const save = (body: Partial<FirstSteps>): Promise<FirstSteps> =>
    call('PATCH /api/organizations/:id/first-steps', { params: { id }, body });
  const show = (said: Partial<FirstSteps>): void => {
    client.setQueryData<MyOrganization[]>(sessionKeys.organizations, (known) =>
      known?.map((mine) =>
        mine.id === id ? { ...mine, firstSteps: { ...mine.firstSteps, ...said } } : mine,
      ),
    );
  };
  const takeBack = (said: Partial<FirstSteps>, told: string) => async (): Promise<string> => {
    show(await save(said));
    return told;
  };
  const { mutate } = useMutation({
    mutationFn: save,
    meta: { failureTitle: 'Not saved' },
    onMutate: show,
    onError: () => client.invalidateQueries({ queryKey: sessionKeys.organizations }),
    onSuccess: (saved, { isPutAway, ...marks }) => {
      show(saved);
      if (isPutAway) {
        const title = 'First Steps Not Shown Again';
        const description = 'All of it is on the organization’s screen at any time.';
        tell(
          { title, description, tone: 'off' },
          takeBack({ isPutAway: false }, 'The first steps are shown again.'),
        );
        return;
      }
      const opened = Object.fromEntries(Object.keys(marks).map((mark) => [mark, false]));
      tell({ title: 'Step Done' }, takeBack(opened, 'The step is open again.'));
    },
  });
  return mutate;
}
