import type { AccountSecurity, User } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { AddressRequest } from './address-request.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PendingEmail } from './pending-email.tsx';

/** The email address. A link sent to the new address changes it. */
export function EmailSection({ user, security }: { user: User; security: AccountSecurity }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title="Email">
      <div className="acc-row">
        <span className="acc-n">
          <span className="strong">{user.email}</span>
          <span className="sm mute">
            {useOfAddress(security.hasPassword, user.emailNotifications && !user.mailBounces)}
          </span>
        </span>
        <span className="acc-a">
          <Button onClick={() => setChanging(true)}>Change email</Button>
        </span>
      </div>
      <AddressRequest user={user} />
      <PendingEmail user={user} security={security} />
      {isChanging && (
        <EmailDialog user={user} asksPassword={security.hasPassword} onClose={() => setChanging(false)} />
      )}
    </Section>
  );
}

function useOfAddress(signsIn: boolean, takesNotices: boolean): string {
  if (signsIn)
    return takesNotices ? 'You sign in with it, and your notifications go there.' : 'You sign in with it.';
  return takesNotices ? 'Your notifications go there.' : 'Only emails about your account itself go there.';
}
