import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useApproveAll } from '../api.ts';
import '../styles/approve-all.css';

type ApproveAllProps = {
  organizationId: string;
  /** Those who wait, in the order in which they are approved. */
  waiting: readonly { userId: string; name: string }[];
  /** Called once all are approved. */
  onDone: () => void;
};

/** Approves everybody who is listed, after naming them; nothing where only one waits. */
export function ApproveAll({ organizationId, waiting, onDone }: ApproveAllProps): ReactNode {
  // Those who ask meanwhile are not among the named.
  const [asked, setAsked] = useState<ApproveAllProps['waiting']>([]);
  const approve = useApproveAll(organizationId);
  if (waiting.length < 2 && asked.length === 0) return null;
  const close = (): void => setAsked([]);
  return (
    <>
      {waiting.length > 1 && (
        <Button className="approve-all" onClick={() => setAsked(waiting)}>
          Approve all {waiting.length}
        </Button>
      )}
      <ConfirmDialog
        open={asked.length > 0}
        onClose={close}
        title={asked.length === 1 ? `Approve ${asked[0]?.name}?` : `Approve ${asked.length} people?`}
        description={`${namesOf(asked.map(({ name }) => name))} can book then, and are told by email.`}
        confirmLabel="Approve all"
        keepLabel="Keep Waiting"
        busy={approve.isPending}
        onConfirm={() =>
          approve.mutate(
            asked.map(({ userId }) => userId),
            {
              // A refusal is told in the dialog, which goes on to ask about the others.
              onSuccess: ({ approved, refusal }) => {
                if (refusal) return setAsked(asked.slice(approved));
                close();
                onDone();
              },
            },
          )
        }
      />
    </>
  );
}

const NAMED = 5;
const LIST = new Intl.ListFormat('en-US');

/** 'Ada, Ben and 7 others' */
function namesOf(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return LIST.format(names);
  return LIST.format([...names.slice(0, NAMED), `${names.length - NAMED} others`]);
}
