import { MOST_ADD_ONS } from '@chargerota/domain';

/**
 * Every refusal of the API, with its status and the text that the client shows. Code refers to a refusal by its code,
 * never by its text.
 */
export const ERRORS = {
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: {
    status: 401,
    message: 'Please check your email address and password, and try again.',
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  origin_refused: { status: 403, message: 'This request came from another site and was refused.' },
  not_admin: { status: 403, message: 'Only an administrator of the organization can do this.' },
  account_not_approved: { status: 403, message: 'Your account is waiting for approval by an administrator.' },
  account_rejected: {
    status: 403,
    message: 'Your account was not approved. Ask an administrator of your organization.',
  },
  membership_not_active: {
    status: 403,
    message: 'Your membership in this organization is not active. Ask one of its administrators.',
  },
  no_organization: {
    status: 403,
    message: 'You do not belong to an organization yet. Ask for an invitation, or create one.',
  },
  not_found: { status: 404, message: 'Not found.' },
  invalid_input: { status: 422, message: 'Please check the highlighted fields.' },
  not_acceptable: { status: 406, message: 'Ask for this as text/event-stream.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  request_timeout: { status: 408, message: 'Your request took too long to arrive. Please try again.' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  malformed_request: { status: 400, message: 'This is not a valid HTTP request.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as JSON.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This idempotency key was already used for a different request.',
  },
  registration_closed: {
    status: 403,
    message: 'New accounts need an invitation here. Please ask the administrator of your chargers for one.',
  },
  email_registered: { status: 409, message: 'An account with this email already exists. Please sign in.' },
  registration_incomplete: {
    status: 409,
    message: 'You have an incomplete registration. Would you like to complete it?',
  },
  registration_complete: { status: 409, message: 'Registration is already complete. Please login.' },
  setup_failed: { status: 503, message: 'Failed to complete registration' },
  provider_not_configured: {
    status: 409,
    message: 'This way to sign in is not set up here. Please choose another one.',
  },
  identity_missing: {
    status: 409,
    message: 'That took too long. Please continue with Google or Apple again.',
  },
  identity_taken: { status: 409, message: 'That account is already connected to another one here.' },
  identity_other_connected: {
    status: 409,
    message: 'Another account of this provider is connected already. Disconnect it first.',
  },
  last_sign_in_method: {
    status: 409,
    message: 'This is your only way to sign in. Set a password first.',
  },
  reset_link_invalid: { status: 409, message: 'This reset link is invalid or has expired' },
  email_unconfirmed: {
    status: 403,
    message: 'Confirm your email address before you invite people. Open the link that we sent you.',
  },
  email_link_invalid: { status: 409, message: 'This confirmation link is invalid or has expired' },
  current_password_wrong: { status: 422, message: 'That is not your current password.' },
  password_needed: { status: 403, message: 'Please enter your password: you signed in a while ago.' },
  sign_in_again: { status: 403, message: 'Please sign out and sign in again before you do this.' },
  account_suspended: { status: 403, message: 'Your account is suspended. Please contact support.' },
  last_admin: { status: 409, message: 'An organization needs at least one active administrator.' },
  settings_conflict: { status: 422, message: 'These settings contradict each other.' },
  organization_not_found: { status: 404, message: 'Organization not found' },
  membership_already_decided: { status: 409, message: 'Somebody has already decided about this person.' },
  already_member: { status: 409, message: 'This person is already a member.' },
  already_invited: { status: 409, message: 'This person already has a pending invitation.' },
  invitation_not_pending: { status: 409, message: 'This invitation was accepted or declined already.' },
  invitation_expired: {
    status: 409,
    message: 'This invitation has expired. Ask the organization administrator for a new one.',
  },
  invitation_other_address: {
    status: 403,
    message: 'This invitation was sent to another email address. Sign in with that address to accept it.',
  },
  agreement_required: { status: 422, message: 'Please accept the organization agreement to continue.' },
  subscription_required: {
    status: 409,
    message: 'Your free trial or subscription has ended. Choose a plan to add more.',
  },
  member_limit: { status: 409, message: 'Your plan does not allow another member.' },
  report_limit: {
    status: 409,
    message: 'Your plan shows the last 7 days. Premium shows the report of any month.',
  },
  location_limit: { status: 409, message: 'Your plan does not allow another location.' },
  spot_limit: { status: 409, message: 'Your plan does not allow that many chargers at this location.' },
  organization_full: {
    status: 409,
    message: 'Your organization has reached its limit. Please contact support.',
  },
  front_refused: {
    status: 409,
    message: 'You can go to the front of the line only if your charger cannot be used.',
  },
  display_limit: {
    status: 409,
    message: 'This location has the maximum number of display links. Revoke one that is no longer used.',
  },
  spot_number_taken: { status: 409, message: 'Another charger of this location has that number.' },
  coming_reservations: { status: 409, message: 'This change would end upcoming reservations.' },
  reservations_outside_hours: {
    status: 409,
    message: 'The location would be closed during upcoming reservations.',
  },
  booking_refused: { status: 422, message: 'This time slot is not available for booking.' },
  booking_conflict: {
    status: 409,
    message: 'This charger was just taken for that time. Please choose another.',
  },
  booking_cap: {
    status: 409,
    message: 'You have as many reservations as your organization allows. Cancel one, or choose another day.',
  },
  line_off: { status: 409, message: 'This organization has no line for its chargers.' },
  line_full: { status: 409, message: 'You are in as many lines as allowed. Leave one first.' },
  watch_state: { status: 409, message: 'You are no longer waiting for this.' },
  offer_ended: {
    status: 409,
    message: 'This offer has ended. The charger may be free: look at the times that are left.',
  },
  charger_code_invalid: {
    status: 409,
    message: 'This code is no longer valid. Ask an administrator of your organization for a new sheet.',
  },
  report_state: { status: 409, message: 'This report was resolved in the meantime.' },
  reservation_state: {
    status: 409,
    message: 'This reservation has changed in the meantime. Please look at it again.',
  },
  arrival_not_open: { status: 422, message: 'You can confirm your arrival once your reservation starts.' },
  arrival_expired: { status: 409, message: 'Grace period expired' },
  review_without_session: { status: 409, message: 'You can review a location after you have charged there.' },
  review_hidden: {
    status: 409,
    message:
      'An administrator has hidden your review, so it cannot be changed or deleted. Please ask them if you disagree.',
  },
  review_own: { status: 409, message: 'You cannot mark your own review as helpful.' },
  channel_not_ready: { status: 409, message: 'This kind of message is not set up yet.' },
  channel_failed: { status: 502, message: 'The message could not be delivered. Please try again later.' },
  phone_not_valid: {
    status: 422,
    message: 'Please enter the number with its country code, such as +1 212 555 0142.',
  },
  phone_code_wrong: { status: 422, message: 'That code is wrong or has expired.' },
  notice_not_declinable: {
    status: 409,
    message: 'Everyone gets this notification, as the terms promise. It cannot be switched off.',
  },
  payment_declined: { status: 402, message: 'Your card was declined. Please use another card.' },
  payment_authentication_required: {
    status: 402,
    message: 'Your bank wants you to confirm this card. Please confirm it, then try again.',
  },
  payment_setup_required: { status: 409, message: 'Please set up payment first.' },
  payment_unavailable: {
    status: 503,
    message: 'Unable to initialize payment setup. Please try again later.',
  },
  billing_busy: {
    status: 409,
    message: 'Another change to your billing is under way. Please look again in a moment.',
  },
  quote_required: {
    status: 422,
    message: 'Please ask for a quote of this purchase first, and send its figures along as confirmed.',
  },
  billing_changed: {
    status: 409,
    message: 'Your billing has changed in the meantime. Please check the new figures.',
  },
  billing_state: { status: 409, message: 'Your subscription does not allow this at the moment.' },
  does_not_fit: { status: 409, message: 'Your organization uses more than this would allow.' },
  already_on_plan: { status: 409, message: 'Your organization is on this plan already.' },
  add_on_not_active: { status: 409, message: 'This add-on has ended or was cancelled.' },
  unlimited_already: { status: 409, message: 'Your plan has no such limit, so there is nothing to add.' },
  too_many_add_ons: {
    status: 409,
    message: `Your organization has ${MOST_ADD_ONS} add-ons, which is the maximum. Please change one of them instead.`,
  },
  nothing_to_pay: { status: 409, message: 'There is nothing to pay at the moment.' },
  webhook_refused: { status: 400, message: 'This message is not signed by the payment provider.' },
  push_endpoint_refused: {
    status: 422,
    message: 'This browser’s push service is not supported. Please choose another method.',
  },
  ticket_completed: { status: 409, message: 'This report is resolved and closed for comments.' },
  ticket_link_invalid: { status: 404, message: 'This link is invalid or was revoked.' },
  saved_reply_title_taken: { status: 409, message: 'Another saved reply has that title.' },
  too_many_saved_replies: {
    status: 409,
    message: 'There are 100 saved replies, which is the maximum. Delete one first.',
  },
  operator_credentials_invalid: { status: 401, message: 'Invalid credentials' },
  second_factor_required: { status: 401, message: 'Please enter the code from your authenticator app.' },
  second_factor_wrong: { status: 422, message: 'That code is wrong or was used already.' },
  operator_proof_required: {
    status: 403,
    message: 'Please confirm this with your password and a code from your authenticator app.',
  },
  operator_not_set_up: {
    status: 403,
    message: 'Please set up your account first, with a password of your own and an authenticator app.',
  },
  setup_token_required: {
    status: 403,
    message: 'The setup token is needed: open the link that the server made when it started.',
  },
  setup_token_invalid: { status: 403, message: 'This setup token is wrong or was used already.' },
  operator_exists: { status: 409, message: 'There is an operator account already.' },
  account_state: {
    status: 409,
    message: 'This account has changed in the meantime. Please look at it again.',
  },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
