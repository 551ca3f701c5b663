import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ReasonWithLink } from '../../../ui/reason-with-link.tsx';
import type { WayOut } from '../../billing/way-out-words.ts';

type AddLocationProps = {
  /** The reason why no location can be added, or null. */
  disabledReason: string | null;
  /** Where more can be had. */
  wayOut: WayOut | null;
  /** How many more locations can be added. */
  capacity?: string | null;
  onAdd: () => void;
  children: string;
};

/** The button for a new location. If the plan allows no more, it is disabled and the reason is shown. */
export function AddLocation({
  disabledReason,
  wayOut,
  capacity,
  onAdd,
  children,
}: AddLocationProps): ReactNode {
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
        <p className="hint" id="add-disabled-reason">
          <ReasonWithLink reason={disabledReason} link={wayOut} />
        </p>
      ) : (
        capacity && <p className="hint">{capacity}</p>
      )}
    </div>
  );
}
