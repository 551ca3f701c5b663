import type { ReactNode } from 'react';
import { useBeginSecondFactor, useConfirmSecondFactor } from '../../../operator-api.ts';
import { CopyField } from '../../copy-field.tsx';
import { ProofForm } from './proof-form.tsx';

type SecondFactorSetupProps = {
  /** Whether the app takes the place of another, whose code is then asked for. */
  replaces: boolean;
  onDone: (recoveryCodes: string[]) => void;
  onBack?: () => void;
};

/** The proof first, then the QR code and a code of the app that has read it. */
export function SecondFactorSetup({ replaces, onDone, onBack }: SecondFactorSetupProps): ReactNode {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  if (!begin.data)
    return (
      <>
        <p className="mute">
          {replaces
            ? 'Your present app stays in use until the new one has shown its first code. Then your other browsers are signed out, and you get new recovery codes.'
            : 'To sign in you also need a code from an authenticator app on your phone. Your other browsers are signed out.'}
        </p>
        <ProofForm
          key="proof"
          asks={replaces ? ['password', 'code'] : ['password']}
          label="Continue"
          busy={begin.isPending}
          onBack={onBack}
          onSubmit={({ password, code }, fail) =>
            begin.mutate({ body: { password, ...(replaces && { code }) } }, { onError: fail })
          }
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
        key="code"
        asks={['code']}
        codeHint="The six digits that the app shows now."
        label={replaces ? 'Use this app' : 'Switch on'}
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
