import {
  deleteReview,
  dismissReviewRequest,
  getOwnReview,
  getReviewRequest,
  hideReview,
  listLocations,
  listReviews,
  markReviewHelpful,
  showReview,
  unmarkReviewHelpful,
  updatePrivacySettings,
  writeReview,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace } from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeMember, makeMembers, type TestMember } from '../../../../testing/make-member.ts';
import { notificationsTo } from '../../../../testing/notifications.ts';
import { newId } from '../../../platform/database/ids.ts';
import { limitAttempts, type AttemptLimit } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../../accounts/limits.ts';
import { updatePreferences } from '../../accounts/preferences/preferences.ts';
import { auditEntries } from '../../organizations/audit/tables.ts';
import { reservations } from '../../reservations/tables.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { decideOnReview } from './change-review.ts';
import { dismissRequest } from './read-reviews.ts';

let t: TestApp;
let place: Awaited<ReturnType<typeof makePlace>>;
beforeAll(async () => {
  t = await buildTestApp({ connections: 20 });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  place = await makePlace(t, {}, { name: 'Pier 7', amenities: ['Wi-Fi', 'Café'] });
});

/** A session of yesterday, 2 to 4 PM, at the place; by default one that took place. */
async function charge(member: TestMember, at: { spot?: number; status?: 'arrived' | 'no_show' } = {}) {
  await t.database.drizzle.insert(reservations).values({
    organizationId: place.organization.id,
    id: newId(),
    kind: 'reservation',
    status: at.status ?? 'arrived',
    userId: member.id,
    locationId: place.location.id,
    spotId: place.location.spots[at.spot ?? 0]!.id,
    date: '2026-11-19',
    timeSlot: '14-16',
    startsAt: new Date('2026-11-19T19:00:00Z'),
    endsAt: new Date('2026-11-19T21:00:00Z'),
    createdAt: t.clock.now(),
    updatedAt: t.clock.now(),
  });
}
const limitedDeps = () => ({ ...t.deps, config: { ...t.deps.config, RATE_LIMITS: true } });
const here = () => ({ params: { id: place.location.id } });
const write = (member: TestMember, rating: number, over: object = {}) =>
  t.call(writeReview, { ...here(), body: { rating, ...over } }, member);
const figures = async () => {
  const { body } = await t.call(listLocations, {}, place.organization.admin);
  const [{ averageRating, totalReviews } = { averageRating: null, totalReviews: 0 }] = body;
  return { averageRating, totalReviews };
};
const listedFor = async (member: TestMember) => (await t.call(listReviews, here(), member)).body;

test('who has charged at a location reviews it once; a second review replaces the first, and the average follows', async () => {
  const [member, other, missed] = await Promise.all([1, 2, 3].map(() => makeMember(t, place.organization)));
  expect((await write(member!, 5)).body).toMatchObject({ code: 'review_without_session' });
  await charge(missed!, { spot: 2, status: 'no_show' });
  expect((await write(missed!, 1)).body).toMatchObject({ code: 'review_without_session' });
  await charge(member!);
  await charge(other!, { spot: 1 });
  expect((await t.call(getOwnReview, here(), member)).body).toEqual({ review: null, mayWrite: true });
  await write(member!, 2);
  await write(other!, 4, { amenityRatings: [{ amenity: 'Café', rating: 3 }], reviewText: 'Bring cash.' });
  expect(await figures()).toEqual({ averageRating: 3, totalReviews: 2 });

  await write(member!, 5, { reviewText: 'Better now.' });
  expect(await figures()).toEqual({ averageRating: 4.5, totalReviews: 2 });
  expect((await write(other!, 4, { amenityRatings: [{ amenity: 'Sauna', rating: 5 }] })).status).toBe(422);
  expect((await t.call(deleteReview, here(), other)).status).toBe(204);
  expect(await figures()).toEqual({ averageRating: 5, totalReviews: 1 });
  await t.call(deleteReview, here(), member);
  expect(await figures()).toEqual({ averageRating: null, totalReviews: 0 });
});

test('of twenty reviews at once none is lost from the average, and of twenty presses at once each counts once', async () => {
  const members = await makeMembers(t, place.organization, 20);
  for (const [index, member] of members.entries()) {
    t.clock.set(TEST_NOW);
    await t.database.drizzle.insert(reservations).values({
      organizationId: place.organization.id,
      id: newId(),
      kind: 'walk_in',
      status: 'arrived',
      userId: member.id,
      locationId: place.location.id,
      spotId: place.location.spots[0]!.id,
      date: '2026-11-18',
      timeSlot: 'walk-in',
      startsAt: new Date(Date.UTC(2026, 10, 18, 0, index * 30)),
      endsAt: new Date(Date.UTC(2026, 10, 18, 0, index * 30 + 30)),
      createdAt: t.clock.now(),
      updatedAt: t.clock.now(),
    });
  }
  const answers = await Promise.all(
    members.flatMap((member, index) => [write(member, 5), write(member, (index % 5) + 1)]),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await t.database.pool.query<{ mean: string; count: number }>(
    'SELECT round(avg(rating), 2) AS mean, count(*)::int FROM location_reviews WHERE location_id = $1',
    [place.location.id],
  );
  expect(rows[0]?.count).toBe(20);
  expect(await figures()).toEqual({ averageRating: Number(rows[0]?.mean), totalReviews: 20 });

  const review = (await listedFor(members[0]!)).find(({ isMine }) => !isMine)!;
  const mark = (member: TestMember, route: typeof markReviewHelpful | typeof unmarkReviewHelpful) =>
    t.call(route, { params: { id: review.id } }, member);
  const others = members.filter(({ id }) => id !== place.organization.admin.id);
  await Promise.all([...others, ...others].map((member) => mark(member, markReviewHelpful)));
  const shown = async () => {
    const pages = await t.call(listReviews, { ...here(), query: { page: '1' } }, members[0]);
    const second = await t.call(listReviews, { ...here(), query: { page: '2' } }, members[0]);
    expect(pages.headers['x-total-count']).toBe('20');
    expect(new Set([...pages.body, ...second.body].map(({ id }) => id)).size).toBe(20);
    return [...pages.body, ...second.body].find(({ id }) => id === review.id);
  };
  // Its author is refused.
  expect(await shown()).toMatchObject({ helpful: 19, isHelpfulToMe: true });
  expect((await mark(members[0]!, unmarkReviewHelpful)).body).toEqual({ helpful: 18, isHelpfulToMe: false });
  expect(await shown()).toMatchObject({ helpful: 18, isHelpfulToMe: false });
});

test('a hidden review counts no more; its author reads why, and cannot change it until it is shown again', async () => {
  const [author, reader] = await makeMembers(t, place.organization, 2);
  await charge(author!);
  const { id } = (await write(author!, 1, { reviewText: 'Ask Bob in room 12.' })).body;
  const reason = 'It names a colleague.';
  const { admin } = place.organization;
  const hide = () => t.call(hideReview, { params: { id }, body: { reason } }, admin);
  expect((await hide()).body).toMatchObject({ hiddenReason: reason });
  await hide();
  expect(await figures()).toEqual({ averageRating: null, totalReviews: 0 });
  expect(await listedFor(reader!)).toEqual([]);
  expect((await t.call(markReviewHelpful, { params: { id } }, reader)).status).toBe(404);
  expect(await listedFor(author!)).toMatchObject([{ isMine: true, hiddenReason: reason }]);
  expect((await t.call(getOwnReview, here(), author)).body).toMatchObject({ mayWrite: false });
  expect((await write(author!, 5)).body).toMatchObject({ code: 'review_hidden' });
  expect((await t.call(deleteReview, here(), author)).body).toMatchObject({ code: 'review_hidden' });
  const told = await notificationsTo(t, author!, 'email');
  expect(told).toHaveLength(1);
  expect(told[0]?.mail.paragraphs).toContain(
    'An administrator has hidden your review of Pier 7. The reason: It names a colleague.',
  );

  await t.call(showReview, { params: { id } }, admin);
  expect(await figures()).toEqual({ averageRating: 1, totalReviews: 1 });
  expect(await listedFor(reader!)).toMatchObject([{ hiddenReason: null }]);
  const entries = await t.database.drizzle
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, place.organization.id))
    .orderBy(auditEntries.id);
  expect(entries.map(({ action, subjectLabel, after }) => [action, subjectLabel, after])).toEqual([
    ['review.hidden', 'Pier 7', { hiddenReason: reason }],
    ['review.shown', 'Pier 7', { hiddenReason: null }],
  ]);
});

test('a review names its author to members only where the organization shows names', async () => {
  const [author, reader] = await makeMembers(t, place.organization, 2);
  await charge(author!);
  await write(author!, 4);
  const { admin } = place.organization;
  const authorFor = async (member: TestMember) => (await listedFor(member))[0]?.author;
  const name = await authorFor(admin);
  expect(name).toEqual(expect.any(String));
  expect(await authorFor(reader!)).toBe(name);
  const params = { id: place.organization.id };
  await t.call(updatePrivacySettings, { params, body: { showUserNames: false } }, admin);
  expect(await authorFor(reader!)).toBeNull();
  expect(await authorFor(author!)).toBe(name);
});

test('a member is asked for a review once a session has ended, until they have written one or declined', async () => {
  const [member, declining] = await makeMembers(t, place.organization, 2);
  const asked = async (who: TestMember) => (await t.call(getReviewRequest, {}, who)).body.request;
  expect(await asked(member!)).toBeNull();
  await charge(member!);
  await charge(declining!, { spot: 1 });
  t.clock.set('2026-11-19T20:59:00Z');
  expect(await asked(member!)).toBeNull();
  t.clock.set('2026-11-19T21:00:00Z');
  expect(await asked(member!)).toMatchObject({ locationName: 'Pier 7', amenities: ['Wi-Fi', 'Café'] });
  await write(member!, 4);
  expect(await asked(member!)).toBeNull();
  expect(await asked(declining!)).not.toBeNull();
  await t.call(dismissReviewRequest, here(), declining);
  expect(await asked(declining!)).toBeNull();
});

test('decisions, answers to the request and preferences can be changed a limited number of times', async () => {
  const { organization, location } = place;
  const member = await makeMember(t, organization);
  const deps = limitedDeps();
  const scopeOf = ({ id: userId }: { id: string }) => ({ organizationId: organization.id, userId }) as never;
  const use = (limit: AttemptLimit, who: string) =>
    Promise.all(Array.from({ length: limit.limit }, () => limitAttempts(deps, limit, who)));
  await Promise.all([
    use(REVIEW_LIMITS.decideByAdministrator, `${organization.id} ${organization.admin.id}`),
    use(REVIEW_LIMITS.changeByMember, `${organization.id} ${member.id}`),
    use(ACCOUNT_LIMITS.changePreferencesByAccount, member.id),
  ]);
  const refused = { code: 'rate_limited' };
  await expect(decideOnReview(deps, scopeOf(organization.admin), newId(), null)).rejects.toMatchObject(
    refused,
  );
  await expect(dismissRequest(deps, scopeOf(member), location.id)).rejects.toMatchObject(refused);
  await expect(updatePreferences(deps, scopeOf(member), {})).rejects.toMatchObject(refused);
});
