import { formatNumber } from '@chargerota/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type PagerProps = {
  /** The list's entries, in the plural. */
  noun: string;
  page: number;
  total: number;
  pageSize: number;
  onTurn: (page: number) => void;
};

/**
 * The position in a paged list, and buttons for its next and previous page; renders nothing if there is only one page.
 */
export function Pager({ noun, page, total, pageSize, onTurn }: PagerProps): ReactNode {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className="pager" aria-label={`Pages of ${noun}`}>
      <p className="mute">
        <span className="fig">
          {first}–{last}
        </span>{' '}
        of <span className="fig">{formatNumber(total)}</span> {noun}
      </p>
      <Turn isPossible={page > 1} onPress={() => onTurn(page - 1)}>
        <ChevronLeft className="ic ic-16" aria-hidden="true" />
        Previous
      </Turn>
      <Turn isPossible={last < total} onPress={() => onTurn(page + 1)}>
        Next
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
