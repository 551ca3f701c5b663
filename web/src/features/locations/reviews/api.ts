import { m } from '@chargerota/messages';
import type { Review } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callForPage } from '../../../lib/api.ts';
import { locationKeys } from '../api.ts';

export const reviewKeys = { all: ['/api/reviews'], request: ['/api/review-request'] } as const;

export const reviewsQuery = (locationId: string, page: number) =>
  queryOptions({
    queryKey: [...reviewKeys.all, locationId, { page }],
    queryFn: ({ signal }) =>
      callForPage(
        'GET /api/locations/:id/reviews',
        { params: { id: locationId }, query: { page } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const ownReviewQuery = (locationId: string) =>
  queryOptions({
    queryKey: [...reviewKeys.all, locationId, 'own'],
    queryFn: ({ signal }) =>
      call('GET /api/locations/:id/review', { params: { id: locationId } }, { signal }),
  });

export const reviewRequestQuery = queryOptions({
  queryKey: reviewKeys.request,
  queryFn: ({ signal }) => call('GET /api/review-request', {}, { signal }),
});

/** A change of reviews also changes the location's average and count, and whether the dashboard asks for a review. */
function useReviewChange<Wish>(change: (wish: Wish) => Promise<unknown>, failureText: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { failureTitle: m.common.error, failureText },
    onSuccess: () =>
      Promise.all(
        [reviewKeys.all, reviewKeys.request, locationKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export type ReviewForm = RequestOf<'PUT /api/locations/:id/review'>['body'];

export const useWriteReview = (locationId: string) =>
  useReviewChange(
    (body: ReviewForm) => call('PUT /api/locations/:id/review', { params: { id: locationId }, body }),
    m.locationsReviews.yourReviewCouldNotBe,
  );

export const useDeleteReview = (locationId: string) =>
  useReviewChange(
    () => call('DELETE /api/locations/:id/review', { params: { id: locationId } }),
    m.locationsReviews.yourReviewCouldNotBeDeleted,
  );

export const useDismissRequest = () =>
  useReviewChange(
    (locationId: string) => call('POST /api/locations/:id/review-dismissal', { params: { id: locationId } }),
    m.locationsReviews.yourAnswerCouldNotBe,
  );

export const useMarkHelpful = () =>
  useReviewChange(
    ({ id, isHelpfulToMe }: Review) =>
      call(isHelpfulToMe ? 'DELETE /api/reviews/:id/helpful' : 'PUT /api/reviews/:id/helpful', {
        params: { id },
      }),
    m.locationsReviews.yourAnswerCouldNotBe,
  );

export const useDecideOnReview = () =>
  useReviewChange(
    ({ id, reason }: { id: string; reason: string | null }): Promise<Review> =>
      reason === null
        ? call('POST /api/reviews/:id/show', { params: { id } })
        : call('POST /api/reviews/:id/hide', { params: { id }, body: { reason } }),
    m.locationsReviews.theReviewCouldNotBe,
  );
