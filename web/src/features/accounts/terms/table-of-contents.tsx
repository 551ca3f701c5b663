import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { TERMS } from './terms-text.ts';
import { useCurrentSection } from './use-current-section.ts';

const IDS = TERMS.map(({ id }) => id);

/** The sections: beside the text on wide screens, folded above it on phones. */
export function TableOfContents(): ReactNode {
  const current = useCurrentSection(IDS);
  const folded = useRef<HTMLDetailsElement>(null);
  return (
    <nav className="toc" aria-label="Sections">
      <details ref={folded} className="only-sm">
        <summary>
          <span>
            <span className="fig">{TERMS.length}</span> sections
          </span>
          <ChevronDown className="ic" aria-hidden="true" />
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
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
