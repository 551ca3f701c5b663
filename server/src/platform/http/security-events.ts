import type { ErrorCode } from '@chargerota/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code by which it was refused. */
    refusal: string | null;
    /** What its handler says of it for the log, where the route alone does not say it. */
    security: SecurityNote | null;
  }
}

type SecurityNote = { event: SecurityEvent; userId?: string; operatorId?: string };

/** What somebody who looks into an incident searches the log for: `event` of a request's line. */
type SecurityEvent =
  | 'sign_in'
  | 'sign_in.refused'
  | 'sign_out'
  | 'sessions.ended'
  | 'access.refused'
  | 'rights.changed'
  | 'proof.refused'
  | 'second_factor.changed'
  | 'second_factor.refused'
  | 'password.changed'
  | 'reset_link.made'
  | 'link.refused'
  | 'address.changed'
  | 'provider.connected'
  | 'provider.disconnected'
  | 'phone.confirmed'
  | 'operator.initialized'
  | 'origin.refused'
  | 'limit.reached'
  | 'webhook.refused';

const REFUSED: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_credentials: 'sign_in.refused',
  operator_credentials_invalid: 'sign_in.refused',
  account_suspended: 'sign_in.refused',
  forbidden: 'access.refused',
  not_admin: 'access.refused',
  email_unconfirmed: 'access.refused',
  account_not_approved: 'access.refused',
  account_rejected: 'access.refused',
  membership_not_active: 'access.refused',
  invitation_other_address: 'access.refused',
  operator_not_set_up: 'access.refused',
  setup_token_required: 'access.refused',
  setup_token_invalid: 'access.refused',
  current_password_wrong: 'proof.refused',
  sign_in_again: 'proof.refused',
  operator_proof_required: 'proof.refused',
  second_factor_wrong: 'second_factor.refused',
  reset_link_invalid: 'link.refused',
  email_link_invalid: 'link.refused',
  ticket_link_invalid: 'link.refused',
  origin_refused: 'origin.refused',
  rate_limited: 'limit.reached',
  webhook_refused: 'webhook.refused',
};

/** The events of routes, when they were not refused. Who signs in is said by the handlers, since only they know. */
export const DONE: Readonly<Record<string, SecurityEvent>> = {
  'POST /api/logout': 'sign_out',
  'POST /api/developer/logout': 'sign_out',
  'DELETE /api/account/sessions': 'sessions.ended',
  'DELETE /api/account/sessions/:id': 'sessions.ended',
  'POST /api/account/password': 'password.changed',
  'POST /api/reset-password': 'password.changed',
  'POST /api/developer/password': 'password.changed',
  'POST /api/developer/administrators/:id/reset-password': 'reset_link.made',
  'POST /api/confirm-email': 'address.changed',
  'DELETE /api/account/identities/:provider': 'provider.disconnected',
  'POST /api/phone-confirmation/confirm': 'phone.confirmed',
  'PATCH /api/admin/users/:id/status': 'rights.changed',
  'POST /api/admin/users/decisions': 'rights.changed',
  'PATCH /api/memberships/:id/role': 'rights.changed',
  'PATCH /api/memberships/:id/status': 'rights.changed',
  'POST /api/invitations/:token/accept': 'rights.changed',
  'POST /api/organizations': 'rights.changed',
  'POST /api/developer/users/:id/status': 'rights.changed',
  'POST /api/developer/initialize': 'operator.initialized',
  'POST /api/developer/second-factor/confirm': 'second_factor.changed',
  'POST /api/developer/second-factor/recovery-codes': 'second_factor.changed',
};

/** Call it before any request. */
export function registerSecurityEvents(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.decorateRequest('security', null);
}

/**
 * What the line of a request in the log says of security: the event, and who acted, by ids alone. Nothing for other
 * requests.
 */
export function securityOf(request: FastifyRequest, status: number): Partial<SecurityNote> {
  const { refusal, security, method, routeOptions } = request;
  const done = status < 400 ? DONE[`${method} ${routeOptions.url ?? ''}`] : undefined;
  const event = refusal === null ? (security?.event ?? done) : REFUSED[refusal as ErrorCode];
  if (!event) return {};
  const { userId, operatorId } = (request.scope ?? {}) as Omit<SecurityNote, 'event'>;
  return { ...(userId && { userId }), ...(operatorId && { operatorId }), ...security, event };
}
