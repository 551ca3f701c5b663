import type { resetAdministratorPassword, RouteInput, RouteResponse } from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { mailOperatorsLink, makeOperatorsLink } from '../../accounts/passwords/mail-reset-link.ts';
import { OPERATOR_LIMITS } from '../limits.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { proveByCode } from '../prove-operator.ts';
import { lockPerson } from './store.ts';

/**
 * Mails an administrator a link to set a password, or makes one to hand over, for which the operator proves who they are:
 * whoever sees it can sign in as the administrator. The link also gives a password to an account that signs in with
 * Google or Apple only.
 * @throws DomainError not_found, rate_limited, account_state for a suspended account, whose link would not work, and
 * those of proveByCode
 */
export async function resetPasswordOf(
  deps: AppDeps,
  scope: OperatorScope,
  id: string,
  { sendEmail, proof }: RouteInput<typeof resetAdministratorPassword>['body'],
): Promise<RouteResponse<typeof resetAdministratorPassword>> {
  await limitAttempts(deps, OPERATOR_LIMITS.resetByAdministrator, id);
  const takeProof = sendEmail ? null : await proveByCode(deps, scope, proof);
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const person = await lockPerson(tx, id);
    if (!person) throw new DomainError('not_found');
    if (person.status === 'suspended') throw new DomainError('account_state');
    await takeProof?.(tx, now);
    const { email } = person;
    let resetUrl: string | null = null;
    if (sendEmail) await mailOperatorsLink(tx, email, now);
    else resetUrl = deps.config.linkUrl + (await makeOperatorsLink(tx, id, now));
    const act = sendEmail ? 'administrator.reset_link_mailed' : 'administrator.reset_link_made';
    const subject = { id, label: personName(person) };
    await recordOperatorAct(tx, scope, { act, subject, facts: { email } }, now);
    return { emailSent: sendEmail, email, resetUrl };
  });
}
