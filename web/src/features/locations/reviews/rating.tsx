import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { averageText, reviewsText } from './words.ts';
import './reviews.css';

const loadDialog = () => import('./reviews-dialog.tsx');
const ReviewsDialog = lazy(async () => ({ default: (await loadDialog()).ReviewsDialog }));

/** A location's average and number of reviews, which opens them. */
export function Rating({ location }: { location: Location }): ReactNode {
  const [open, setOpen] = useState(false);
  const { averageRating, totalReviews, name } = location;
  return (
    <>
      <button
        type="button"
        className="rv-open touch sm gap-6 at-start mute"
        aria-label={
          averageRating === null
            ? m.locationsReviews.reviewsOfNameNoneYet({ name })
            : m.locationsReviews.reviewsOfNameRated({
                name,
                average: averageText(averageRating),
                count: totalReviews,
              })
        }
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Star className={averageRating === null ? 'ic ic-16' : 'ic ic-16 is-full'} aria-hidden="true" />
        {averageRating === null ? (
          m.locationsReviews.noReviewsYet
        ) : (
          <>
            <b className="fig">{averageText(averageRating)}</b>
            <span className="link">{reviewsText(totalReviews)}</span>
          </>
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReviewsDialog location={location} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
