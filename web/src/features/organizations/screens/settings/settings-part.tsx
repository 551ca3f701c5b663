import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useFolding } from './folding-parts.tsx';
import { PART_TITLES } from './parts.ts';
import type { PartId } from './parts.ts';

type SettingsPartProps = {
  id: PartId;
  /** What is set, in a sentence that changes with it; what the part is about where nothing can be set. */
  words: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** It holds what has to be seen, and cannot be folded until that is settled. */
  isHeld?: boolean;
  children: ReactNode;
};

/** A part of the settings. On a phone it is folded to its title and sentence, and opens by a press on them. */
export function SettingsPart({ id, words, heading, isHeld = false, children }: SettingsPartProps): ReactNode {
  const bodyId = useId();
  const { opened, turn } = useFolding();
  const isOpen = isHeld || opened.has(id);
  return (
    <section className="section set" aria-labelledby={id}>
      <header className="section-head set-head top gap-2 py-8">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {PART_TITLES[id]}
        </h2>
        <p className="sm mute">{words}</p>
        {!isHeld && (
          <button
            type="button"
            className="set-fold"
            aria-labelledby={id}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => turn(id, !isOpen)}
          >
            <ChevronDown className="ic turns" aria-hidden="true" />
          </button>
        )}
      </header>
      <div id={bodyId} className="section-body" data-folded={!isOpen || undefined}>
        {children}
      </div>
    </section>
  );
}
