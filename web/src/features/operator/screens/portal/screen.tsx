import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, LogOut, SunMoon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OperatorAccount } from '@chargerota/contract';
import { useTabInAddress } from '../../../../lib/in-address.ts';
import { paths } from '../../../../lib/paths.ts';
import { toggleTheme } from '../../../../lib/theme.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { MAIN_ID, Page } from '../../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { HealthTab } from '../../components/health/health-tab.tsx';
import { PortalMast } from '../../components/portal-mast.tsx';
import { TicketsTab } from '../../components/tickets/tickets-tab.tsx';
import { operatorQuery, useSessionEndNoticed, useSignOutOperator } from '../../operator-api.ts';
import { AccountDialog } from './account/account-dialog.tsx';
import { isSetUp, SetUp } from './account/set-up.tsx';
import { AdministratorsTab } from './administrators/administrators-tab.tsx';
import { LogTab } from './log/log-tab.tsx';
import { SignInForm } from './sign-in-form.tsx';
import '../../styles/operator.css';

const TABS = ['tickets', 'administrators', 'health', 'log'] as const;

/** /developer-portal: for those who run the installation, with a session of their own. */
export function DeveloperPortalScreen(): ReactNode {
  const operator = useQuery(operatorQuery);
  useSessionEndNoticed();
  if (operator.isPending) return <Frame busy />;
  if (operator.isLoadingError)
    return (
      <Frame>
        <ErrorState
          title={m.operatorPortal.thePortalCouldNotBe}
          retrying={operator.isFetching}
          onRetry={() => void operator.refetch()}
        >
          {operator.error.message}
        </ErrorState>
      </Frame>
    );
  return operator.data ? (
    <SignedIn key={operator.data.id} operator={operator.data} />
  ) : (
    <Frame>
      <SignInForm />
    </Frame>
  );
}

/** Setting up, which is over when the operator says that they have kept the codes; then the portal. */
function SignedIn({ operator }: { operator: OperatorAccount }): ReactNode {
  const [isSettingUp, setSettingUp] = useState(!isSetUp(operator));
  const signOut = useSignOutOperator();
  if (!isSettingUp) return <Portal operator={operator} />;
  return (
    <Frame
      beside={
        <Button look="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          <LogOut className="ic ic-16" aria-hidden="true" />
          {m.operatorPortal.logout}
        </Button>
      }
    >
      <SetUp operator={operator} onDone={() => setSettingUp(false)} />
    </Frame>
  );
}

/** The page around the sign-in form and setting up. */
type FrameProps = { busy?: boolean; beside?: ReactNode; children?: ReactNode };

const Frame = ({ busy = false, beside, children }: FrameProps): ReactNode => (
  <>
    <PortalMast>
      <span className="op-who row flush-end">
        <ThemeButton />
        {beside}
      </span>
    </PortalMast>
    <main className="wrap op-sign-in pt-24" id={MAIN_ID} tabIndex={-1} aria-busy={busy || undefined}>
      <h1 className="fig-28" tabIndex={-1}>
        {m.operatorPortal.developerPortal}
      </h1>
      <p className="mute">{m.operatorPortal.forThoseWhoRunThis}</p>
      {busy && (
        <div className="form mt-24">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {children}
    </main>
  </>
);

const ThemeButton = (): ReactNode => (
  <IconButton label={m.operatorPortal.theme} onClick={toggleTheme}>
    <SunMoon className="ic" aria-hidden="true" />
  </IconButton>
);

function Portal({ operator }: { operator: OperatorAccount }): ReactNode {
  const [tab, open] = useTabInAddress(paths.developerPortal, TABS);
  const [accountIsOpen, setAccountOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const signOut = useSignOutOperator();
  // After signing in, a screen reader should hear where one is now.
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div ref={heading}>
      <PortalMast>
        <span className="op-who row flush-end">
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setAccountOpen(true)}>
            <KeyRound className="ic ic-16" aria-hidden="true" />
            <span className="op-name cut">{operator.username}</span>
          </Button>
          <ThemeButton />
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            <LogOut className="ic ic-16" aria-hidden="true" />
            {m.operatorPortal.logout}
          </Button>
        </span>
      </PortalMast>
      <Page title={m.operatorPortal.developerPortal} className="op-page">
        <Tabs
          label={m.operatorPortal.developerPortal}
          value={tab}
          onChange={open}
          tabs={[
            { id: 'tickets', label: m.operatorPortal.tickets, content: <TicketsTab /> },
            { id: 'administrators', label: m.operatorPortal.administrators, content: <AdministratorsTab /> },
            { id: 'health', label: m.operatorPortal.health, content: <HealthTab /> },
            { id: 'log', label: m.operatorPortal.log, content: <LogTab /> },
          ]}
        />
      </Page>
      {isLeaving && (
        <ConfirmDialog
          onClose={() => setLeaving(false)}
          title={m.operatorPortal.logOutHere}
          description={m.operatorPortal.youNeedYourPasswordAnd}
          confirmLabel={m.operatorPortal.logout}
          keepLabel={m.operatorPortal.staySignedIn}
          act={() => signOut.mutateAsync()}
        />
      )}
      <AccountDialog open={accountIsOpen} operator={operator} onClose={() => setAccountOpen(false)} />
    </div>
  );
}
