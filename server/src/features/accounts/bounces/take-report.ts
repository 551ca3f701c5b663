import type { RouteInput, RouteResponse, takeBounce } from '@chargerota/contract';
import { DAY_MS } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { recordBounce } from './bounces.ts';
import { readReport } from './read-report.ts';
import { readReturnToken } from './return-token.ts';

type Taken = RouteResponse<typeof takeBounce>['outcome'];

/** Mail servers give up after a week at most. Without an end, whoever has an old mail could use it for ever. */
const REPORTED_WITHIN_MS = 14 * DAY_MS;

/** Takes what a mail server or a provider of mail says about a mail of ours. */
export const takeReport = (
  deps: AppDeps,
  report: RouteInput<typeof takeBounce>['body'],
): Promise<Taken> | Taken =>
  typeof report === 'string' ? takeMessage(deps, report) : takeStatement(deps, report);

/** The return path takes mail from anybody: a report has to quote our own token for the address that it is about. */
async function takeMessage(deps: AppDeps, message: string): Promise<Taken> {
  const report = await readReport(message);
  if (!report) return 'no_report';
  const sent = readReturnToken(await deps.keys.links(), report.token);
  if (!sent || !report.recipients.includes(sent.address.toLowerCase())) return 'not_ours';
  if (sent.sentAt.getTime() < deps.clock.now().getTime() - REPORTED_WITHIN_MS) return 'not_ours';
  if (!report.isPermanent) return 'not_permanent';
  await recordBounce(deps, sent);
  return 'taken';
}

/** A statement is the word of whoever has the secret. */
async function takeStatement(
  deps: AppDeps,
  { recipient, type }: Exclude<RouteInput<typeof takeBounce>['body'], string>,
): Promise<Taken> {
  if (type !== 'hard') return 'not_permanent';
  await recordBounce(deps, { address: recipient, sentAt: deps.clock.now() });
  return 'taken';
}
