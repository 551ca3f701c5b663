import { m } from '@chargerota/messages';
import * as z from 'zod';
import { id, idParams, instant, page } from './common.ts';
import { amenity } from './forms/locations.ts';
import { defineRoute, member, organizationAdmin } from './route.ts';
import { REVIEW_TEXT_MAX } from './sizes.ts';
import { longText } from './texts.ts';

const stars = z
  .int()
  .min(1, { error: () => m.refusalsFields.pleaseChoose1To5 })
  .max(5, { error: () => m.refusalsFields.pleaseChoose1To5 });

/** A member's review of a location as another member reads it. */
export const review = z
  .object({
    id,
    locationId: id,
    rating: z.number(),
    reviewText: z.string().nullable(),
    /** Stars by amenity. */
    amenityRatings: z.record(z.string(), z.number()),
    /** How many members found it helpful, and whether the caller is one of them. */
    helpful: z.int(),
    isHelpfulToMe: z.boolean(),
    isMine: z.boolean(),
    /** Null if the organization does not show names to the caller. */
    author: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
    /** Why an administrator hid it; null while it is shown. Only its author and administrators get a hidden one. */
    hiddenReason: z.string().nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const reviewForm = z.strictObject({
  rating: stars,
  reviewText: longText(REVIEW_TEXT_MAX).nullish(),
  /** Only amenities that the location lists. */
  amenityRatings: z
    .array(z.strictObject({ amenity, rating: stars }))
    .max(30)
    .default([]),
});

export const listReviews = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/reviews',
  summary:
    'Reviews of a location, the latest first, 10 a page; how many in all in x-total-count. Hidden ones for their author and administrators alone',
  access: member('reviews.read'),
  params: idParams,
  query: z.strictObject({ page: page.optional() }),
  response: z.array(review),
});

export const getOwnReview = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/review',
  summary: 'The caller’s own review of a location, and whether they may write one',
  access: member('reviews.read'),
  params: idParams,
  response: z.object({
    review: review.nullable(),
    /** They have charged there, and no administrator has hidden their review. */
    mayWrite: z.boolean(),
  }),
});

export const writeReview = defineRoute({
  method: 'PUT',
  path: '/api/locations/:id/review',
  summary: 'Write the caller’s review of a location where they have charged, or replace it',
  access: member('reviews.write'),
  params: idParams,
  body: reviewForm,
  response: review,
  errors: ['review_without_session', 'review_hidden'],
});

export const deleteReview = defineRoute({
  method: 'DELETE',
  path: '/api/locations/:id/review',
  summary: 'Delete the caller’s review of a location',
  access: member('reviews.write'),
  params: idParams,
  status: 204,
  response: z.null(),
  errors: ['review_hidden'],
});

const helpfulAnswer = z.object({ helpful: z.int(), isHelpfulToMe: z.boolean() });

export const markReviewHelpful = defineRoute({
  method: 'PUT',
  path: '/api/reviews/:id/helpful',
  summary: 'Say that somebody else’s review is helpful; saying so again changes nothing',
  access: member('reviews.mark'),
  params: idParams,
  response: helpfulAnswer,
  errors: ['review_own'],
});

export const unmarkReviewHelpful = defineRoute({
  method: 'DELETE',
  path: '/api/reviews/:id/helpful',
  summary: 'Take back that a review is helpful',
  access: member('reviews.mark'),
  params: idParams,
  response: helpfulAnswer,
});

export const hideReviewForm = z.strictObject({
  /** Its author reads it. */
  reason: longText(300, () => m.refusalsFields.pleaseGiveAReasonThe).pipe(
    z.string().min(1, { error: () => m.refusalsFields.pleaseGiveAReasonThe }),
  ),
});

export const hideReview = defineRoute({
  method: 'POST',
  path: '/api/reviews/:id/hide',
  summary:
    'Hide a review from members, with a reason that its author is told; another reason replaces the first',
  access: organizationAdmin('reviews.hide'),
  params: idParams,
  body: hideReviewForm,
  response: review,
});

export const showReview = defineRoute({
  method: 'POST',
  path: '/api/reviews/:id/show',
  summary: 'Show a hidden review again',
  access: organizationAdmin('reviews.hide'),
  params: idParams,
  response: review,
});

/** A location to ask the caller about: they charged there within the past two weeks and have not answered yet. */
export const reviewRequest = z
  .object({ locationId: id, locationName: z.string(), amenities: z.array(z.string()), endedAt: instant })
  .meta({ id: 'ReviewRequest' });
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const getReviewRequest = defineRoute({
  method: 'GET',
  path: '/api/review-request',
  summary:
    'The location of the caller’s latest session that they could review and have not been asked about; null if none',
  access: member('reviews.read'),
  response: z.object({ request: reviewRequest.nullable() }),
});

export const dismissReviewRequest = defineRoute({
  method: 'POST',
  path: '/api/locations/:id/review-dismissal',
  summary: 'Do not ask the caller for a review of this location again',
  access: member('reviews.write'),
  params: idParams,
  status: 204,
  response: z.null(),
});
