import { personName } from '@chargerota/domain';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { hashLinkToken, newLinkToken } from '../../../platform/link-token.ts';
import { sendFromJob } from '../../../platform/mail/outbox.ts';
import { findEmailChange, insertEmailChangeToken, type EmailChange } from './email-change-store.ts';
import { confirmEmailMail } from './mails.ts';

const KIND = 'accounts.mail-email-link';

export async function enqueueEmailLink(tx: Tx, change: EmailChange): Promise<void> {
  await enqueue(tx, { kind: KIND, payload: { emailChangeId: change.id }, dueAt: change.createdAt });
}

/** Mails the link that confirms a new address, unless the change has been cancelled or replaced meanwhile. */
export const emailLinkJob = ({ mailer, config, clock }: AppDeps): JobDefinition =>
  defineJob({
    kind: KIND,
    lane: 'mail',
    payload: z.object({ emailChangeId: z.uuid() }),
    maxAttempts: 54,
    run: async ({ database, jobId }, { emailChangeId }) => {
      const now = clock.now();
      const found = await findEmailChange(database.drizzle, emailChangeId, now);
      if (!found) return;
      const { newEmail } = found.change;
      const token = newLinkToken();
      await insertEmailChangeToken(database.drizzle, {
        tokenHash: hashLinkToken(token),
        emailChangeId,
        createdAt: now,
      });
      const content = confirmEmailMail({
        name: personName({ ...found.user, email: 'Somebody' }),
        newEmail,
        path: `/confirm-email?token=${token}`,
      });
      await sendFromJob({ mailer, publicUrl: config.linkUrl }, { jobId, to: newEmail, content });
    },
  });
