import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { REVIEWS_PAGE_SIZE } from '@chargerota/contract/sizes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { ownReviewQuery, reviewsQuery } from './api.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { ratingSentence } from './words.ts';

type ReviewsDialogProps = {
  location: Location;
  onClose: () => void;
  /** Opens with the form, for who was asked. */
  writing?: boolean;
};

/** A location's reviews, and one's own: to write, change and delete. */
export function ReviewsDialog({ location, onClose, writing = false }: ReviewsDialogProps): ReactNode {
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(writing);
  const isAdmin = useCurrentOrganization()?.role === 'admin';
  const reviews = useQuery(reviewsQuery(location.id, page));
  const own = useQuery(ownReviewQuery(location.id));
  const { averageRating, totalReviews, name } = location;
  if (isWriting && own.data) {
    return (
      <Dialog open onClose={onClose} title={m.locationsReviews.yourReviewOfName({ name })}>
        <ReviewForm location={location} review={own.data.review} onDone={() => setWriting(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={m.locationsReviews.reviewsOfName({ name })}
      description={
        averageRating === null
          ? m.locationsReviews.membersWhoHaveChargedHere
          : ratingSentence(averageRating, totalReviews)
      }
    >
      {own.data && <OwnReview location={location} own={own.data} onWrite={() => setWriting(true)} />}
      {reviews.data ? (
        reviews.data.total === 0 ? (
          <EmptyState title={m.locationsReviews.noReviewsYet}>
            {own.data?.mayWrite
              ? m.locationsReviews.beTheFirstToWrite
              : m.locationsReviews.youCanWriteOneAfter}
          </EmptyState>
        ) : (
          <>
            <ul className="rv-list" aria-busy={reviews.isPlaceholderData || undefined}>
              {reviews.data.items
                .filter(({ isMine }) => !isMine)
                .map((review) => (
                  <ReviewItem key={review.id} review={review} isAdmin={isAdmin} />
                ))}
            </ul>
            <Pager
              of="reviews"
              page={page}
              total={reviews.data.total}
              pageSize={REVIEWS_PAGE_SIZE}
              onTurn={setPage}
            />
          </>
        )
      ) : reviews.isError ? (
        <ErrorState
          title={m.locationsReviews.theReviewsCouldNotBe}
          onRetry={() => void reviews.refetch()}
          retrying={reviews.isFetching}
        >
          {m.locationsReviews.nothingHasBeenChanged}
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} />
      )}
      <div className="row mt-8">
        <Button className="push" data-safe onClick={onClose}>
          {m.common.close}
        </Button>
      </div>
    </Dialog>
  );
}
