import { m } from '@chargerota/messages';
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
          {replaces ? m.operatorPortal.yourPresentAppStaysIn : m.operatorPortal.toSignInYouAlso}
        </p>
        <ProofForm
          key="proof"
          asks={replaces ? ['password', 'code'] : ['password']}
          label={m.common.continue}
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
      <p className="mute">{m.operatorPortal.scanThisWithYourAuthenticator}</p>
      <img
        className="op-qr"
        src={qrCode}
        width={200}
        height={200}
        alt={m.operatorPortal.qRCodeForYourAuthenticator}
      />
      <CopyField label={m.operatorPortal.orTypeThisKeyInto} value={secret} />
      <ProofForm
        key="code"
        asks={['code']}
        codeHint={m.operatorPortal.theSixDigitsThatThe}
        label={replaces ? m.operatorPortal.toUseThisApp : m.operatorPortal.switchOn}
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
