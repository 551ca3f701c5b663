import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';

type AddLocationProps = {
  /** Why there is no room for another one. */
  barred: string | null;
  /** How much room is left. */
  room?: string | null;
  onAdd: () => void;
  children: string;
};

/** The way to a new location; where the plan has no room for one, it says so instead of opening. */
export function AddLocation({ barred, room, onAdd, children }: AddLocationProps): ReactNode {
  return (
    <div className="ol-add">
      <Button
        look="primary"
        disabled={barred !== null}
        onClick={onAdd}
        {...(barred && { 'aria-describedby': 'add-barred' })}
      >
        <Plus className="ic ic-16" aria-hidden="true" />
        {children}
      </Button>
      {barred ? (
        <p className="hint">
          <span id="add-barred">{barred}</span>{' '}
          <Link className="link" href={`${paths.organization}?tab=billing`}>
            See what plans include
          </Link>
        </p>
      ) : (
        room && <p className="hint">{room}</p>
      )}
    </div>
  );
}
