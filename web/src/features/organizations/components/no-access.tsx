import { m } from '@chargerota/messages';
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
  m.organizations.inviteApproveAndManageMembers,
  m.organizations.setUpChargingLocationsAnd,
  m.organizations.setTheRulesForReservations,
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
    <Page title={m.organizations.noOrganizationAccess} form>
      <p className="mute mb-24">{m.organizations.youDontBelongToAn}</p>
      <div className="o-ways line gap-12">
        <Button look="primary" onClick={() => onCreating(true)}>
          {m.common.createOrganization}
        </Button>
        <ButtonLink href={paths.landing}>{m.organizations.returnToHome}</ButtonLink>
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
    <Page title={m.organizations.accessRestricted} form>
      <p className="mute">{m.organizations.youLackAdministratorPrivilegesIn}</p>
      <ul className="rows o-can">
        {ADMINS_CAN.map((power) => (
          <li key={power}>{power}</li>
        ))}
      </ul>
      <ButtonLink href={paths.landing} look="primary">
        {m.organizations.returnToHome}
      </ButtonLink>
    </Page>
  );
}
