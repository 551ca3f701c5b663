import { useEffect } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { bringIntoSight } from '../../../../lib/use-part-in-address.ts';
import { PART_IDS, PART_TITLES } from './parts.ts';

/** The parts of the settings, each as a link to its heading. The address then names the part, so that it can be sent on. */
export function SettingsIndex(): ReactNode {
  useNamedPart();
  const open = (event: MouseEvent, id: string): void => {
    // Another tab or window, as the person's keys say.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Replaced, so that the back button leaves the settings at once, and unsaved changes stay.
    history.replaceState(history.state, '', `#${id}`);
    goTo(id);
  };
  return (
    <nav className="set-index" aria-label="Parts of the settings">
      <ul>
        {PART_IDS.map((id) => (
          <li key={id}>
            <a
              href={`${paths.organization}?tab=settings#${id}`}
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

const goTo = (id: string): void => bringIntoSight(document.getElementById(id));

/** Goes to the part that the address names, on arrival and when a link to it is followed (again). */
function useNamedPart(): void {
  useEffect(() => {
    const named = (): void => {
      const id = PART_IDS.find((known) => location.hash === `#${known}`);
      if (id) goTo(id);
    };
    // After the screen's own frame, which focuses the heading of the screen.
    const timer = setTimeout(named);
    // The router tells of a followed link by an event named after what it calls.
    const events = ['hashchange', 'pushState'];
    for (const event of events) addEventListener(event, named);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, named);
    };
  }, []);
}
