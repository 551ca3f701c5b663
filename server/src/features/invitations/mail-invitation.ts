import { dateFormat, dayNumberMs, formatsOf, localDate, personName, writeIn } from '@chargerota/domain';
import * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { sendFromJob } from '../../platform/mail/outbox.ts';
import { hashLinkToken, newLinkToken } from '../../platform/tokens.ts';
import { findForMail, insertToken, type InvitationRow } from './store.ts';

const KIND = 'invitations.mail';

export async function enqueueInvitationMail(tx: Tx, invitation: InvitationRow, now: Date): Promise<void> {
  await enqueue(tx, {
    kind: KIND,
    payload: { invitationId: invitation.id },
    dueAt: now,
    organizationId: invitation.organizationId,
  });
}

/**
 * Sends the link. Its token is made here and only its hash is stored, so that neither the waiting job nor the
 * invitation contains a usable link. A retry sends another token; earlier ones keep working, since the first mail may
 * have arrived.
 */
export const invitationMailJob = ({ mailer, config, clock }: AppDeps): JobDefinition =>
  defineJob({
    kind: KIND,
    lane: 'mail',
    payload: z.object({ invitationId: z.uuid() }),
    maxAttempts: 54,
    run: async ({ database, jobId, organizationId }, { invitationId }) => {
      if (!organizationId) throw new Error('an invitation belongs to an organization');
      const found = await findForMail(database.drizzle, tenantScope(organizationId), invitationId);
      const now = clock.now();
      // Revoked or expired while the mail was waiting.
      if (!found || found.invitation.status !== 'pending' || found.invitation.expiresAt <= now) return;

      const token = newLinkToken();
      const tokenHash = hashLinkToken(token);
      await insertToken(database.drizzle, { tokenHash, organizationId, invitationId, createdAt: now });
      await sendFromJob(
        { mailer, publicUrl: config.linkUrl },
        { jobId, to: found.invitation.email, content: contentOf(found, token) },
      );
    },
  });

type Found = NonNullable<Awaited<ReturnType<typeof findForMail>>>;

const longFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

function contentOf({ invitation, organization, inviter, invitee }: Found, token: string): MailContent {
  const who = inviter ? personName(inviter) : 'An administrator';
  const as = invitation.role === 'admin' ? ' as an administrator' : '';
  // The reader's own zone is unknown.
  const day = dayNumberMs(localDate(invitation.expiresAt, organization.timezone));
  const formats = formatsOf(invitee?.region ?? null, invitee?.clock ?? 'region');
  const until = writeIn(formats, () => longFormat(new Date(day)));
  return {
    subject: `${who} invites you to ${organization.name}`,
    heading: `You are invited to ${organization.name}`,
    paragraphs: [
      `${who} invites you to share the chargers of ${organization.name}${as}. See which chargers are free and reserve one for the hours you need.`,
      `The invitation is for ${invitation.email} and can be accepted until ${until}.`,
    ],
    action: { label: 'See the invitation', path: `/invitation?token=${token}` },
    footer: 'If you did not expect this invitation, you can ignore it: nothing happens unless you accept.',
  };
}
