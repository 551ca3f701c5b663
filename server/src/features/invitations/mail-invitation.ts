import { m } from '@chargerota/messages';
import { dateFormat, dayNumberMs, formatsOf, localDate, personName } from '@chargerota/domain';
import { inFormats } from '../../platform/formats.ts';
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
      await inFormats(readerOf(found), () =>
        sendFromJob(
          { mailer, publicUrl: config.linkUrl },
          { jobId, to: found.invitation.email, content: contentOf(found, token) },
        ),
      );
    },
  });

type Found = NonNullable<Awaited<ReturnType<typeof findForMail>>>;

const longFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Who has an account reads as they have chosen, others in the organization's language. */
const readerOf = ({ invitee, organization }: Found) =>
  formatsOf(invitee ?? { language: organization.language, region: null, clock: 'region' });

function contentOf({ invitation, organization, inviter }: Found, token: string): MailContent {
  const name = inviter && personName(inviter);
  const to = { organization: organization.name };
  // The reader's own zone is unknown.
  const day = dayNumberMs(localDate(invitation.expiresAt, organization.timezone));
  const until = longFormat(new Date(day));
  const { role } = invitation;
  const share = name
    ? m.sentInvitations.nameInvitesYouToShare[role]({ name, ...to })
    : m.sentInvitations.anAdministratorInvitesYouToShare[role](to);
  return {
    subject: name
      ? m.sentInvitations.nameInvitesYou({ name, ...to })
      : m.sentInvitations.anAdministratorInvitesYou(to),
    heading: m.sentInvitations.youAreInvitedToName({ name: organization.name }),
    paragraphs: [
      `${share} ${m.sentInvitations.seeWhichAreFree}`,
      m.sentInvitations.theInvitationIsForEmail({ email: invitation.email, until }),
    ],
    action: { label: m.sentInvitations.seeTheInvitation, path: `/invitation?token=${token}` },
    footer: m.sentInvitations.ifYouDidNotExpect,
  };
}
