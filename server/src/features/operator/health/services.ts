import { m } from '@chargerota/messages';
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
          description: m.sentOperator.noMailServerIsSet,
        },
    sms: smsOf(config, sms !== null),
    payments:
      payments.provider === 'stripe'
        ? { state: 'on', description: stripeOf(config) }
        : { state: 'local', description: m.sentOperator.thePaymentSandboxWhichCharges },
    push: { state: 'on', description: m.sentOperator.thePushServicesOfBrowsers },
  };
}

function smsOf(config: Config, isConfigured: boolean): Configured {
  const { TWILIO_ACCOUNT_SID, TWILIO_FROM: number } = config;
  if (TWILIO_ACCOUNT_SID)
    return { state: 'on', description: number ? m.sentOperator.twilioFrom({ number }) : 'Twilio' };
  return isConfigured
    ? {
        state: 'local',
        description: m.sentOperator.twilioIsNotSetText,
      }
    : { state: 'off', description: m.sentOperator.twilioIsNotSetSo };
}

const stripeOf = ({ STRIPE_SECRET_KEY: key }: Config): string =>
  key?.includes('_test_') ? m.sentOperator.stripeInTestModeWhich : 'Stripe';

function mailOf(smtpUrl: string, isInsecure: boolean): string {
  const { host } = new URL(smtpUrl);
  return isEncrypted({ smtpUrl, isInsecure })
    ? m.sentOperator.mailServerHost({ host })
    : m.sentOperator.mailServerWithoutEncryption({ host });
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
