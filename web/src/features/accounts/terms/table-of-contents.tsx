import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TERMS } from './terms-text.ts';

const IDS = TERMS.map(({ id }) => id);

/** The sections: beside the text on wide screens, folded above it on phones. */
export function TableOfContents(): ReactNode {
  const current = useCurrentSection(IDS);
  const folded = useRef<HTMLDetailsElement>(null);
  return (
    <nav className="toc" aria-label={m.accounts.sections}>
      <details ref={folded} className="only-sm">
        <summary className="fold row ends strong">
          <span>
            <Rich
              of={m.accounts.countSections({ count: TERMS.length })}
              fig={(it) => <span className="fig">{it}</span>}
            />
          </span>
          <ChevronDown className="ic turns" aria-hidden="true" />
        </summary>
        <Links current={current} onChosen={() => folded.current?.removeAttribute('open')} />
      </details>
      <div className="only-lg">
        <Links current={current} />
      </div>
    </nav>
  );
}

function Links({ current, onChosen }: { current: string | null; onChosen?: () => void }): ReactNode {
  return (
    <ol>
      {TERMS.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={onChosen}>
            <span className="fig mute">{index + 1}</span>
            <span lang="en">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A section counts as the current one while it crosses this band, a little below the top of the window. */
const READING_BAND = '-15% 0px -75% 0px';

/** The id of the section that is being read; null until one has reached the band. */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
