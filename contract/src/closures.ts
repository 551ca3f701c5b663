import * as z from 'zod';
import { id, idParams, instant } from './common.ts';
import { changeClosureForm, closureForm, holidaysForm } from './forms/closures.ts';
import { defineRoute, member, organizationAdmin } from './route.ts';

export const closure = z
  .object({
    id,
    locationId: id,
    /** Null: all chargers of the location. */
    spotIds: z.array(id).nullable(),
    /** On the location's clocks. */
    from: z.string(),
    to: z.string(),
    startsAt: instant,
    endsAt: instant,
    reason: z.string(),
    allDay: z.boolean(),
    yearly: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Closure' });
export type Closure = z.infer<typeof closure>;

export const createClosure = defineRoute({
  method: 'POST',
  path: '/api/locations/:id/closures',
  summary:
    'Close chargers for a time. Where reservations are hit, what becomes of each is listed first (`details.affected`), and done when confirmed (`details.confirmation`)',
  access: organizationAdmin('closures.create'),
  params: idParams,
  body: closureForm,
  status: 201,
  response: closure,
  errors: ['closure_affects', 'closure_overlaps', 'closure_limit'],
});

export const listClosures = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/closures',
  summary: 'The closures of a location that run or are to come, the first first',
  access: member('closures.read'),
  params: idParams,
  response: z.array(closure),
});

export const changeClosure = defineRoute({
  method: 'PATCH',
  path: '/api/closures/:id',
  summary:
    'Change the time or the reason of a closure. What it hits beside is listed first, and done when confirmed',
  access: organizationAdmin('closures.update'),
  params: idParams,
  body: changeClosureForm,
  response: closure,
  errors: ['closure_affects', 'closure_overlaps', 'closure_state'],
});

export const endClosure = defineRoute({
  method: 'DELETE',
  path: '/api/closures/:id',
  summary: 'End a closure now, or take back one that is to come. One that returns every year returns no more',
  access: organizationAdmin('closures.end'),
  params: idParams,
  response: z.null(),
  status: 204,
});

/** ISO 3166: `DE`; a part of it as the calendar of holidays calls it: `BY`. */
const country = z.string().regex(/^[A-Z]{2}$/);
const part = z.string().regex(/^[A-Z0-9-]{1,8}$/);

export const listHolidays = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/holidays',
  summary:
    'Public holidays of a country or a part of it for the coming year, and what the location makes of them',
  access: organizationAdmin('closures.create'),
  params: idParams,
  query: z.strictObject({ country, region: part.optional() }),
  response: z.object({
    /** The parts of the country whose holidays differ; empty if there are none. */
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
    holidays: z.array(
      z.object({
        date: z.string(),
        name: z.string(),
        /** Whether the location is open on that weekday, and whether something is closed on that day already. */
        isUsuallyOpen: z.boolean(),
        isTakenOver: z.boolean(),
      }),
    ),
  }),
});

export const takeOverHolidays = defineRoute({
  method: 'POST',
  path: '/api/locations/:id/holidays',
  summary:
    'Close a location on public holidays, or outside other hours. What this does to reservations is listed first',
  access: organizationAdmin('closures.create'),
  params: idParams,
  body: holidaysForm,
  status: 201,
  response: z.array(closure),
  errors: ['closure_affects', 'closure_overlaps', 'closure_limit'],
});
