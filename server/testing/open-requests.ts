import { MADE_UP_TOKEN as token } from './make-invitation-link.ts';

const password = 'Correct horse 7';
const person = {
  firstName: 'Ines',
  lastName: 'Okafor',
  phone: '+1 212 555 0142',
  password,
  confirmPassword: password,
};

/**
 * Requests to the routes open to everybody, about the account with `email`: well-formed, but with a wrong password or a
 * made-up link. A new such route that reads its query or its body needs an entry here.
 */
export const openRequests = (email: string): Record<string, { path?: string; body?: object }> => ({
  'POST /api/register': { body: { ...person, email, acceptTerms: true } },
  'POST /api/auth/login': { body: { email, password } },
  'POST /api/auth/connect': { body: { password } },
  'POST /api/auth/apple': { body: { state: 'login' } },
  'POST /api/forgot-password': { body: { email } },
  'GET /api/reset-password/verify': { path: `/api/reset-password/verify?token=${token}` },
  'POST /api/reset-password': { body: { token, newPassword: password } },
  'GET /api/confirm-email/verify': { path: `/api/confirm-email/verify?token=${token}` },
  'POST /api/confirm-email': { body: { token } },
  'POST /api/payment/webhook': { body: { type: 'invoice.paid' } },
  'POST /api/check-registration-status': { body: { email } },
  'POST /api/complete-registration': { body: { email } },
  ...Object.fromEntries(
    ['GET', 'POST', 'DELETE'].map((method) => [
      `${method} /api/unsubscribe`,
      { path: `/api/unsubscribe?token=${token}` },
    ]),
  ),
  'POST /api/tickets': {
    body: {
      type: 'bug',
      category: 'authentication',
      subCategory: 'Cannot sign in',
      description: 'I cannot sign in since Monday.',
      userEmail: email,
    },
  },
  'POST /api/developer/login': { body: { username: 'admin', password } },
  'POST /api/developer/initialize': { body: { setupToken: token } },
  'GET /api/ticket-links/:token': { path: `/api/ticket-links/${token}` },
  'DELETE /api/ticket-links/:token': { path: `/api/ticket-links/${token}` },
  'POST /api/ticket-links/:token/responses': {
    path: `/api/ticket-links/${token}/responses`,
    body: { message: 'It still fails.' },
  },
  'POST /api/display': { body: { token } },
  'POST /api/display/events': { body: { token } },
  'GET /api/calendar/:token.ics': { path: `/api/calendar/${token}.ics` },
  'GET /api/invitations/:token': { path: `/api/invitations/${token}` },
  'POST /api/invitations/:token/decline': { path: `/api/invitations/${token}/decline` },
  'POST /api/invitations/:token/accept-with-registration': {
    path: `/api/invitations/${token}/accept-with-registration`,
    body: { ...person, email },
  },
});
