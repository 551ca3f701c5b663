import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { reviewRequestQuery, useDismissRequest } from './api.ts';
import './reviews.css';

const ReviewsDialog = lazy(async () => ({ default: (await import('./reviews-dialog.tsx')).ReviewsDialog }));

/** Asks once, after a charging session has ended, how it was at the location; renders nothing otherwise. */
export function ReviewRequest({ locations }: { locations: readonly Location[] }): ReactNode {
  const { data } = useQuery(reviewRequestQuery);
  const dismiss = useDismissRequest();
  const [reviewed, setReviewed] = useState<string | null>(null);
  const location = locations.find(({ id }) => id === data?.request?.locationId);
  const opened = locations.find(({ id }) => id === reviewed);
  return (
    <>
      {location && (
        <Section title={m.locationsReviews.howWasIt}>
          <div className="rv-ask">
            <p>{m.locationsReviews.youHaveChargedAtNameA({ name: location.name })}</p>
            <span className="line mid gap-8">
              <Button onClick={() => setReviewed(location.id)}>{m.locationsReviews.writeAReview}</Button>
              <Button look="quiet" busy={dismiss.isPending} onClick={() => dismiss.mutate(location.id)}>
                {m.common.notNow}
              </Button>
            </span>
          </div>
        </Section>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ReviewsDialog location={opened} writing onClose={() => setReviewed(null)} />
        </Suspense>
      )}
    </>
  );
}
