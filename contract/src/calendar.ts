// A person's reservations in their own calendar program.
import * as z from 'zod';
import { idParams, instant } from './common.ts';
import { linkToken } from './passwords.ts';
import { anyone, defineRoute, signedIn } from './route.ts';

export const readCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'Whether a calendar feed of one’s own exists, and since when; never its address',
  access: signedIn,
  response: z.object({ feed: z.object({ createdAt: instant }).nullable() }),
});

export const createCalendarFeed = defineRoute({
  method: 'POST',
  path: '/api/calendar-feed',
  summary:
    'Make the address of one’s own calendar feed, shown this once; an earlier address leads nowhere then',
  access: signedIn,
  status: 201,
  response: z.object({ url: z.url() }),
});

export const revokeCalendarFeed = defineRoute({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'Revoke one’s own calendar feed: its address leads nowhere any more',
  access: signedIn,
  status: 204,
  response: z.null(),
});

/** An iCalendar text (RFC 5545). */
const calendar = z.string();

export const readCalendar = defineRoute({
  method: 'GET',
  path: '/api/calendar/:token.ics',
  summary:
    'A calendar feed: a person’s reservations in all organizations; 304 to who has them already (If-None-Match)',
  access: anyone('the token is the secret; rate limited per network address'),
  params: z.strictObject({ token: linkToken }),
  produces: 'text/calendar',
  alsoStatus: 304,
  response: calendar,
  errors: ['rate_limited'],
});

export const readReservationCalendar = defineRoute({
  method: 'GET',
  path: '/api/reservations/:id/calendar.ics',
  summary: 'One of the caller’s own reservations as a file for their calendar',
  access: signedIn,
  params: idParams,
  produces: 'text/calendar',
  response: calendar,
});
