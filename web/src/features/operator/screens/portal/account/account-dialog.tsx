import { m } from '@chargerota/messages';
import type { OperatorAccount } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Facts } from '../../../../../ui/page.tsx';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useRenewRecoveryCodes } from '../../../operator-api.ts';
import { ProofForm } from './proof-form.tsx';

type View =
  | { name: 'account' | 'password' | 'app' | 'renew' }
  /** Shown once. */
  | { name: 'codes'; codes: string[] };

const TITLES: Record<View['name'], string> = {
  account: m.common.yourAccount,
  password: m.operatorPortal.changePassword,
  app: m.operatorPortal.toUseAnotherApp,
  renew: m.operatorPortal.newRecoveryCodes,
  codes: m.operatorPortal.yourRecoveryCodes,
};

type AccountDialogProps = { open: boolean; operator: OperatorAccount; onClose: () => void };

/** The operator's own password and second factor. */
export function AccountDialog({ open, operator, onClose }: AccountDialogProps): ReactNode {
  const [view, setView] = useState<View>({ name: 'account' });
  const back = (): void => setView({ name: 'account' });
  const close = (): void => {
    back();
    onClose();
  };
  const showCodes = (codes: string[]): void => setView({ name: 'codes', codes });
  return (
    <Dialog open={open} onClose={close} title={TITLES[view.name]}>
      {view.name === 'account' && <Overview operator={operator} onGo={(name) => setView({ name })} />}
      {view.name === 'password' && (
        <PasswordChange username={operator.username} onDone={back} onBack={back} />
      )}
      {view.name === 'app' && <SecondFactorSetup replaces onDone={showCodes} onBack={back} />}
      {view.name === 'renew' && <RenewCodes onCodes={showCodes} onBack={back} />}
      {view.name === 'codes' && <RecoveryCodes codes={view.codes} onDone={back} />}
    </Dialog>
  );
}

type OverviewProps = {
  operator: OperatorAccount;
  onGo: (view: 'password' | 'app' | 'renew') => void;
};

const Overview = ({ operator, onGo }: OverviewProps): ReactNode => (
  <div className="stack gap-16">
    <Facts
      facts={[
        [m.operatorPortal.username, operator.username],
        [m.operatorPortal.recoveryCodesLeft, String(operator.recoveryCodesLeft)],
      ]}
    />
    <Button onClick={() => onGo('password')}>{m.operatorPortal.changePassword}</Button>
    <Button onClick={() => onGo('app')}>{m.operatorPortal.toUseAnotherAuthenticatorApp}</Button>
    <Button onClick={() => onGo('renew')}>{m.operatorPortal.newRecoveryCodes}</Button>
  </div>
);

type RenewCodesProps = { onCodes: (codes: string[]) => void; onBack: () => void };

/** New recovery codes, which take a code. */
function RenewCodes({ onCodes, onBack }: RenewCodesProps): ReactNode {
  const renew = useRenewRecoveryCodes();
  return (
    <>
      <p className="mute">{m.operatorPortal.theOldCodesStopWorking}</p>
      <ProofForm
        asks={['code']}
        label={m.operatorPortal.makeNewCodes}
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
