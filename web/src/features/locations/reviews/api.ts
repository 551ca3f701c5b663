import {
  deleteReview,
  dismissReviewRequest,
  getOwnReview,
  getReviewRequest,
  hideReview,
  listReviews,
  markReviewHelpful,
  showReview,
  unmarkReviewHelpful,
  writeReview,
} from '@chargerota/contract';
import type { Review, RouteArguments } from '@chargerota/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callForPage } from '../../../lib/api.ts';
import { locationKeys } from '../api.ts';

export const reviewKeys = { all: ['/api/reviews'], request: ['/api/review-request'] } as const;

export const reviewsQuery = (locationId: string, page: number) =>
  queryOptions({
    queryKey: [...reviewKeys.all, locationId, { page }],
    queryFn: ({ signal }) =>
      callForPage(listReviews, { params: { id: locationId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownReviewQuery = (locationId: string) =>
  queryOptions({
    queryKey: [...reviewKeys.all, locationId, 'own'],
    queryFn: ({ signal }) => call(getOwnReview, { params: { id: locationId } }, { signal }),
  });

export const reviewRequestQuery = queryOptions({
  queryKey: reviewKeys.request,
  queryFn: ({ signal }) => call(getReviewRequest, {}, { signal }),
});

/** A change of reviews also changes the location's average and count, and whether the dashboard asks for a review. */
function useReviewChange<Wish>(change: (wish: Wish) => Promise<unknown>, failureText: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { failureTitle: 'Error', failureText },
    onSuccess: () =>
      Promise.all(
        [reviewKeys.all, reviewKeys.request, locationKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export type ReviewForm = RouteArguments<typeof writeReview>['body'];

export const useWriteReview = (locationId: string) =>
  useReviewChange(
    (body: ReviewForm) => call(writeReview, { params: { id: locationId }, body }),
    'Your review could not be saved.',
  );

export const useDeleteReview = (locationId: string) =>
  useReviewChange(
    () => call(deleteReview, { params: { id: locationId } }),
    'Your review could not be deleted.',
  );

export const useDismissRequest = () =>
  useReviewChange(
    (locationId: string) => call(dismissReviewRequest, { params: { id: locationId } }),
    'Your answer could not be saved.',
  );

export const useMarkHelpful = () =>
  useReviewChange(
    ({ id, isHelpfulToMe }: Review) =>
      call(isHelpfulToMe ? unmarkReviewHelpful : markReviewHelpful, { params: { id } }),
    'Your answer could not be saved.',
  );

export const useDecideOnReview = () =>
  useReviewChange(
    ({ id, reason }: { id: string; reason: string | null }): Promise<Review> =>
      reason === null
        ? call(showReview, { params: { id } })
        : call(hideReview, { params: { id }, body: { reason } }),
    'The review could not be changed.',
  );
