// The operators' log in words.
import type { OperatorLogEntry } from '@chargerota/contract';
import { countedWords } from '@chargerota/domain';
import type { OperatorAct, OperatorLogTopic } from '@chargerota/domain';
import { SERVICE_NAMES } from '../../../components/health/verdict.ts';
import { PRIORITY_WORDS, STATUS_WORDS as TICKET_STATUS_WORDS } from '../../../../tickets/words.ts';
import { STATUS_WORDS as ACCOUNT_STATUS_WORDS } from '../administrators/words.ts';

export const TOPIC_WORDS: Record<OperatorLogTopic, string> = {
  account: 'Operator account',
  tickets: 'Tickets',
  administrators: 'Administrators',
  installation: 'Installation',
};

type Facts = OperatorLogEntry['facts'];

const counted = (count: unknown, one: string, many = `${one}s`): string =>
  countedWords(Number(count), one, many);

const serviceName = (service: unknown): string =>
  (SERVICE_NAMES as Record<string, string>)[String(service)]?.toLowerCase() ?? String(service);

/** The words after the operator's name; `of` is what it was done to, empty if the facts say it. */
const ACT_WORDS: Record<OperatorAct, (of: string, facts: Facts) => string> = {
  'operator.initialized': (of) => `created the operator account ${of}`,
  'operator.credential_reset': (of) => `gave ${of} a new password`,
  'operator.signed_in': () => 'signed in',
  'operator.password_changed': () => 'changed their password',
  'second_factor.switched_on': () => 'switched the second factor on',
  'second_factor.switched_off': () => 'switched the second factor off',
  'second_factor.replaced': () => 'moved the second factor to another app',
  'second_factor.recovery_code_used': () => 'used a recovery code',
  'second_factor.recovery_codes_renewed': () => 'made new recovery codes',
  'ticket.status_changed': (of) => `changed the status of ${of}`,
  'ticket.priority_changed': (of) => `changed the priority of ${of}`,
  'ticket.answered': (of) => `answered ${of}`,
  'ticket.link_revoked': (of) => `revoked the mailed link of ${of}`,
  'ticket.deleted': (of) => `deleted ${of}`,
  'tickets.archived': (_, { archived }) => `archived ${counted(archived, 'old ticket')}`,
  'ticket.unarchived': (of) => `took ${of} out of the archive`,
  'saved_reply.created': (of) => `saved the reply ${of}`,
  'saved_reply.changed': (of) => `changed the saved reply ${of}`,
  'saved_reply.deleted': (of) => `deleted the saved reply ${of}`,
  'administrator.paused': (of) => `paused the account of ${of}`,
  'administrator.reinstated': (of) => `reinstated the account of ${of}`,
  'administrator.reset_link_mailed': (of) => `mailed ${of} a link to set a password`,
  'administrator.reset_link_made': (of) => `made a link for ${of} to set a password`,
  'notifications.retried': (_, { retried }) => `sent ${counted(retried, 'notification')} again`,
  'jobs.retried': (_, { retried }) => `ran ${counted(retried, 'job')} again`,
  'service.tried': (of, { service }) => `tried ${serviceName(service)}${of && ` with ${of}`}`,
};

export const actWords = ({ act, subject, facts }: OperatorLogEntry): string =>
  ACT_WORDS[act](subject?.label ?? '', facts);

/** Facts that the words of an act contain already. */
const TOLD = ['archived', 'retried', 'service'];

/** Fields that facts are named after; others are written as words. */
const FACT_LABELS: Record<string, string> = {
  email: 'Email',
  address: 'From the address',
  left: 'Codes left',
  secondFactorEnded: 'Second factor',
  works: 'Result',
};

export const factsOf = ({ facts }: OperatorLogEntry): { label: string; text: string }[] => {
  const { before, after, from = before, to = after, ...others } = facts;
  const change =
    from === undefined || to === undefined
      ? []
      : [{ label: 'Changed', text: `${valueWord(from)} → ${valueWord(to)}` }];
  return [
    ...change,
    ...Object.entries(others)
      .filter(([name, value]) => value !== null && !TOLD.includes(name))
      .filter(([name, value]) => !(name === 'secondFactorEnded' && value === false))
      .map(([name, value]) => ({
        label: FACT_LABELS[name] ?? sentenceCase(name),
        text: factText(name, value),
      })),
  ];
};

function factText(name: string, value: unknown): string {
  if (name === 'secondFactorEnded') return 'Switched off';
  if (name === 'works') return value === true ? 'Worked' : 'Did not work';
  return String(value);
}

/** Statuses and priorities as the other tabs write them. */
const VALUE_WORDS: Record<string, string> = {
  ...ACCOUNT_STATUS_WORDS,
  ...PRIORITY_WORDS,
  ...Object.fromEntries(Object.entries(TICKET_STATUS_WORDS).map(([status, { word }]) => [status, word])),
};

const valueWord = (value: unknown): string => VALUE_WORDS[String(value)] ?? String(value);

const sentenceCase = (name: string): string => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
