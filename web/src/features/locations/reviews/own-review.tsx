import type { Location, Review } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useDeleteReview } from './api.ts';
import { ReviewText } from './review-item.tsx';

type OwnReviewProps = {
  location: Location;
  own: { review: Review | null; mayWrite: boolean };
  onWrite: () => void;
};

/** One's own review with what can be done about it, or the way to write one. */
export function OwnReview({ location, own, onWrite }: OwnReviewProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteReview(location.id);
  const { review, mayWrite } = own;
  if (!review) {
    return (
      mayWrite && (
        <div className="rv-own stack gap-8 to-start">
          <p>You have charged at {location.name}. How was it?</p>
          <Button onClick={onWrite}>Write a review</Button>
        </div>
      )
    );
  }
  return (
    <section className="rv-own stack gap-8 to-start" aria-label="Your review">
      <ReviewText review={review} author="Your review" />
      {review.hiddenReason !== null ? (
        <p className="sm rv-hidden">
          An administrator has hidden your review, so other members don’t see it and it cannot be changed. The
          reason: {review.hiddenReason}
        </p>
      ) : (
        <span className="line mid gap-8 flush-start">
          <Button look="quiet" onClick={onWrite}>
            Edit
          </Button>
          <Button look="loss" onClick={() => setAsking(true)}>
            Delete
          </Button>
        </span>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title="Delete your review?"
          description={`Members will no longer see it, and it no longer counts for ${location.name}.`}
          confirmLabel="Delete"
          keepLabel="Keep"
          act={() => remove.mutateAsync()}
        />
      )}
    </section>
  );
}
