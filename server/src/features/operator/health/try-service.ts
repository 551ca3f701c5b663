import { m } from '@chargerota/messages';
import webPush from 'web-push';
import {
  email,
  type HealthService,
  type RouteInput,
  type RouteResponse,
  type tryService as route,
} from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/database/ids.ts';
import { sendContent } from '../../../platform/mail/outbox.ts';
import { tryAddress } from '../../accounts/bounces/bounces.ts';
import { phoneNumber } from '../../notifications/channels/phone-number.ts';
import { HEALTH_LIMITS } from '../limits.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { anonymous } from './anonymous.ts';
import { countPushBrowsers } from './health-store.ts';

/** Whether a service works, and in one sentence what happened. */
type Trial = RouteResponse<typeof route>;

type Asked = RouteInput<typeof route>['body'];

/** A person waits for it. Mail servers that examine a message for minutes count as silent here. */
const MOST_MILLISECONDS = 20_000;

const TRIALS: Record<HealthService, (deps: AppDeps, to: string) => Promise<Trial>> = {
  mail: tryMail,
  sms: trySms,
  payments: tryPayments,
  push: tryPush,
};

/**
 * Tries a service at once and says what happened, also if it does not answer. Each trial is written to the operators' log
 * with its result.
 * @throws DomainError invalid_input if there is nobody to send to, rate_limited
 */
export async function tryService(
  deps: AppDeps,
  scope: OperatorScope,
  { service, to: given }: Asked,
): Promise<Trial> {
  const to = recipientOf(service, given);
  await limitAttempts(deps, HEALTH_LIMITS.tryByOperator, scope.operatorId);
  if (service === 'sms') await limitAttempts(deps, HEALTH_LIMITS.trySmsByOperator, scope.operatorId);
  if (to !== '') await limitAttempts(deps, HEALTH_LIMITS.tryByRecipient, to);
  const trial = await withinTime(TRIALS[service](deps, to));
  await inTransaction(deps.database, (tx) =>
    recordOperatorAct(
      tx,
      scope,
      {
        act: 'service.tried',
        subject: to === '' ? null : { id: null, label: to },
        facts: { service, works: trial.works },
      },
      deps.clock.now(),
    ),
  );
  return trial;
}

async function withinTime(trial: Promise<Trial>): Promise<Trial> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Trial>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({
          works: false,
          report: m.sentOperator.thereWasNoAnswerWithin({ seconds: MOST_MILLISECONDS / 1000 }),
        }),
      MOST_MILLISECONDS,
    );
  });
  try {
    return await Promise.race([trial, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Where a trial is sent, in its one form; empty where nothing is sent.
 * @throws DomainError invalid_input
 */
function recipientOf(service: HealthService, given = ''): string {
  if (service === 'mail') {
    const address = email.safeParse(given);
    return address.success ? address.data : refuse(m.common.pleaseEnterAValidEmail);
  }
  if (service === 'sms') return phoneNumber(given) ?? refuse(m.sentOperator.pleaseEnterANumberWith);
  return '';
}

function refuse(message: string): never {
  throw invalidInput('to', message);
}

/** Sends a mail past all queues, even to an address that has bounced: mail is sent there again until it does once more. */
async function tryMail(deps: AppDeps, to: string): Promise<Trial> {
  const { mailer, config } = deps;
  const content = {
    subject: m.sentOperator.thisIsHowAnEmail,
    heading: m.sentOperator.thisEmailHasArrived,
    paragraphs: [m.sentOperator.somebodyWhoRunsThisInstallation],
    footer: m.sentOperator.youReceiveThisOnceBecause,
  };
  await tryAddress(deps, to);
  try {
    await sendContent({ mailer, publicUrl: config.linkUrl }, { id: newId(), to, content });
  } catch (error) {
    return { works: false, report: m.sentOperator.theMailServerDidNot({ error: reasonOf(error) }) };
  }
  return config.SMTP_URL
    ? { works: true, report: m.sentOperator.theMailServerHasAccepted({ to }) }
    : { works: true, report: m.sentOperator.anEmailToToWas({ to }) };
}

const TEXT = () => m.sentOperator.chargeRotaThisIsATest;

async function trySms({ sms, config }: AppDeps, to: string): Promise<Trial> {
  if (!sms)
    return {
      works: false,
      report: m.sentOperator.noTextMessageWasSent,
    };
  const outcome = await sms.send({ to, body: TEXT() });
  if (!outcome.sent)
    return { works: false, report: m.sentOperator.theTextMessageWasNot({ reason: outcome.reason }) };
  return config.TWILIO_ACCOUNT_SID
    ? { works: true, report: m.sentOperator.twilioHasAcceptedAText({ to }) }
    : {
        works: true,
        report: m.sentOperator.aTextMessageToTo({ to }),
      };
}

/** Asks the provider for its latest news, which changes and costs nothing. */
async function tryPayments({ payments }: AppDeps): Promise<Trial> {
  const { provider } = payments;
  try {
    await payments.check();
    return { works: true, report: m.sentOperator.providerAnswers[provider] };
  } catch (error) {
    return {
      works: false,
      report: m.sentOperator.providerDidNotAnswer[provider]({ error: reasonOf(error) }),
    };
  }
}

/** A message needs a browser that has subscribed, and operators have none: the keys are all that can be tried. */
async function tryPush({ keys, database, config }: AppDeps): Promise<Trial> {
  const { publicKey, privateKey } = await keys.vapid();
  try {
    webPush.getVapidHeaders(
      'https://updates.push.services.mozilla.com',
      config.linkUrl.startsWith('https:') ? config.linkUrl : 'mailto:operator@example.org',
      publicKey,
      privateKey,
      'aes128gcm',
    );
  } catch {
    return {
      works: false,
      report: m.sentOperator.theKeysForPushMessages,
    };
  }
  const browsers = await countPushBrowsers(database.drizzle);
  return { works: true, report: m.sentOperator.theKeysSignAsThey({ count: browsers }) };
}

const reasonOf = (error: unknown): string =>
  anonymous(error instanceof Error ? error.message : String(error));
