import type { ReactNode } from 'react';
import { useRenewRecoveryCodes } from '../../../operator-api.ts';
import { ProofForm } from './proof-form.tsx';

type RenewCodesProps = { onCodes: (codes: string[]) => void; onBack: () => void };

/** New recovery codes, which take a code. */
export function RenewCodes({ onCodes, onBack }: RenewCodesProps): ReactNode {
  const renew = useRenewRecoveryCodes();
  return (
    <>
      <p className="mute">The old codes stop working.</p>
      <ProofForm
        asks={['code']}
        label="Make new codes"
        busy={renew.isPending}
        onBack={onBack}
        onSubmit={({ code }, fail) =>
          renew.mutate(
            { body: { code } },
            { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError: fail },
          )
        }
      />
    </>
  );
}
