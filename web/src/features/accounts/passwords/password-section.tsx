import { m } from '@chargerota/messages';
import type { AccountSecurity, User } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { useSendPasswordLink } from './api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { waysToSignIn } from '../security/words.ts';

type PasswordSectionProps = { user: User; security: AccountSecurity };

/** The password: changed with the current one, or set by a mailed link if the account has none. */
export function PasswordSection({ user, security }: PasswordSectionProps): ReactNode {
  return (
    <Section title={m.common.password}>
      {security.hasPassword ? <Change user={user} /> : <SetByLink user={user} security={security} />}
    </Section>
  );
}

function Change({ user }: { user: User }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="acc-row">
      <span className="acc-n words gap-2 pretty">
        <span className="acc-dots" aria-hidden="true">
          ••••••••••
        </span>
        <span className="sm mute">{m.accountsPasswords.changingItSignsOutYour}</span>
      </span>
      <span className="acc-a">
        <Button onClick={() => setChanging(true)}>{m.accountsPasswords.changePassword}</Button>
      </span>
      {isChanging && <PasswordDialog user={user} onClose={() => setChanging(false)} />}
    </div>
  );
}

function SetByLink({ user, security }: PasswordSectionProps): ReactNode {
  const send = useSendPasswordLink();
  return (
    <div className="acc-row">
      <span className="acc-n words gap-2 pretty">
        <span className="strong">{m.accountsPasswords.noPasswordYet}</span>
        {send.isSuccess ? (
          <output className="sm mute">
            {m.accountsPasswords.weSentALinkToSetOne({ email: user.email })}
          </output>
        ) : (
          <span className="sm mute">
            {m.accountsPasswords.weSendALinkToSetOne({
              email: user.email,
              providers: waysToSignIn(security),
            })}
          </span>
        )}
      </span>
      <span className="acc-a">
        <Button busy={send.isPending} onClick={() => send.mutate(user.email)}>
          {send.isSuccess ? m.accountsPasswords.sendItAgain : m.accountsPasswords.setAPassword}
        </Button>
      </span>
    </div>
  );
}
