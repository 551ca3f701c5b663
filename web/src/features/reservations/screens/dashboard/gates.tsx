import type { MyOrganization, User } from '@chargerota/contract';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { useIsRouted } from '../../../../lib/routed-paths.ts';
import { useMyOrganizations } from '../../../../lib/session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { toast } from '../../../../ui/toast.ts';

/** SPEC.md §9 "Redirect delays". */
const TO_LOGIN_AFTER_MS = 1000;

/** Nobody is signed in: says so, and goes to the sign-in page. */
export function AuthenticationRequired(): ReactNode {
  const [, navigate] = useLocation();
  const hasLogin = useIsRouted(paths.login);
  const hasRegistration = useIsRouted(paths.registration);
  useEffect(() => {
    toast({ title: 'Please Sign In', description: 'Your dashboard opens after you sign in.', tone: 'info' });
    if (!hasLogin) return undefined;
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasLogin, navigate]);
  return (
    <Page title="Authentication Required" form>
      <p className="mute">
        Sign in to see your reservations. Administrators can register their organization.
      </p>
      <div className="d-ways">
        {hasRegistration && (
          <ButtonLink href={paths.registration} look="primary">
            Register
          </ButtonLink>
        )}
        <ButtonLink href={paths.landing}>Return Home</ButtonLink>
      </div>
    </Page>
  );
}

type NotYetProps = { user: User; organization: MyOrganization | undefined };

/** Signed in, but not a member who may book: what is missing, and who decides it. */
export function NotYet({ user, organization }: NotYetProps): ReactNode {
  const hasCreate = useIsRouted(paths.createOrganization);
  const hasCompletion = useIsRouted(paths.completeRegistration);
  const elsewhere = useMyOrganizations().data?.find(({ membershipStatus }) => membershipStatus === 'active');
  const { title, text, mayCreate } = explain(user, organization);
  return (
    <Page title={title} form>
      <p className="mute">{text}</p>
      <div className="d-ways">
        {mayCreate && hasCreate && (
          <ButtonLink href={paths.createOrganization} look="primary">
            Create Organization
          </ButtonLink>
        )}
        {user.status === 'approved' && elsewhere && (
          <Button look="primary" onClick={() => chooseOrganization(elsewhere.id)}>
            Go On in {elsewhere.name}
          </Button>
        )}
        <ButtonLink href={paths.landing}>Return Home</ButtonLink>
      </div>
      {mayCreate && hasCompletion && (
        <p className="sm mute d-else">
          Did your registration as an administrator stop half way?{' '}
          <Link className="link" href={paths.completeRegistration}>
            Complete it
          </Link>
        </p>
      )}
    </Page>
  );
}

function explain(
  user: User,
  organization: MyOrganization | undefined,
): { title: string; text: string; mayCreate?: boolean } {
  const at = organization ? ` of ${organization.name}` : '';
  if (user.status === 'suspended' || organization?.membershipStatus === 'suspended') {
    return { title: 'Account Suspended', text: `You cannot book at the moment. Ask an administrator${at}.` };
  }
  if (user.status === 'rejected') {
    return { title: 'Account Not Approved', text: `Your request was declined. Ask an administrator${at}.` };
  }
  if (user.status === 'pending' || organization?.membershipStatus === 'pending') {
    return {
      title: 'Account Pending',
      text: `Your account is awaiting approval by an administrator${at}. You get an email at ${user.email} once it is approved.`,
    };
  }
  return {
    title: 'No organization',
    text: 'You belong to no organization. Open the invitation that you were sent, or ask an administrator for one.',
    mayCreate: true,
  };
}
