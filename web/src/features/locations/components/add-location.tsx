import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';

type AddLocationProps = {
  /** The reason why no location can be added, or null. */
  disabledReason: string | null;
  /** How many more locations can be added. */
  capacity?: string | null;
  onAdd: () => void;
  children: string;
};

/** The button for a new location. If the plan allows no more, it is disabled and the reason is shown. */
export function AddLocation({ disabledReason, capacity, onAdd, children }: AddLocationProps): ReactNode {
  return (
    <div className="ol-add">
      <Button
        look="primary"
        disabled={disabledReason !== null}
        onClick={onAdd}
        {...(disabledReason && { 'aria-describedby': 'add-disabled-reason' })}
      >
        <Plus className="ic ic-16" aria-hidden="true" />
        {children}
      </Button>
      {disabledReason ? (
        <p className="hint">
          <span id="add-disabled-reason">{disabledReason}</span>{' '}
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
