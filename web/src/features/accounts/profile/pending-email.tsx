import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { AccountSecurity, User } from '@chargerota/contract';
import { Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useKeepAddress } from './email-api.ts';
import './email-change.css';

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }));

type PendingEmailProps = { user: User; security: AccountSecurity };

/** The new address that is not confirmed yet; renders nothing if there is none. */
export function PendingEmail({ user, security }: PendingEmailProps): ReactNode {
  const [isResending, setResending] = useState(false);
  const keep = useKeepAddress();
  const change = security.emailChange;
  // The address may have been confirmed a moment ago in another tab.
  if (!change || change.newEmail === user.email) return null;
  const until = new Date(change.expiresAt);
  const keepOld = (): void =>
    keep.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: m.accountsProfile.addressKept,
          description: m.accountsProfile.emailStaysYourAddress({ email: user.email }),
          tone: 'off',
        }),
    });
  return (
    <div className="ec-wait stack gap-4 ruled">
      <p className="ec-new row gap-8 top medium warn">
        <Hourglass className="ic ic-16" aria-hidden="true" />
        <span>{m.accountsProfile.waitingForConfirmationOfNewEmail({ newEmail: change.newEmail })}</span>
      </p>
      <p className="sm mute">
        <Rich
          of={m.accountsProfile.openTheLinkThatWe}
          day={formatDayOf(until)}
          time={<Time at={until} />}
          email={user.email}
        />
      </p>
      <div className="line gap-0-12 flush-start">
        <Button look="quiet" onClick={() => setResending(true)}>
          {m.accountsProfile.sendTheLinkAgain}
        </Button>
        <Button look="quiet" busy={keep.isPending} onClick={keepOld}>
          {m.accountsProfile.keepTheOldAddress}
        </Button>
      </div>
      {isResending && (
        <Suspense>
          <EmailDialog
            user={user}
            asksPassword={security.hasPassword}
            resendTo={change.newEmail}
            onClose={() => setResending(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
