// The operators' log in words.
import { m } from '@chargerota/messages';
import type { HealthService, OperatorLogEntry } from '@chargerota/contract';
import type { OperatorAct, OperatorLogTopic } from '@chargerota/domain';
import { PRIORITY_WORDS, STATUS_WORDS as TICKET_STATUS_WORDS } from '../../../../tickets/words.ts';
import { STATUS_WORDS as ACCOUNT_STATUS_WORDS } from '../administrators/words.ts';

export const TOPIC_WORDS: Record<OperatorLogTopic, string> = {
  account: m.operatorPortal.operatorAccount,
  tickets: m.operatorPortal.tickets,
  administrators: m.operatorPortal.administrators,
  installation: m.operatorPortal.installation,
};

const isKnownService = (service: unknown): service is HealthService =>
  typeof service === 'string' && Object.hasOwn(m.operatorPortal.triedService, service);

function triedWords({ subject, facts: { service } }: OperatorLogEntry): string {
  if (!isKnownService(service)) return m.operatorPortal.triedOtherService;
  return (subject === null ? m.operatorPortal.triedService : m.operatorPortal.triedServiceWith)[service];
}

/** As templates, whose elements are the `operator`, the `subject`, and the `service` that was tried. */
const ACT_WORDS: Record<OperatorAct, (entry: OperatorLogEntry) => string> = {
  'operator.initialized': () => m.operatorPortal.createdTheOperatorAccount,
  'operator.credential_reset': () => m.operatorPortal.gaveANewPassword,
  'operator.signed_in': () => m.operatorPortal.signedIn,
  'operator.password_changed': () => m.operatorPortal.changedTheirPassword,
  'second_factor.switched_on': () => m.operatorPortal.switchedTheSecondFactorOn,
  'second_factor.switched_off': () => m.operatorPortal.switchedTheSecondFactorOff,
  'second_factor.replaced': () => m.operatorPortal.movedTheSecondFactorTo,
  'second_factor.recovery_code_used': () => m.operatorPortal.usedARecoveryCode,
  'second_factor.recovery_codes_renewed': () => m.operatorPortal.madeNewRecoveryCodes,
  'ticket.status_changed': () => m.operatorPortal.changedTheStatusOf,
  'ticket.priority_changed': () => m.operatorPortal.changedThePriorityOf,
  'ticket.answered': () => m.operatorPortal.answered,
  'ticket.link_revoked': () => m.operatorPortal.revokedTheMailedLinkOf,
  'ticket.deleted': () => m.operatorPortal.deleted,
  'tickets.archived': ({ facts }) =>
    m.operatorPortal.archivedOldTickets({ count: Number(facts['archived']) }),
  'ticket.unarchived': () => m.operatorPortal.tookOutOfTheArchive,
  'saved_reply.created': () => m.operatorPortal.savedTheReply,
  'saved_reply.changed': () => m.operatorPortal.changedTheSavedReply,
  'saved_reply.deleted': () => m.operatorPortal.deletedTheSavedReply,
  'administrator.paused': () => m.operatorPortal.pausedTheAccountOf,
  'administrator.reinstated': () => m.operatorPortal.reinstatedTheAccountOf,
  'administrator.reset_link_mailed': () => m.operatorPortal.mailedALinkTo,
  'administrator.reset_link_made': () => m.operatorPortal.madeALinkFor,
  'notifications.retried': ({ facts }) =>
    m.operatorPortal.sentNotificationsAgain({ count: Number(facts['retried']) }),
  'jobs.retried': ({ facts }) => m.operatorPortal.ranJobsAgain({ count: Number(facts['retried']) }),
  'service.tried': triedWords,
};

export const actWords = (entry: OperatorLogEntry): string => ACT_WORDS[entry.act](entry);

/** Facts that the words of an act contain already. */
const TOLD = ['archived', 'retried', 'service'];

/** Fields that facts are named after; others are written as words. */
const FACT_LABELS: Record<string, string> = {
  email: m.common.email,
  address: m.operatorPortal.fromTheAddress,
  left: m.operatorPortal.codesLeft,
  secondFactorEnded: m.operatorPortal.secondFactor,
  works: m.operatorPortal.result,
};

export const factsOf = ({ facts }: OperatorLogEntry): { label: string; text: string }[] => {
  const { before, after, from = before, to = after, ...others } = facts;
  const change =
    from === undefined || to === undefined
      ? []
      : [{ label: m.operatorPortal.changed, text: `${valueWord(from)} → ${valueWord(to)}` }];
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
  if (name === 'secondFactorEnded') return m.operatorPortal.switchedOff;
  if (name === 'works') return value === true ? m.operatorPortal.worked : m.operatorPortal.didNotWork;
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
