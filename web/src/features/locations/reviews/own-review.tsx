import { m } from '@chargerota/messages';
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
          <p>{m.locationsReviews.youHaveChargedAtName({ name: location.name })}</p>
          <Button onClick={onWrite}>{m.locationsReviews.writeAReview}</Button>
        </div>
      )
    );
  }
  return (
    <section className="rv-own stack gap-8 to-start" aria-label={m.locationsReviews.yourReview}>
      <ReviewText review={review} author={m.locationsReviews.yourReview} />
      {review.hiddenReason !== null ? (
        <p className="sm rv-hidden">
          {m.locationsReviews.anAdministratorHasHiddenYour({ hiddenReason: review.hiddenReason })}
        </p>
      ) : (
        <span className="line mid gap-8 flush-start">
          <Button look="quiet" onClick={onWrite}>
            {m.common.edit}
          </Button>
          <Button look="loss" onClick={() => setAsking(true)}>
            {m.common.deleteIt}
          </Button>
        </span>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={m.locationsReviews.deleteYourReview}
          description={m.locationsReviews.membersWillNoLongerSee({ name: location.name })}
          confirmLabel={m.common.deleteIt}
          keepLabel={m.locationsReviews.keep}
          act={() => remove.mutateAsync()}
        />
      )}
    </section>
  );
}
