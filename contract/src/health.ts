// The health of the installation, for its operators.
import * as z from 'zod';
import { instant, localDate } from './common.ts';
import { defineRoute, operator } from './route.ts';
import { text } from './texts.ts';

export const HEALTH_SERVICES = ['mail', 'sms', 'payments', 'push'] as const;
export type HealthService = (typeof HEALTH_SERVICES)[number];

/**
 * `not_trusted`: a proxy that TRUST_PROXY does not name forwards requests, or somebody pretends so. `no_address`: requests
 * of a trusted sender name no address that they were forwarded for.
 */
export const PROXY_FAULTS = ['not_trusted', 'no_address'] as const;
export type ProxyFault = (typeof PROXY_FAULTS)[number];

/** How many rows wait, are late, have failed and will be tried again, or were given up. */
const queueState = z.object({
  waiting: z.number().int(),
  due: z.number().int(),
  failing: z.number().int(),
  dead: z.number().int(),
  /** How many of the dead ones a retry would take up: a reminder of the past is of no use any more. */
  retriable: z.number().int(),
  /** True if one of the counts is so large that it is an estimate, or the least that it is. */
  isAbout: z.boolean(),
  /** Since when the oldest due one waits; null if none is due. */
  oldestDueAt: instant.nullable(),
  /** Why dead ones were given up, the most frequent reasons first, at most 5; without personal data. */
  reasons: z.array(z.object({ what: z.string(), reason: z.string(), count: z.number().int() })),
});
export type QueueState = z.infer<typeof queueState>;

export const health = z
  .object({
    version: z.string(),
    /** The commit that the server was built from, with a plus sign if files were changed since; null if not known. */
    commit: z.string().nullable(),
    startedAt: instant,
    /** Of the instance that answers. */
    uptimeSeconds: z.number().int(),
    database: z.object({
      version: z.string(),
      bytes: z.number().int(),
      connections: z.number().int(),
      /** The newest migration that it has had. */
      schema: z.string(),
      /** Why the version that answers must not work with it; null if it can. */
      schemaRefusal: z.string().nullable(),
    }),
    organizations: z.number().int(),
    /** Active memberships. */
    members: z.number().int(),
    /**
     * Reservations and walk-ins, without cancelled ones, that began or will begin on each of the last 14 days (UTC), the
     * oldest first; today is the last.
     */
    reservationsByDay: z.array(z.object({ date: localDate, reservations: z.number().int() })),
    notifications: queueState,
    jobs: queueState,
    /** Addresses that mail servers do not know, so that nothing is sent there. */
    bouncedAddresses: z.number().int(),
    services: z.array(
      z.object({
        service: z.enum(HEALTH_SERVICES),
        /** `off`: not configured. `local`: kept here instead of being sent. */
        state: z.enum(['on', 'local', 'off']),
        /** What it is, such as the mail server’s host; never a secret. */
        description: z.string(),
        /** Notifications that were due within the last 24 hours and went out; of payments, what was charged. */
        sent: z.number().int(),
        failed: z.number().int(),
        /** True if there are more than were counted. */
        isAtLeast: z.boolean(),
        /** The last failure’s reason within the last 24 hours, without personal data; null if there is none. */
        lastError: z.string().nullable(),
      }),
    ),
    /** In what requests at this instance contradicted TRUST_PROXY within the last 24 hours. */
    proxyFaults: z.array(z.enum(PROXY_FAULTS)),
    backup: z.object({
      /** Whether this instance makes one every night. */
      isNightly: z.boolean(),
      /** The last that was made, by night or by hand; null if none is known. */
      made: z.object({ at: instant, bytes: z.number().int(), seconds: z.number() }).nullable(),
      /** Why there has been none since; null if nothing failed. */
      failure: z.object({ at: instant, reason: z.string() }).nullable(),
    }),
    /** Payments of organizations that banks dispute or ask about, and have not decided on. */
    disputes: z.object({
      open: z.number().int(),
      /** Until when the operator can answer them at the provider, the soonest first, at most 5. */
      answerBy: z.array(instant),
    }),
    /** Of this instance since its start, the slowest first by the 95th percentile, at most 10. */
    slowestRoutes: z.array(
      z.object({
        route: z.string(),
        requests: z.number().int(),
        medianMilliseconds: z.number(),
        p95Milliseconds: z.number(),
      }),
    ),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

export const readHealth = defineRoute({
  method: 'GET',
  path: '/api/developer/health',
  summary: 'The state of the installation',
  access: operator,
  response: health,
});

export const retryNotifications = defineRoute({
  method: 'POST',
  path: '/api/developer/health/retry-notifications',
  summary: 'Send the notifications that were given up again, if they are still of use',
  access: operator,
  response: z.object({ retried: z.number().int() }),
});

export const retryJobs = defineRoute({
  method: 'POST',
  path: '/api/developer/health/retry-jobs',
  summary: 'Run the jobs that were given up again',
  access: operator,
  response: z.object({ retried: z.number().int() }),
});

export const tryService = defineRoute({
  method: 'POST',
  path: '/api/developer/health/try',
  summary: 'Try a service now: send a message to the address given, or ask the provider whether it answers',
  access: operator,
  body: z.strictObject({
    service: z.enum(HEALTH_SERVICES),
    /** The address or number to send to; not for payments and push. */
    to: text(254).min(1).optional(),
  }),
  response: z.object({
    works: z.boolean(),
    /** What happened, in one sentence. */
    report: z.string(),
  }),
});
