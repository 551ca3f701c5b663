import type { User } from '@chargerota/contract';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import '../styles/no-access.css';

// The form is loaded only when it is opened.
const CreateOrganizationDialog = lazy(async () => ({
  default: (await import('../create/create-dialog.tsx')).CreateOrganizationDialog,
}));

const ADMINS_CAN = [
  'Invite, approve and manage members',
  'Set up charging locations and their opening hours',
  'Set the rules for reservations',
];

type NoOrganizationAccessProps = {
  user: User;
  isCreating: boolean;
  onCreating: (isCreating: boolean) => void;
};

/** Shown to a person who belongs to no organization. */
export function NoOrganizationAccess(props: NoOrganizationAccessProps): ReactNode {
  const { user, isCreating, onCreating } = props;
  return (
    <Page title="No Organization Access" form>
      <p className="mute mb-24">
        You don’t belong to an organization yet. Ask your administrator for an invitation, or create an
        organization of your own.
      </p>
      <div className="o-ways line gap-12">
        <Button look="primary" onClick={() => onCreating(true)}>
          Create Organization
        </Button>
        <ButtonLink href={paths.landing}>Return to Home</ButtonLink>
      </div>
      {isCreating && (
        <Suspense fallback={null}>
          <CreateOrganizationDialog user={user} onClose={() => onCreating(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** Shown to members who are not administrators. */
export function AccessRestricted(): ReactNode {
  return (
    <Page title="Access Restricted" form>
      <p className="mute">You lack administrator privileges in this organization. Its administrators can:</p>
      <ul className="rows o-can">
        {ADMINS_CAN.map((power) => (
          <li key={power}>{power}</li>
        ))}
      </ul>
      <ButtonLink href={paths.landing} look="primary">
        Return to Home
      </ButtonLink>
    </Page>
  );
}
