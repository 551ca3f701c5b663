import { Rich } from '../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatNumber } from '@chargerota/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type PagerProps = {
  /** What the list has. */
  of: keyof typeof m.parts.pages;
  page: number;
  total: number;
  pageSize: number;
  onTurn: (page: number) => void;
};

/**
 * The position in a paged list, and buttons for its next and previous page; renders nothing if there is only one page.
 */
export function Pager({ of, page, total, pageSize, onTurn }: PagerProps): ReactNode {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className="pager" aria-label={m.parts.pages[of].name}>
      <p className="mute">
        <Rich
          of={m.parts.pages[of].position}
          range={
            <span className="fig">
              {first}–{last}
            </span>
          }
          total={<span className="fig">{formatNumber(total)}</span>}
        />
      </p>
      <Turn isPossible={page > 1} onPress={() => onTurn(page - 1)}>
        <ChevronLeft className="ic ic-16" aria-hidden="true" />
        {m.parts.previous}
      </Turn>
      <Turn isPossible={last < total} onPress={() => onTurn(page + 1)}>
        {m.parts.next}
        <ChevronRight className="ic ic-16" aria-hidden="true" />
      </Turn>
    </nav>
  );
}

type TurnProps = { isPossible: boolean; onPress: () => void; children: ReactNode };

/** On the last page the button stays focusable, because the focus would jump to the start of the page. */
function Turn({ isPossible, onPress, children }: TurnProps): ReactNode {
  return (
    <Button aria-disabled={!isPossible} onClick={() => isPossible && onPress()}>
      {children}
    </Button>
  );
}
