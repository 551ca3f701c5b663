import { m } from '@chargerota/messages';
import { useCallback, useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BASE } from '../../../../lib/base.ts';
import { scrollToMiddle } from '../../../../lib/direction.ts';
import { bringIntoSight, usePartInAddress } from '../../../../lib/in-address.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRootClass } from '../../../../ui/use-root-class.ts';
import { useFolding } from './folding-parts.tsx';
import { PART_IDS, PART_TITLES } from './parts.ts';
import { useCurrentPart } from './use-current-part.ts';

/** The parts of the settings, each as a link to its heading. The address then names the part, so that it can be sent on. */
export function SettingsIndex(): ReactNode {
  const [current, follow] = useCurrentPart(PART_IDS);
  const { turn } = useFolding();
  const unfold = useCallback((id: string) => flushSync(() => turn(id, true)), [turn]);
  usePartInAddress(PART_IDS, { stays: true, unfold, onNamed: follow });
  useRootClass('has-settings-index');
  const index = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) centre(index.current);
  }, [current]);
  const open = (event: MouseEvent, id: string): void => {
    // Another tab or window, as the person's keys say.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Replaced, so that the back button leaves the settings at once, and unsaved changes stay.
    history.replaceState(history.state, '', `#${id}`);
    unfold(id);
    bringIntoSight(document.getElementById(id));
    follow(id);
  };
  return (
    <nav ref={index} className="set-index" aria-label={m.organizationsSettings.partsOfTheSettings}>
      <ul>
        {PART_IDS.map((id) => (
          <li key={id}>
            <a
              href={`${BASE}${paths.organization}?tab=settings#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => open(event, id)}
              // The row on a phone: browsers leave a link where it is that is in sight by its first letters.
              onFocus={({ currentTarget }) =>
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
            >
              {PART_TITLES[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the index alone, so that the link to the current part is in the middle. */
function centre(index: HTMLElement | null): void {
  const link = index?.querySelector<HTMLElement>('[aria-current]');
  if (!index || !link) return;
  scrollToMiddle(index, link);
  index.scrollTo({ top: link.offsetTop - (index.clientHeight - link.offsetHeight) / 2 });
}
