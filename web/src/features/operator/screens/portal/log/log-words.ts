// The operators' log in words.
import type { OperatorLogEntry } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import type { LocalDate, OperatorAct, OperatorLogTopic } from '@chargerota/domain';

export const TOPIC_WORDS: Record<OperatorLogTopic, string> = {
  account: 'Operator account',
  tickets: 'Tickets',
  administrators: 'Administrators',
  installation: 'Installation',
};

/** The words after the operator's name; `of` is what it was done to. */
const ACT_WORDS: Record<OperatorAct, (of: string) => string> = {
  'operator.initialized': (of) => `created the operator account ${of}`,
  'operator.credential_reset': (of) => `gave ${of} a new password`,
  'operator.signed_in': () => 'signed in',
  'operator.password_changed': () => 'changed their password',
  'second_factor.switched_on': () => 'switched the second factor on',
  'second_factor.switched_off': () => 'switched the second factor off',
  'second_factor.recovery_code_used': () => 'used a recovery code',
  'second_factor.recovery_codes_renewed': () => 'made new recovery codes',
  'ticket.status_changed': (of) => `changed the status of ${of}`,
  'ticket.priority_changed': (of) => `changed the priority of ${of}`,
  'ticket.answered': (of) => `answered ${of}`,
  'ticket.link_revoked': (of) => `revoked the mailed link of ${of}`,
  'ticket.deleted': (of) => `deleted ${of}`,
  'tickets.archived': (of) => `archived ${of}`,
  'ticket.unarchived': (of) => `took ${of} out of the archive`,
  'saved_reply.created': (of) => `saved the reply ${of}`,
  'saved_reply.changed': (of) => `changed the saved reply ${of}`,
  'saved_reply.deleted': (of) => `deleted the saved reply ${of}`,
  'administrator.paused': (of) => `paused the account of ${of}`,
  'administrator.reinstated': (of) => `reinstated the account of ${of}`,
  'administrator.reset_link_mailed': (of) => `mailed ${of} a link to set a password`,
  'administrator.reset_link_made': (of) => `made a link for ${of} to set a password`,
  'notices.retried': (of) => `sent again: ${of}`,
  'jobs.retried': (of) => `ran again: ${of}`,
  'service.tried': (of) => `tried ${of}`,
};

export const actWords = ({ act, subject }: OperatorLogEntry): string =>
  ACT_WORDS[act](subject?.label ?? 'older ones');

/** Fields that facts are named after; others are written as words. */
const FACT_LABELS: Record<string, string> = {
  email: 'Email',
  address: 'From the address',
  left: 'Codes left',
  secondFactorEnded: 'Second factor',
};

export const factsOf = ({ facts }: OperatorLogEntry): { label: string; text: string }[] => {
  const { before, after, ...others } = facts;
  const change =
    before === undefined || after === undefined
      ? []
      : [{ label: 'Changed', text: `${wordsOf(before)} → ${wordsOf(after)}` }];
  return [
    ...change,
    ...Object.entries(others)
      .filter(([name, value]) => value !== null && !(name === 'secondFactorEnded' && value === false))
      .map(([name, value]) => ({
        label: FACT_LABELS[name] ?? sentenceCase(name),
        text: name === 'secondFactorEnded' ? 'Switched off' : wordsOf(value, name === 'email'),
      })),
  ];
};

function wordsOf(value: unknown, asWritten = false): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  return asWritten ? text : text.replaceAll('_', ' ');
}

const sentenceCase = (name: string): string => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Entries by day in the viewer's zone, in their order. */
export function byDay(
  entries: OperatorLogEntry[],
  zone: string,
): { date: LocalDate; entries: OperatorLogEntry[] }[] {
  const days: { date: LocalDate; entries: OperatorLogEntry[] }[] = [];
  for (const entry of entries) {
    const date = localDate(new Date(entry.at), zone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
