import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { smsFolder, type SmsFolder } from './sms-folder.ts';
import type { SmsSender } from './sms.ts';
import { twilioSms } from './twilio.ts';

/** The variables that decide how text messages leave, by their own names. */
export type SmsConfig = {
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_FROM?: string | undefined;
  TWILIO_API_URL: string;
  DATA_DIR: string;
  isProduction: boolean;
};

/**
 * The text messages that the configuration asks for: Twilio's; else, outside production, the folder, which can be read at
 * /dev/sms; else none.
 */
export function createSms(
  config: SmsConfig,
  clock: Clock,
): { sms: SmsSender | null; folder: SmsFolder | null } {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL: apiUrl } = config;
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM) {
    const account = { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM };
    return { sms: twilioSms({ ...account, apiUrl }), folder: null };
  }
  if (config.isProduction) return { sms: null, folder: null };
  const folder = smsFolder({ folder: join(config.DATA_DIR, 'sms'), clock });
  return { sms: folder, folder };
}
