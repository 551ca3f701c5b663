/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select's options show nothing but a line of text */
import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { serverNow } from '../lib/server-clock.ts';
import { Badge, RoleBadge } from '../ui/badge.tsx';
import { moveInListbox } from '../ui/listbox-keys.ts';
import { factsOfSameName } from './same-name.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

type Props = { organizations: readonly MyOrganization[]; current: MyOrganization; onDone: () => void };

/** The list of somebody’s organizations, and the way to a new one. */
export function OrganizationChoices({ organizations, current, onDone }: Props): ReactNode {
  const switchTo = useSwitchOrganization();
  const facts = factsOfSameName(organizations, serverNow());
  const choose = (organization: MyOrganization): void => {
    onDone();
    if (organization.id !== current.id) switchTo(organization);
  };
  return (
    <>
      <div
        role="listbox"
        tabIndex={-1}
        aria-label={m.app.yourOrganizations}
        className="osw-l"
        onKeyDown={(event) =>
          moveInListbox(
            event,
            organizations.map(({ name }) => name),
          )
        }
      >
        {organizations.map((organization) => (
          <div
            key={organization.id}
            role="option"
            className="osw-o row ends gap-12"
            tabIndex={-1}
            aria-selected={organization.id === current.id}
            onClick={() => choose(organization)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              choose(organization);
            }}
          >
            <span className="words gap-2">
              <span className="strong">{organization.name}</span>
              {facts.has(organization.id) && <span className="sm mute">{facts.get(organization.id)}</span>}
              <MembershipBadges organization={organization} />
            </span>
            {organization.id === current.id && <Check className="ic" aria-hidden="true" />}
          </div>
        ))}
      </div>
      <NewOrganization onPress={onDone} />
    </>
  );
}

/** The person's role in the organization, and whether their membership is pending or suspended. */
function MembershipBadges({
  organization: { role, membershipStatus },
}: {
  organization: MyOrganization;
}): ReactNode {
  return (
    <span className="osw-s line mid">
      <RoleBadge admin={role === 'admin'}>{role === 'admin' ? m.common.admin : m.common.member}</RoleBadge>
      {membershipStatus === 'pending' && <Badge tone="wait">{m.common.pending}</Badge>}
      {membershipStatus === 'suspended' && <Badge tone="off">{m.app.suspended}</Badge>}
    </span>
  );
}

function NewOrganization({ onPress }: { onPress: () => void }): ReactNode {
  return (
    <Link href={paths.createOrganization} className="osw-new" onClick={onPress}>
      <Plus className="ic ic-16" aria-hidden="true" />
      {m.app.newOrganization}
    </Link>
  );
}
