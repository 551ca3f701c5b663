import type { ReactNode } from 'react';
import { useBeginSecondFactor, useConfirmSecondFactor } from '../../../operator-api.ts';
import { CopyField } from '../../copy-field.tsx';
import { ProofForm } from './proof-form.tsx';

type SecondFactorSetupProps = { onDone: (recoveryCodes: string[]) => void; onBack: () => void };

/** The password first, then the QR code and a code of the app that has read it. */
export function SecondFactorSetup({ onDone, onBack }: SecondFactorSetupProps): ReactNode {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  if (!begin.data)
    return (
      <>
        <p className="mute">
          To sign in you will also need a code from an authenticator app on your phone. Your other browsers
          are signed out.
        </p>
        <ProofForm
          asks={['password']}
          label="Continue"
          busy={begin.isPending}
          onBack={onBack}
          onSubmit={({ password }, fail) => begin.mutate({ body: { password } }, { onError: fail })}
        />
      </>
    );
  const { qrCode, secret } = begin.data;
  return (
    <>
      <p className="mute">Scan this with your authenticator app, then enter the code that it shows.</p>
      <img className="op-qr" src={qrCode} width={200} height={200} alt="QR code for your authenticator app" />
      <CopyField label="Or type this key into the app" value={secret} />
      <ProofForm
        asks={['code']}
        label="Switch on"
        busy={confirm.isPending}
        onBack={onBack}
        onSubmit={({ code }, fail) =>
          confirm.mutate(
            { body: { code } },
            { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes), onError: fail },
          )
        }
      />
    </>
  );
}
