import type { Health, HealthService } from '@chargerota/contract';
import type { NotificationsHealth } from '../../notifications/queue.ts';
import type { Config } from '../../../config.ts';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { isEncrypted } from '../../../platform/mail/smtp.ts';
import { anonymous } from './anonymous.ts';
import type { Charges, FailedMails } from './health-store.ts';

type Service = Health['services'][number];
type Configured = Pick<Service, 'state' | 'description'>;

/** How each outside service is configured. Never a secret, and no name of a user. */
export function configuredServices({
  config,
  sms,
  payments,
}: Pick<AppDeps, 'config' | 'sms' | 'payments'>): Record<HealthService, Configured> {
  return {
    mail: config.SMTP_URL
      ? { state: 'on', description: mailOf(config.SMTP_URL, config.SMTP_INSECURE) }
      : {
          state: 'local',
          description: 'No mail server is set: emails are kept in a folder on this computer.',
        },
    sms: smsOf(config, sms !== null),
    payments:
      payments.provider === 'stripe'
        ? { state: 'on', description: stripeOf(config) }
        : { state: 'local', description: 'The payment sandbox, which charges nobody' },
    push: { state: 'on', description: 'The push services of browsers, with this installation’s own keys' },
  };
}

function smsOf(config: Config, isConfigured: boolean): Configured {
  if (config.TWILIO_ACCOUNT_SID) return { state: 'on', description: `Twilio, from ${config.TWILIO_FROM}` };
  return isConfigured
    ? {
        state: 'local',
        description: 'Twilio is not set: text messages are kept in a folder on this computer.',
      }
    : { state: 'off', description: 'Twilio is not set, so no text messages are sent.' };
}

const stripeOf = ({ STRIPE_SECRET_KEY: key }: Config): string =>
  key?.includes('_test_') ? 'Stripe in test mode, which charges nobody' : 'Stripe';

function mailOf(smtpUrl: string, isInsecure: boolean): string {
  const server = `Mail server ${new URL(smtpUrl).host}`;
  return isEncrypted({ smtpUrl, isInsecure })
    ? server
    : `${server}, without requiring encryption. Whoever listens on the way reads the links in emails.`;
}

const METHODS = { mail: 'email', sms: 'sms', push: 'push' } as const;

/** Each service with what became of its messages within the last 24 hours. */
export function presentServices(
  deps: AppDeps,
  {
    notifications,
    mails,
    charges,
  }: { notifications: NotificationsHealth; mails: FailedMails; charges: Charges },
): Service[] {
  const configured = configuredServices(deps);
  const ofNotifications = (service: keyof typeof METHODS): Service => {
    const day = notifications.day.find(({ method }) => method === METHODS[service]);
    const others = service === 'mail' ? mails : { failed: 0, lastError: null };
    const error = day?.lastError ?? others.lastError;
    return {
      service,
      ...configured[service],
      sent: day?.sent ?? 0,
      failed: (day?.failed ?? 0) + others.failed,
      isAtLeast: day?.isAtLeast ?? false,
      lastError: error === null ? null : anonymous(error),
    };
  };
  return [
    ofNotifications('mail'),
    ofNotifications('sms'),
    {
      service: 'payments',
      ...configured.payments,
      sent: charges.charged,
      failed: charges.failed,
      isAtLeast: false,
      lastError: charges.lastFailure && anonymous(charges.lastFailure),
    },
    ofNotifications('push'),
  ];
}
