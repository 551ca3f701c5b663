import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { WhereToFind } from '../../../locations/place/where-to-find.tsx';
import { Rating } from '../../../locations/reviews/rating.tsx';

/** Where a reservation's chargers are, whom to call, and how others rate the location. */
export function FindDialog({ location, onClose }: { location: Location; onClose: () => void }): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title={location.name}
      actions={
        <Button data-safe onClick={onClose}>
          Close
        </Button>
      }
    >
      <WhereToFind location={location} />
      <Rating location={location} />
    </Dialog>
  );
}
