/** What an operator can do that is kept in the operators' log. New acts are added; the stored ones keep their names. */
export const OPERATOR_ACTS = [
  'operator.initialized',
  'operator.credential_reset',
  'operator.signed_in',
  'operator.password_changed',
  'second_factor.switched_on',
  'second_factor.switched_off',
  'second_factor.replaced',
  'second_factor.recovery_code_used',
  'second_factor.recovery_codes_renewed',
  'ticket.status_changed',
  'ticket.priority_changed',
  'ticket.answered',
  'ticket.link_revoked',
  'ticket.deleted',
  'tickets.archived',
  'ticket.unarchived',
  'saved_reply.created',
  'saved_reply.changed',
  'saved_reply.deleted',
  'administrator.paused',
  'administrator.reinstated',
  'administrator.reset_link_mailed',
  'administrator.reset_link_made',
  'notifications.retried',
  'jobs.retried',
  'service.tried',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** What the operators' log can be filtered by. */
export const OPERATOR_LOG_TOPICS = ['account', 'tickets', 'administrators', 'installation'] as const;
export type OperatorLogTopic = (typeof OPERATOR_LOG_TOPICS)[number];

/** The kinds of things, as acts name them, that belong to a topic. */
const KINDS: Record<OperatorLogTopic, readonly string[]> = {
  account: ['operator', 'second_factor'],
  tickets: ['ticket', 'tickets', 'saved_reply'],
  administrators: ['administrator'],
  installation: ['notifications', 'jobs', 'service'],
};

export const operatorActsOf = (topic: OperatorLogTopic): OperatorAct[] =>
  OPERATOR_ACTS.filter((act) => KINDS[topic].some((kind) => act.startsWith(`${kind}.`)));
