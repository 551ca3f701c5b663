import { m } from '@chargerota/messages';
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
    meta: { failureTitle: m.organizations.notSaved },
    onMutate: show,
    onError: () => client.invalidateQueries({ queryKey: sessionKeys.organizations }),
    onSuccess: (saved, { isPutAway, ...marks }) => {
      show(saved);
      if (isPutAway) {
        const title = m.organizations.firstStepsNotShownAgain;
        const description = m.organizations.allOfItIsOn;
        tell(
          { title, description, tone: 'off' },
          takeBack({ isPutAway: false }, m.organizations.theFirstStepsAreShown),
        );
        return;
      }
      const opened = Object.fromEntries(Object.keys(marks).map((mark) => [mark, false]));
      tell({ title: m.organizations.stepDone }, takeBack(opened, m.organizations.theStepIsOpenAgain));
    },
  });
  return mutate;
}
