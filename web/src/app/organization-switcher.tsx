import { m } from '@chargerota/messages';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useId, useRef } from 'react';
import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { useCurrentOrganization, useMyOrganizations } from '../lib/session.ts';
import { MissingIfCrashed } from '../ui/boundary.tsx';
import './organization-switcher.css';

/** Apart, because it is never needed before the first screen. */
const Choices = lazy(async () => ({
  default: (await import('./organization-choices.tsx')).OrganizationChoices,
}));

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
        aria-label={m.app.organizationName({ name: current.name })}
      >
        {place === 'masthead' && <span className="mast-org-n">{current.name}</span>}
        <ChevronsUpDown className={place === 'masthead' ? 'ic ic-16' : 'ic'} aria-hidden="true" />
        {place === 'navigation' && <span>{m.app.switch}</span>}
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
        <MissingIfCrashed>
          <Suspense>
            <Choices
              organizations={organizations}
              current={current}
              onDone={() => menu.current?.hidePopover()}
            />
          </Suspense>
        </MissingIfCrashed>
      </div>
    </>
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
