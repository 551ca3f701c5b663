import { countedWords, DAY_MS, formatNumber, formatTime, oneDecimal, pluralOf } from '@chargerota/domain';
import type { Health, HealthService, QueueState } from '@chargerota/contract';
import { formatDayOf, viewerZone } from '../../../../lib/dates.ts';

/** Something that is not as it should be, and what to do about it. */
export type Problem = { title: string; advice: string };

/** What is due for longer is late. Deliveries and jobs take seconds as a rule. */
export const LATE_AFTER_MS = 5 * 60_000;

export const SERVICE_NAMES: Record<HealthService, string> = {
  mail: 'Mail',
  sms: 'Text messages',
  payments: 'Payments',
  push: 'Push messages',
};

const plural = (count: number, one: string, many: string): string => countedWords(count, one, many);

/** All that needs a person, the worst first. */
export function problemsOf(health: Health, now: Date): Problem[] {
  return [
    ...tooNew(health),
    ...lateness(
      health.jobs,
      now,
      'Jobs are late',
      'Jobs run on every instance: look at its log, and whether the database is busy.',
    ),
    ...lateness(
      health.notifications,
      now,
      'Notifications are late',
      'Check below whether email, text or push messages fail, and try them.',
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
          title: 'This version cannot work with the database',
          advice: `${schemaRefusal} Start that one here too.`,
        },
      ];

const PROXY_PROBLEMS: Record<Health['proxyFaults'][number], Problem> = {
  not_trusted: {
    title: 'Requests come through a proxy that is not trusted',
    advice:
      'If it is yours, set TRUST_PROXY to its address: until then everybody behind it shares one limit of attempts. If you have no proxy, somebody pretended to be one, and nothing needs to be done.',
  },
  no_address: {
    title: 'Requests come past the proxy',
    advice:
      'TRUST_PROXY is set, but they did not name the address that they were forwarded for. Let the proxy set X-Forwarded-For, and let nobody else reach the port: whoever does can claim any address.',
  },
};

function lateness({ oldestDueAt, due }: QueueState, now: Date, title: string, advice: string): Problem[] {
  if (oldestDueAt === null) return [];
  const minutes = Math.floor((now.getTime() - Date.parse(oldestDueAt)) / 60_000);
  if (minutes * 60_000 < LATE_AFTER_MS) return [];
  return [
    {
      title,
      advice: `${formatNumber(due)} ${pluralOf(due, 'is', 'are')} due, the oldest for ${lasting(minutes)}. ${advice}`,
    },
  ];
}

const services = ({ services: all }: Health): Problem[] =>
  all
    // Cards are refused every day; the others fail rarely, unless something is wrong.
    .filter(({ service, failed, lastError }) => service !== 'payments' && failed > 0 && lastError !== null)
    .map(({ service, failed }) => ({
      title: `${SERVICE_NAMES[service]}: ${plural(failed, 'failure', 'failures')} within a day`,
      advice: 'Read the reason below, and try the service once it is fixed.',
    }));

/** What is not answered in time is lost; what the bank decides on needs nobody. */
function unanswered({ disputes: { answerBy } }: Health): Problem[] {
  const [first] = answerBy;
  if (!first) return [];
  return [
    {
      title: pluralOf(
        answerBy.length,
        'A disputed payment waits for your answer',
        'Disputed payments wait for your answer',
      ),
      advice: `Answer at Stripe by ${momentText(first)}, or the money is lost.`,
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
        title: 'The last backup failed',
        advice: 'Fix what is named below: it is tried again by itself, after an hour at the latest.',
      },
    ];
  const age = made && now.getTime() - Date.parse(made.at);
  if (!isNightly || age === null || age < BACKUP_LATE_AFTER_MS) return [];
  return [
    {
      title: `The last backup is ${lasting(Math.floor(age / 60_000))} old`,
      advice: 'One is made every night, as a job: look at the log for why there was none.',
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
    answerBy.length > 0 ? `Answer by ${answerBy.map(momentText).join('; ')}.` : 'All are answered.';
  return `${plural(open, 'open dispute', 'open disputes')}. ${answer}`;
}

/** `Mail to 3 addresses comes back, so nothing is sent there.`; null without any. */
export const bouncesText = (addresses: number): string | null =>
  addresses === 0
    ? null
    : `Mail to ${plural(addresses, 'address', 'addresses')} comes back, so nothing is sent there.`;

function dead({ notifications, jobs }: Health): Problem[] {
  return [
    ...(notifications.retriable > 0
      ? [
          {
            title: plural(
              notifications.retriable,
              'notification was given up',
              'notifications were given up',
            ),
            advice:
              notifications.retriable === 1
                ? 'It is still useful: retry it once its cause is fixed.'
                : 'They are still useful: retry them once their cause is fixed.',
          },
        ]
      : []),
    ...(jobs.dead > 0
      ? [
          {
            title: plural(jobs.dead, 'job was given up', 'jobs were given up'),
            advice:
              jobs.dead === 1 ? 'Retry it once its cause is fixed.' : 'Retry them once their cause is fixed.',
          },
        ]
      : []),
  ];
}

/** `3 minutes`, `2 hours`, `5 days`. */
export function lasting(minutes: number): string {
  if (minutes < 60) return plural(minutes, 'minute', 'minutes');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(hours, 'hour', 'hours') : plural(Math.floor(hours / 24), 'day', 'days');
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** `312 MB`, `1.4 GB`. */
export function byteText(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? oneDecimal(value) : formatNumber(value, 0)} ${UNITS[power]}`;
}
