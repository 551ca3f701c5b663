import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';

type AddLocationProps = {
  /** Why no other location can be added. */
  barred: string | null;
  /** How many more can be added. */
  capacity?: string | null;
  onAdd: () => void;
  children: string;
};

/** The button for a new location; where the plan allows none, it says so instead of opening. */
export function AddLocation({ barred, capacity, onAdd, children }: AddLocationProps): ReactNode {
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
        capacity && <p className="hint">{capacity}</p>
      )}
    </div>
  );
}
