import { m } from '@chargerota/messages';
import { DAY_MS, formatNumber, formatTime, oneDecimal } from '@chargerota/domain';
import type { Health, HealthService, QueueState } from '@chargerota/contract';
import { formatDayOf, viewerZone } from '../../../../lib/dates.ts';

/** Something that is not as it should be, and what to do about it. */
export type Problem = { title: string; advice: string };

/** What is due for longer is late. Deliveries and jobs take seconds as a rule. */
export const LATE_AFTER_MS = 5 * 60_000;

export const SERVICE_NAMES: Record<HealthService, string> = {
  mail: m.operatorHealth.mail,
  sms: m.operatorHealth.textMessages,
  payments: m.operatorHealth.payments,
  push: m.operatorHealth.pushMessages,
};

/** All that needs a person, the worst first. */
export function problemsOf(health: Health, now: Date): Problem[] {
  return [
    ...tooNew(health),
    ...lateness(health.jobs, now, m.operatorHealth.jobsAreLate, m.operatorHealth.jobsRunOnEveryInstance),
    ...lateness(
      health.notifications,
      now,
      m.operatorHealth.notificationsAreLate,
      m.operatorHealth.checkBelowWhetherEmailText,
    ),
    ...health.proxyFaults.map((fault) => PROXY_PROBLEMS[fault]),
    ...services(health),
    ...unanswered(health),
    ...unsaved(health, now),
    ...dead(health),
  ];
}

const tooNew = ({ database: { schemaRefusal } }: Health): Problem[] =>
  schemaRefusal === null
    ? []
    : [
        {
          title: m.operatorHealth.thisVersionCannotWorkWith,
          advice: `${schemaRefusal} ${m.operatorHealth.startThatVersionHere}`,
        },
      ];

const PROXY_PROBLEMS: Record<Health['proxyFaults'][number], Problem> = {
  not_trusted: {
    title: m.operatorHealth.requestsComeThroughAProxy,
    advice: m.operatorHealth.ifItIsYoursSet,
  },
  no_address: {
    title: m.operatorHealth.requestsComePastTheProxy,
    advice: m.operatorHealth.trustProxyIsSetBut,
  },
};

function lateness({ oldestDueAt, due }: QueueState, now: Date, title: string, advice: string): Problem[] {
  if (oldestDueAt === null) return [];
  const minutes = Math.floor((now.getTime() - Date.parse(oldestDueAt)) / 60_000);
  if (minutes * 60_000 < LATE_AFTER_MS) return [];
  return [
    {
      title,
      advice: `${m.operatorHealth.someAreDue({ count: due, duration: lasting(minutes) })} ${advice}`,
    },
  ];
}

const services = ({ services: all }: Health): Problem[] =>
  all
    // Cards are refused every day; the others fail rarely, unless something is wrong.
    .filter(({ service, failed, lastError }) => service !== 'payments' && failed > 0 && lastError !== null)
    .map(({ service, failed }) => ({
      title: m.operatorHealth.failuresWithinADay({ count: failed, service: SERVICE_NAMES[service] }),
      advice: m.operatorHealth.readTheReasonBelowAnd,
    }));

/** What is not answered in time is lost; what the bank decides on needs nobody. */
function unanswered({ disputes: { answerBy } }: Health): Problem[] {
  const [first] = answerBy;
  if (!first) return [];
  return [
    {
      title: m.operatorHealth.aDisputedPaymentWaitsFor({ count: answerBy.length }),
      advice: m.operatorHealth.answerAtStripeBy({ deadline: momentText(first) }),
    },
  ];
}

/** A computer that was off at night makes one when it is on again. */
const BACKUP_LATE_AFTER_MS = 2 * DAY_MS;

/** Without a backup what is lost with the database's disk is lost for good. */
function unsaved({ backup: { made, failure, isNightly } }: Health, now: Date): Problem[] {
  if (failure)
    return [
      {
        title: m.operatorHealth.theLastBackupFailed,
        advice: m.operatorHealth.fixWhatIsNamedBelow,
      },
    ];
  const age = made && now.getTime() - Date.parse(made.at);
  if (!isNightly || age === null || age < BACKUP_LATE_AFTER_MS) return [];
  return [
    {
      title: m.operatorHealth.theLastBackupIsOld({ duration: lasting(Math.floor(age / 60_000)) }),
      advice: m.operatorHealth.oneIsMadeEveryNight,
    },
  ];
}

/** `Fri, Dec 4, 11:59 PM`. */
export function momentText(instant: string): string {
  const at = new Date(instant);
  return `${formatDayOf(at)}, ${formatTime(at, viewerZone())}`;
}

/** `3 open disputes. Answer by Fri, Dec 4, 11:59 PM; Mon, Dec 7, 11:59 PM.`; null without any. */
export function disputesText({ open, answerBy }: Health['disputes']): string | null {
  if (open === 0) return null;
  const answer =
    answerBy.length > 0
      ? m.operatorHealth.answerBy({ deadlines: answerBy.map(momentText).join('; ') })
      : m.operatorHealth.allAreAnswered;
  return `${m.operatorHealth.openDisputes({ count: open })} ${answer}`;
}

/** `Mail to 3 addresses comes back, so nothing is sent there.`; null without any. */
export const bouncesText = (addresses: number): string | null =>
  addresses === 0 ? null : m.operatorHealth.mailComesBack({ count: addresses });

function dead({ notifications, jobs }: Health): Problem[] {
  return [
    ...(notifications.retriable > 0
      ? [
          {
            title: m.operatorHealth.notificationsWereGivenUp({ count: notifications.retriable }),
            advice: m.operatorHealth.theyAreStillUseful({ count: notifications.retriable }),
          },
        ]
      : []),
    ...(jobs.dead > 0
      ? [
          {
            title: m.operatorHealth.jobsWereGivenUp({ count: jobs.dead }),
            advice: m.operatorHealth.retryThemOnceFixed({ count: jobs.dead }),
          },
        ]
      : []),
  ];
}

/** `3 minutes`, `2 hours`, `5 days`. */
export function lasting(minutes: number): string {
  if (minutes < 60) return m.operatorHealth.lastingMinutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? m.operatorHealth.lastingHours({ count: hours })
    : m.operatorHealth.lastingDays({ count: Math.floor(hours / 24) });
}

const UNITS = ['bytes', 'kilobytes', 'megabytes', 'gigabytes', 'terabytes'] as const;

/** `312 MB`, `1.4 GB`. */
export function byteText(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  const amount = value < 10 && power > 0 ? oneDecimal(value) : formatNumber(value, 0);
  return m.operatorHealth.sizes[UNITS[power] ?? 'bytes']({ amount });
}
