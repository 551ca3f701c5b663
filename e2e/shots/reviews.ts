import { answer, change, fail, press, steps, type Act, type Shot } from './shot.ts';

const openReviews = steps(press(/^Reviews of Harbor Street Offices/), async (page) =>
  page.getByRole('dialog').waitFor(),
);

const hidden: Act = change<{ review: object | null }>('**/locations/*/review', (own) => ({
  review: {
    id: '0197a5a0-0000-7000-8000-000000000009',
    locationId: '0197a5a0-0000-7000-8000-000000000004',
    rating: 2,
    reviewText: 'Ask Bob in room 12 for the key.',
    amenityRatings: { Covered: 4 },
    helpful: 0,
    isHelpfulToMe: false,
    isMine: true,
    author: 'Priya Castellan',
    createdAt: '2026-06-03T15:05:00Z',
    updatedAt: '2026-06-03T15:05:00Z',
    ...own.review,
    hiddenReason: 'It names a colleague and the room where the key is kept.',
  },
  mayWrite: false,
}));

/** Reviews, preferences, recommendations and where to find the chargers. */
export const REVIEWS: readonly Shot[] = [
  { name: 'reviews', who: 'member', path: '/booking', window: true, act: openReviews },
  {
    name: 'reviews-none',
    who: 'member',
    path: '/booking',
    window: true,
    given: answer('**/locations/*/reviews?*', []),
    act: openReviews,
  },
  {
    name: 'reviews-error',
    who: 'member',
    path: '/booking',
    window: true,
    given: fail('**/locations/*/reviews?*'),
    act: openReviews,
  },
  {
    name: 'reviews-hidden-own',
    who: 'member',
    path: '/booking',
    window: true,
    given: hidden,
    act: openReviews,
  },
  {
    name: 'reviews-write',
    who: 'member',
    path: '/dashboard',
    window: true,
    act: steps(press('Write a review'), press('Save review')),
  },
  {
    name: 'reviews-hide',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    act: steps(openReviews, press('Hide')),
  },
  {
    name: 'preferences',
    who: 'member',
    path: '/dashboard',
    window: true,
    act: steps(press('Your charging preferences'), async (page) =>
      page.getByLabel('Your workplace').waitFor(),
    ),
  },
  {
    name: 'preferences-errors',
    who: 'member',
    path: '/dashboard',
    act: steps(press('Your charging preferences'), async (page) => {
      await page.getByLabel(/^How much do you/).fill('a lot');
      await page.getByLabel('Your workplace').fill('north of here');
      await page.getByRole('button', { name: 'Save preferences' }).click();
    }),
  },
  {
    name: 'where-to-find',
    who: 'member',
    path: '/booking',
    act: async (page) => page.getByText('Where to find it, and whom to call').click(),
  },
  {
    name: 'where-to-find-status',
    who: 'member',
    path: '/availability',
    window: true,
    act: async (page) => page.getByText('Where to find it, and whom to call').first().click(),
  },
  {
    name: 'where-to-find-upcoming',
    who: 'member',
    path: '/dashboard',
    window: true,
    eachSize: true,
    act: async (page) => {
      const direct = page.getByRole('button', { name: /^Where to find Harbor/ }).first();
      if (await direct.isVisible()) await direct.click();
      else await steps(press(/^Actions for/), press('Where to find it'))(page);
    },
  },
];
