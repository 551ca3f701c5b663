import type { Page } from '@playwright/test';
import { press, steps, type Act, type Shot } from './shot.ts';

/** The sample days belong to the browser's month, so the browser gets a fixed one. */
const given: Act = async (page) => page.clock.setFixedTime('2026-06-10T15:05:00Z');

/** Scrolls a charger grid to its evening. */
const toEvening: Act = async (page: Page) =>
  page.getByRole('region', { name: /^Chargers of Building A/ }).evaluate((frame) => {
    frame.scrollLeft = frame.scrollWidth;
  });

const demo = (name: string, path: string, act?: Act): Shot => ({
  name: `demo-${name}`,
  who: 'nobody',
  path: `/mercedes-${path}`,
  given,
  ...(act && { act }),
});

/** The demo screens with their views. */
export const DEMO: readonly Shot[] = [
  demo('dashboard', 'sample'),
  { ...demo('dashboard-window', 'sample'), window: true },
  demo('details', 'sample?view=details'),
  demo('booking', 'sample?view=booking'),
  demo('booking-confirmed', 'sample?view=booking', press('Confirm Reservation')),
  demo(
    'dashboard-reserved',
    'sample?view=booking',
    steps(press('Confirm Reservation'), async (page) =>
      page.getByRole('link', { name: 'See it on the dashboard' }).click(),
    ),
  ),
  demo('status', 'status'),
  demo('status-map', 'status', steps(press('Reserved'), press('View All Spots'), press('Map View'))),
  demo('status-no-match', 'status', async (page) => page.getByLabel('Search sites').fill('Nowhere')),
  demo('calendar', 'calendar'),
  demo('calendar-picked', 'calendar', steps(press(/^Friday, June 5/), press(/^9:00 AM/))),
  demo('calendar-booked', 'calendar', steps(press(/^9:00 AM/), press('Book for 9:00 AM'))),
  demo('availability', 'availability'),
  demo('availability-open', 'availability', steps(press(/^Today/), press(/^Building B/), toEvening)),
  { ...demo('availability-window', 'availability'), window: true },
];
