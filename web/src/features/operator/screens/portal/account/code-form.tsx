import type { ReactNode } from 'react';
import { toast } from '../../../../../ui/toast.ts';
import { useEndSecondFactor, useRenewRecoveryCodes } from '../../../operator-api.ts';
import { ProofForm } from './proof-form.tsx';

type CodeFormProps = { what: 'renew' | 'off'; onCodes: (codes: string[]) => void; onDone: () => void };

/** New recovery codes, or the second factor's end: both take a code. */
export function CodeForm({ what, onCodes, onDone }: CodeFormProps): ReactNode {
  const renew = useRenewRecoveryCodes();
  const end = useEndSecondFactor();
  if (what === 'renew')
    return (
      <>
        <p className="mute">The old codes stop working.</p>
        <ProofForm
          asks={['code']}
          label="Make new codes"
          busy={renew.isPending}
          onBack={onDone}
          onSubmit={({ code }, fail) =>
            renew.mutate(
              { body: { code } },
              { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError: fail },
            )
          }
        />
      </>
    );
  return (
    <>
      <p className="mute">From then on the password alone signs you in. The recovery codes stop working.</p>
      <ProofForm
        asks={['password', 'code']}
        label="Switch off"
        look="destroy"
        busy={end.isPending}
        onBack={onDone}
        onSubmit={(body, fail) =>
          end.mutate(
            { body },
            {
              onSuccess: () => {
                toast({ title: 'Second Factor Off' });
                onDone();
              },
              onError: fail,
            },
          )
        }
      />
    </>
  );
}
