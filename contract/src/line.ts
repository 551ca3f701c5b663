// The line of a location and its offers (docs/rules.md "The line").
import { m } from '@chargerota/messages';
import {
  DEFAULT_LINE_WEEKS,
  DEFAULT_LOOK_AHEAD_DAYS,
  LINE_CHANCES,
  LINE_ORDERS,
  LINE_STATUSES,
  LINE_VERDICTS,
  MOST_LINE_WEEKS,
  MOST_LOOK_AHEAD_DAYS,
  OFFER_MINUTES,
  OFFER_STATUSES,
} from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, localDate } from './common.ts';
import { reservation } from './reservations.ts';
import { defineRoute, member, organizationAdmin, signedIn } from './route.ts';

const hour = z
  .int()
  .min(0, { error: () => m.refusalsFields.pleaseChooseAnHourFrom })
  .max(23, { error: () => m.refusalsFields.pleaseChooseAnHourFrom });

const wishFields = {
  locationId: id,
  /** Absent: any charger of the location. */
  spotId: id.nullish(),
  /** The one date that is wanted; absent: today and the days after it, `lookAheadDays` in all. */
  date: localDate.nullish(),
  lookAheadDays: z.int().min(1).max(MOST_LOOK_AHEAD_DAYS).default(DEFAULT_LOOK_AHEAD_DAYS),
  /** The earliest and the latest hour at which a charge may start. */
  fromHour: hour,
  toHour: hour,
  /** The length that is wanted; an offer may be shorter. */
  hours: z.int().min(1).max(24),
};

const inOrder = ({ fromHour, toHour }: { fromHour: number; toHour: number }) => fromHour <= toHour;
const OUT_OF_ORDER = {
  error: () => m.refusalsFields.theLatestStartIsBefore,
  path: ['toHour'],
};

export const joinLineForm = z.strictObject(wishFields).refine(inOrder, OUT_OF_ORDER);
export type JoinLineForm = z.input<typeof joinLineForm>;

const place = z.object({ id, name: z.string(), timezone: z.string() });
const itsSpot = z.object({ id, spotNumber: z.string() });

/** One of the caller's entries in a line. */
export const watch = z
  .object({
    id,
    organizationId: id,
    location: place,
    /** Null: any charger. */
    spot: itsSpot.nullable(),
    date: z.string().nullable(),
    lookAheadDays: z.int(),
    firstDate: z.string(),
    lastDate: z.string(),
    fromHour: z.int(),
    toHour: z.int(),
    hours: z.int(),
    status: z.enum(LINE_STATUSES),
    /** 1 is the front; null while it does not wait. Members with other days or hours do not count. */
    place: z.int().nullable(),
    /** By what its line is ordered. */
    order: z.enum(LINE_ORDERS),
    /** Before all others on its day: its member's charger could not be used. */
    isAtFront: z.boolean(),
    /** How many members are ahead. */
    ahead: z.int().nullable(),
    chance: z.enum(LINE_CHANCES).nullable(),
    /** Why the latest free slot went past the caller. */
    passedOver: z.object({ at: instant, code: z.string(), message: z.string() }).nullable(),
    /** The open offer to this entry. */
    offerId: id.nullable(),
    createdAt: instant,
    endsAt: instant,
  })
  .meta({ id: 'Watch' });
export type Watch = z.infer<typeof watch>;

/** An entry that ends with the offer to another one. */
const endedWatch = watch.pick({
  id: true,
  spot: true,
  firstDate: true,
  lastDate: true,
  fromHour: true,
  toHour: true,
  hours: true,
});
export type EndedWatch = z.infer<typeof endedWatch>;

/** A slot that is offered to the caller, and held for them until `expiresAt` while it is open. */
export const offer = z
  .object({
    id,
    organizationId: id,
    watchId: id,
    location: place,
    spotId: id,
    spot: z.object({ id, spotNumber: z.string(), powerOutput: z.number(), connectorType: z.string() }),
    date: z.string(),
    timeSlot: z.string(),
    startsAt: instant,
    endsAt: instant,
    /** The length that the entry asks for; the offer may be shorter. */
    askedHours: z.int(),
    status: z.enum(OFFER_STATUSES),
    createdAt: instant,
    expiresAt: instant,
    /** What it became when it was taken, while that stands. */
    reservationId: id.nullable(),
    /** The caller's other entries that end when it is taken, because they wait for its hours; once taken, those that did. */
    endsWatches: z.array(endedWatch),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;

const waitErrors = ['booking_refused', 'line_off', 'line_full'] as const;

export const joinLine = defineRoute({
  method: 'POST',
  path: '/api/watches',
  summary: 'Join the line of a location; whatever is free and suits is offered at once',
  access: member('line.join'),
  body: joinLineForm,
  status: 201,
  response: watch,
  errors: waitErrors,
});

export const listWatches = defineRoute({
  method: 'GET',
  path: '/api/watches',
  summary: 'The caller’s entries in lines of the organization: those that stand, and the latest that ended',
  access: member('line.read'),
  response: z.array(watch),
});

export const changeWatch = defineRoute({
  method: 'PATCH',
  path: '/api/watches/:id',
  summary:
    'Change what an entry waits for; it keeps its place, unless the line goes by joining and other days or hours are wanted',
  access: member('line.join'),
  params: idParams,
  body: z
    .strictObject({ ...wishFields, lookAheadDays: z.int().min(1).max(MOST_LOOK_AHEAD_DAYS) })
    .omit({ locationId: true })
    .refine(inOrder, OUT_OF_ORDER),
  response: watch,
  errors: [...waitErrors, 'watch_state'],
});

export const leaveLine = defineRoute({
  method: 'DELETE',
  path: '/api/watches/:id',
  summary: 'Leave a line; an open offer goes to the next',
  access: member('line.read'),
  params: idParams,
  response: watch,
});

export const resumeWatch = defineRoute({
  method: 'POST',
  path: '/api/watches/:id/resume',
  summary: 'Go on waiting after offers were not answered',
  access: member('line.join'),
  params: idParams,
  response: watch,
  errors: [...waitErrors, 'watch_state'],
});

export const listOffers = defineRoute({
  method: 'GET',
  path: '/api/offers',
  summary: 'Slots offered to the caller in any organization: those that are open, and those of the last day',
  access: signedIn,
  response: z.array(offer),
});

export const openOfferLink = defineRoute({
  method: 'POST',
  path: '/api/offer-links/open',
  summary:
    'The offer that the link of a mail or a text message stands for, also once it has ended. It is found for its own member alone',
  access: signedIn,
  body: z.strictObject({ token: z.string().min(1).max(300) }),
  response: offer,
});

export const acceptOffer = defineRoute({
  method: 'POST',
  path: '/api/offers/:id/accept',
  summary: 'Take the slot that is held for the caller; a slot that runs already starts now',
  access: signedIn,
  params: idParams,
  response: reservation.extend({ endedWatches: offer.shape.endsWatches }),
  errors: ['booking_refused', 'booking_conflict', 'booking_cap', 'offer_ended'],
});

export type TakenOffer = z.infer<(typeof acceptOffer)['response']>;

export const passOffer = defineRoute({
  method: 'POST',
  path: '/api/offers/:id/pass',
  summary:
    'Let the next in line have the slot; the caller’s place stays. With `undoable`, the slot is held for some seconds more, in which the pass can be undone',
  access: signedIn,
  params: idParams,
  query: z.strictObject({ undoable: z.literal('true').optional() }),
  response: offer,
  errors: ['offer_ended'],
});

export const undoPass = defineRoute({
  method: 'POST',
  path: '/api/offers/:id/undo-pass',
  summary: 'Have an offer open again that was passed on with `undoable`, until it has gone to the next',
  access: signedIn,
  params: idParams,
  response: offer,
  errors: ['offer_ended'],
});

/** An entry as administrators see it. */
export const lineEntry = z
  .object({
    id,
    position: z.int().nullable(),
    member: z.object({ id, firstName: z.string(), lastName: z.string() }),
    spot: itsSpot.nullable(),
    firstDate: z.string(),
    lastDate: z.string(),
    fromHour: z.int(),
    toHour: z.int(),
    hours: z.int(),
    status: z.enum(LINE_STATUSES),
    /** Before all others today: its member's charger could not be used. */
    isAtFront: z.boolean(),
    /** Hours of the past 14 days, by which a fair line is ordered. */
    occupiedMinutes: z.int(),
    joinedAt: instant,
    passedOver: watch.shape.passedOver,
    offer: z
      .object({ spotNumber: z.string(), startsAt: instant, endsAt: instant, expiresAt: instant })
      .nullable(),
  })
  .meta({ id: 'LineEntry' });
export type LineEntry = z.infer<typeof lineEntry>;

export const readLine = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/line',
  summary: 'The line of a location in its order, with what the order follows from',
  access: organizationAdmin('line.read'),
  params: idParams,
  response: z.object({
    order: z.enum(LINE_ORDERS),
    timezone: z.string(),
    entries: z.array(lineEntry),
    total: z.int(),
    /** The organization's other locations that have a line, the longest first. */
    elsewhere: z.array(z.object({ locationId: id, total: z.int() })),
  }),
});

export const goToFront = defineRoute({
  method: 'POST',
  path: '/api/reservations/:id/front',
  summary:
    'Give up a reservation that has begun at a charger which the caller reports and cannot use: nothing of it counts, and they wait at the front of the line for the rest of the day. `watch` is null where nobody can wait any more today',
  access: member('line.join'),
  params: idParams,
  response: z.object({ reservation, watch: watch.nullable() }),
  errors: ['front_refused', 'reservation_state'],
});

export const readChargingSession = defineRoute({
  method: 'GET',
  path: '/api/reservations/:id/line',
  summary: 'Whether somebody in line could use what is left of the caller’s session, without saying who',
  access: member('line.read'),
  params: idParams,
  response: z.object({ isWaitedFor: z.boolean() }),
});

/** What is counted of a week, or of several (docs/rules.md "Line statistics"). */
const lineSums = z.object({
  wishes: z.int(),
  served: z.int(),
  notServed: z.int(),
  gaveUp: z.int(),
  savedMinutes: z.int(),
  reservations: z.int(),
  /** Null where nobody reserved or waited. */
  wishesPerSpotAndDay: z.number().nullable(),
});

export const lineWeek = lineSums
  .extend({ firstDate: z.string(), lastDate: z.string(), isRunning: z.boolean() })
  .meta({ id: 'LineWeek' });
export type LineWeek = z.infer<typeof lineWeek>;

export const readLineWeeks = defineRoute({
  method: 'GET',
  path: '/api/line/weeks',
  summary: 'What the line of a location, or of all of them, brings by week, the earliest first',
  access: organizationAdmin('line.read'),
  query: z.strictObject({
    locationId: id.optional(),
    weeks: z.coerce.number().int().min(1).max(MOST_LINE_WEEKS).default(DEFAULT_LINE_WEEKS),
  }),
  response: z.object({
    weeks: z.array(lineWeek),
    /** The latest four weeks, the running one included. */
    latest: lineSums.extend({ verdict: z.enum(LINE_VERDICTS) }),
  }),
});
export type LineWeeks = z.infer<(typeof readLineWeeks)['response']>;

/** Settings of the line, as administrators change them. */
export const lineFields = {
  lineEnabled: z.boolean(),
  lineOfferMinutes: z
    .int()
    .min(OFFER_MINUTES.min, { error: () => m.refusalsFields.atLeastMin({ min: OFFER_MINUTES.min }) })
    .max(OFFER_MINUTES.max, { error: () => m.refusalsFields.atMostMax({ max: OFFER_MINUTES.max }) }),
  lineOrder: z.enum(LINE_ORDERS),
  lineNudges: z.boolean(),
  lineStillComing: z.boolean(),
  lineShorterSuggestion: z.boolean(),
  lineRestAtOnce: z.boolean(),
};
