import type { OperatorAccount } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Facts } from '../../../../../ui/page.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type View =
  | { name: 'account' | 'password' | 'setup' | 'renew' | 'off' }
  /** Shown once. */
  | { name: 'codes'; codes: string[] };

const TITLES: Record<View['name'], string> = {
  account: 'Your account',
  password: 'Change password',
  setup: 'Switch on the second factor',
  renew: 'New recovery codes',
  off: 'Switch off the second factor',
  codes: 'Your recovery codes',
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
      {view.name === 'password' && <PasswordChange username={operator.username} onDone={back} />}
      {view.name === 'setup' && <SecondFactorSetup onDone={showCodes} onBack={back} />}
      {(view.name === 'renew' || view.name === 'off') && (
        <CodeForm what={view.name} onCodes={showCodes} onDone={back} />
      )}
      {view.name === 'codes' && <RecoveryCodes codes={view.codes} onDone={back} />}
    </Dialog>
  );
}

type OverviewProps = {
  operator: OperatorAccount;
  onGo: (view: 'password' | 'setup' | 'renew' | 'off') => void;
};

const Overview = ({ operator, onGo }: OverviewProps): ReactNode => (
  <div className="op-steps">
    <Facts
      facts={[
        ['Username', operator.username],
        [
          'Second factor',
          operator.hasSecondFactor ? (
            <Badge key="on" tone="ok">
              On
            </Badge>
          ) : (
            <Badge key="off" tone="off">
              Off
            </Badge>
          ),
        ],
        ...(operator.recoveryCodesLeft === null
          ? []
          : ([['Recovery codes left', String(operator.recoveryCodesLeft)]] as const)),
      ]}
    />
    <Button onClick={() => onGo('password')}>Change password</Button>
    {operator.hasSecondFactor ? (
      <>
        <Button onClick={() => onGo('renew')}>New recovery codes</Button>
        <Button look="loss" onClick={() => onGo('off')}>
          Switch off the second factor
        </Button>
      </>
    ) : (
      <Button look="primary" onClick={() => onGo('setup')}>
        Switch on the second factor
      </Button>
    )}
  </div>
);
