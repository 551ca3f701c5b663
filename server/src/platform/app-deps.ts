import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { ReservationFollower, Tell } from './followers.ts';
import type { IdentityProviders } from './identity-providers/provider.ts';
import type { InstallationKeys } from './installation/installation-keys.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Payments } from './payments/payments.ts';
import type { SmsSender } from './sms/sms.ts';

/** The outside services that use cases may need. Built once, by main.ts or by buildTestApp. */
export type AppDeps = {
  config: Config;
  database: Database;
  clock: Clock;
  mailer: Mailer;
  /** Null if no text message can be sent: in production without Twilio. */
  sms: SmsSender | null;
  keys: InstallationKeys;
  passwords: Passwords;
  identityProviders: IdentityProviders;
  /** Whether the buttons of providers that are not configured are shown: in the demo and by `npm run dev`. */
  offersMissingProviders: boolean;
  payments: Payments;
  /** Tells the features that follow what has happened. */
  tell: Tell;
  /** Those that follow changes of reservations, in their order. */
  reservationFollowers: readonly ReservationFollower[];
  log: FastifyBaseLogger;
};
