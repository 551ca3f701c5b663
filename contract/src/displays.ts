// Displays on a wall: a location's chargers, by a link that an administrator makes and revokes.
import { m } from '@chargerota/messages';
import { DISPLAY_LOOKS, LANGUAGES } from '@chargerota/domain';
import * as z from 'zod';
import { reportKind } from './chargers.ts';
import { id, idParams, instant } from './common.ts';
import { liveEvent } from './events.ts';
import { weeklyHours } from './forms/locations.ts';
import { linkToken } from './passwords.ts';
import { anyone, defineRoute, organizationAdmin } from './route.ts';
import { nameText } from './texts.ts';

const look = z.enum(DISPLAY_LOOKS);
const languages = z.array(z.enum(LANGUAGES)).max(2);

const NAMELESS = () => m.refusalsFields.giveTheDisplayAName;

export const display = z
  .object({
    id,
    locationId: id,
    name: z.string(),
    /** Whether it shows who has a charger, as far as members see that of each other. */
    showNames: z.boolean(),
    look,
    /** Shown by turns; none stands for the organization’s. */
    languages,
    createdAt: instant,
    /** When it last read what it shows, to a few minutes; null if it never has. */
    lastSeenAt: instant.nullable(),
  })
  .meta({ id: 'Display' });
export type Display = z.infer<typeof display>;

export const listDisplays = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/displays',
  summary: 'The links to wall displays of an organization, without their addresses',
  access: organizationAdmin('displays.read'),
  params: idParams,
  response: z.array(display),
});

export const displayForm = z.strictObject({
  locationId: id,
  name: nameText(60, NAMELESS).min(1, { error: NAMELESS }),
  showNames: z.boolean().default(false),
  look: look.default('auto'),
  languages: languages.default([]),
});
export type DisplayForm = z.input<typeof displayForm>;

export const createDisplay = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/displays',
  summary: 'Make a link to a wall display of a location; its address is shown this once',
  access: organizationAdmin('displays.create'),
  params: idParams,
  body: displayForm,
  status: 201,
  response: z.object({
    display,
    url: z.url(),
    /** The address as a code for the camera of a tablet: rows of squares, `1` for a dark one. */
    code: z.array(z.string().regex(/^[01]+$/)),
  }),
  errors: ['display_limit'],
});

export const revokeDisplay = defineRoute({
  method: 'DELETE',
  path: '/api/displays/:id',
  summary: 'Revoke the link of a wall display: it shows nothing any more, at once',
  access: organizationAdmin('displays.delete'),
  params: idParams,
  status: 204,
  response: z.null(),
});

/** What occupies a charger, as a member sees it who is not concerned. */
export const TAKEN_AS = ['reserved', 'charging', 'held', 'maintenance', 'closed'] as const;

const shownCharger = z.object({
  number: z.string(),
  powerOutput: z.number(),
  connectorType: z.string(),
  chargingType: z.string(),
  inService: z.boolean(),
  /** The open report, of a broken charger before one of a blocked one. */
  report: z.object({ kind: reportKind, since: instant }).nullable(),
  /** In order, from now to `until`. */
  taken: z.array(
    z.object({
      as: z.enum(TAKEN_AS),
      startsAt: instant,
      endsAt: instant,
      /** First name and initial; null if hidden. */
      name: z.string().nullable(),
    }),
  ),
});

export const displayState = z
  .object({
    organizationName: z.string(),
    locationName: z.string(),
    timezone: z.string(),
    look,
    /** One, or two that are shown by turns. */
    languages,
    /** False: the location is not in use, and nothing more is told of it. */
    isActive: z.boolean(),
    weeklyHours,
    /** How far ahead it is told what is taken. */
    until: instant,
    chargers: z.array(shownCharger),
    /** When a charger is had by a reservation alone, in order, from the start of today to `until`. */
    reservationOnly: z.array(z.object({ startsAt: instant, endsAt: instant })),
    /** The same for when a free charger is had at once, but only for the rest of the hour. */
    restOfHour: z.array(z.object({ startsAt: instant, endsAt: instant })),
    /** Whether the hours of today that are still to come can be reserved. */
    reservableToday: z.boolean(),
    /** How many members wait in line for a charger today; null if there is no line. */
    waiting: z.int().nullable(),
  })
  .meta({ id: 'DisplayState' });
export type DisplayState = z.infer<typeof displayState>;
export type ShownCharger = DisplayState['chargers'][number];

const tokenBody = z.strictObject({ token: linkToken });

// The token is in the body, because addresses appear in logs.
export const readDisplay = defineRoute({
  method: 'POST',
  path: '/api/display',
  summary: 'What a wall display shows now; 404 for a link that nobody made or that was revoked',
  access: anyone('the token is the secret; rate limited per network address and per display'),
  body: tokenBody,
  response: displayState,
  errors: ['rate_limited'],
});

export const followDisplay = defineRoute({
  method: 'POST',
  path: '/api/display/events',
  summary: 'Changes of what a wall display shows, as server-sent events; it ends when the link is revoked',
  access: anyone('the token is the secret; rate limited per network address and per display'),
  body: tokenBody,
  produces: 'text/event-stream',
  response: liveEvent,
  errors: ['rate_limited', 'not_acceptable'],
});
