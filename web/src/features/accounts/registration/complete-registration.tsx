import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useCurrentUser, useIsOffered } from '../../../lib/session.ts';
import { Page, Section } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/states.tsx';
import { dismissShownToast } from '../../../ui/toast.ts';
import { carrying, useCarriedAddress } from '../sign-in/carried.ts';
import { useCompleteRegistration } from './api.ts';
import { CompletionForm } from './completion-form.tsx';
import { useCarriedIncomplete } from './incomplete.ts';
import { StatusForm } from './status-form.tsx';
import type { Checked } from './status-form.tsx';
import { SuccessPanel } from '../sign-in/success-panel.tsx';
import '../sign-in/sign-in.css';
import './registration.css';

/** Time in which the success message is shown before the page goes on. */
const REDIRECT_DELAY_MS = 2000;

/** /complete-registration. */
export function CompleteRegistrationScreen(): ReactNode {
  const user = useCurrentUser();
  // The fields depend on the signed-in account, so the form waits for it.
  return user.isPending ? <Loading /> : <Completion ownEmail={user.data?.email ?? ''} />;
}

function Completion({ ownEmail }: { ownEmail: string }): ReactNode {
  const carriedEmail = useCarriedAddress();
  const { isIncomplete, plan } = useCarriedIncomplete();
  const email = carriedEmail || ownEmail;
  const [checked, setChecked] = useState<Checked | null>(
    isIncomplete ? { email, status: 'incomplete_registration' } : null,
  );
  const complete = useCompleteRegistration();
  useEffect(() => {
    // Dismisses the toast that led here, because it would cover the heading.
    if (isIncomplete) dismissShownToast();
  }, [isIncomplete]);
  if (complete.isSuccess) return <Completed email={complete.variables.email} isSignedIn={ownEmail !== ''} />;
  return (
    <Page title={m.accountsRegistration.completeRegistration} className="reg">
      <p className="mute reg-lead">{m.accountsRegistration.ifYourAccountWasMade}</p>
      <Section title={m.accountsRegistration.yourRegistration}>
        <div className="form-col">
          <StatusForm email={email} checked={checked} onChecked={setChecked} />
          {/* Once the status is known, the form above says how to go on. */}
          {ownEmail === '' && checked === null && <Elsewhere />}
        </div>
      </Section>
      {checked?.status === 'incomplete_registration' && (
        <CompletionForm
          key={checked.email}
          email={checked.email}
          isOwn={checked.email === ownEmail}
          plan={plan}
          complete={complete}
          onAlreadyComplete={() => setChecked({ ...checked, status: 'registered' })}
        />
      )}
    </Page>
  );
}

const Elsewhere = (): ReactNode => (
  <p className="sm mute mt-20">
    <Rich
      of={
        useIsOffered('registration')
          ? m.accountsRegistration.signInOrRegister
          : m.accountsRegistration.signInIfYouHave
      }
      signIn={(it) => (
        <Link className="link" href={paths.login}>
          {it}
        </Link>
      )}
      register={(it) => (
        <Link className="link" href={paths.registration}>
          {it}
        </Link>
      )}
    />
  </p>
);

type CompletedProps = { email: string; isSignedIn: boolean };

/** Shown at the end. If the person is signed in, the sign-in page sends them on to the dashboard. */
const Completed = ({ email, isSignedIn }: CompletedProps): ReactNode => (
  <Page form>
    <SuccessPanel
      title={m.accountsRegistration.registrationCompletedSuccessfully}
      to={paths.login}
      state={carrying(email)}
      delayMs={REDIRECT_DELAY_MS}
    >
      {isSignedIn ? m.accountsRegistration.nextAddALocation : m.accountsRegistration.signInThenAddALocation}
    </SuccessPanel>
  </Page>
);

const Loading = (): ReactNode => (
  <Page title={m.accountsRegistration.completeRegistration} className="reg">
    <div aria-busy="true">
      <output className="vh">{m.common.loading}</output>
      <SkeletonRows rows={2} />
    </div>
  </Page>
);
