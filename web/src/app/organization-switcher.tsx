/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select's options show nothing but a line of text */
import type { MyOrganization } from '@chargerota/contract';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { useCurrentOrganization, useMyOrganizations } from '../lib/session.ts';
import { serverNow } from '../lib/server-clock.ts';
import { Badge, RoleBadge } from '../ui/badge.tsx';
import { moveInListbox } from '../ui/listbox-keys.ts';
import { factsOfSameName } from './same-name.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';
import './organization-switcher.css';

/** The masthead on wide screens, the navigation on phones. */
type Place = 'masthead' | 'navigation';

/**
 * Shows the current organization and opens the list of the person's others. It uses the platform's own popover, because
 * it is needed before the first screen, and a library would delay it.
 */
export function OrganizationSwitcher({ place }: { place: Place }): ReactNode {
  const organizations = useMyOrganizations().data ?? [];
  const current = useCurrentOrganization();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  if (!current) return null;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={place === 'masthead' ? 'mast-org' : undefined}
        popoverTarget={id}
        aria-haspopup="listbox"
        aria-label={`Organization: ${current.name}`}
      >
        {place === 'masthead' && <span className="mast-org-n">{current.name}</span>}
        <ChevronsUpDown className={place === 'masthead' ? 'ic ic-16' : 'ic'} aria-hidden="true" />
        {place === 'navigation' && <span>Switch</span>}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`pop osw osw-${place}`}
        onBeforeToggle={(event) =>
          event.newState === 'open' && place === 'masthead' && alignWith(trigger, event)
        }
        onToggle={(event) => event.newState === 'open' && focusChosen(event.currentTarget)}
      >
        <Choices organizations={organizations} current={current} onDone={() => menu.current?.hidePopover()} />
        <NewOrganization onPress={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}

type ChoicesProps = { organizations: readonly MyOrganization[]; current: MyOrganization; onDone: () => void };

function Choices({ organizations, current, onDone }: ChoicesProps): ReactNode {
  const switchTo = useSwitchOrganization();
  const facts = factsOfSameName(organizations, serverNow());
  const choose = (organization: MyOrganization): void => {
    onDone();
    if (organization.id !== current.id) switchTo(organization);
  };
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label="Your organizations"
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
      <RoleBadge admin={role === 'admin'}>{role === 'admin' ? 'Admin' : 'Member'}</RoleBadge>
      {membershipStatus === 'pending' && <Badge tone="wait">Pending</Badge>}
      {membershipStatus === 'suspended' && <Badge tone="off">Suspended</Badge>}
    </span>
  );
}

function NewOrganization({ onPress }: { onPress: () => void }): ReactNode {
  return (
    <Link href={paths.createOrganization} className="osw-new" onClick={onPress}>
      <Plus className="ic ic-16" aria-hidden="true" />
      New organization
    </Link>
  );
}

/** Places the list below the button that opened it. The list scrolls with the page. */
function alignWith(trigger: RefObject<HTMLElement | null>, event: ToggleEvent<HTMLElement>): void {
  const box = trigger.current?.getBoundingClientRect();
  if (!box) return;
  const { style } = event.currentTarget;
  style.top = `${box.bottom + scrollY + 4}px`;
  style.right = `${Math.max(12, document.documentElement.clientWidth - box.right)}px`;
}

function focusChosen(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.focus();
}
