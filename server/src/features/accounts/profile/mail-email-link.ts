import { formatsOf, personName } from '@chargerota/domain';
import { inFormats } from '../../../platform/formats.ts';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { sendFromJob } from '../../../platform/mail/outbox.ts';
import { hashLinkToken, newLinkToken } from '../../../platform/tokens.ts';
import {
  findEmailChange,
  insertEmailChangeToken,
  replaceEmailChange,
  type EmailChange,
} from './email-change-store.ts';
import { confirmEmailMail, confirmOwnEmailMail } from './mails.ts';

const KIND = 'accounts.mail-email-link';

const LINK_MILLISECONDS = 24 * 3_600_000;

/**
 * Mails a link that confirms an address, a new one or the account's own, and works once within a day. It replaces the link
 * before. Call it while holding the account.
 */
export async function mailAddressLink(
  tx: Tx,
  { userId, newEmail }: Pick<EmailChange, 'userId' | 'newEmail'>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_MILLISECONDS);
  const change = { id: newId(), userId, newEmail, expiresAt, createdAt: now };
  await replaceEmailChange(tx, change);
  await enqueue(tx, { kind: KIND, payload: { emailChangeId: change.id }, dueAt: now });
}

/** Mails the link, unless the change has been cancelled or replaced meanwhile. */
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
      const { email, firstName, lastName } = found.user;
      const mail = newEmail === email ? confirmOwnEmailMail : confirmEmailMail;
      await inFormats(formatsOf(found.user), () => {
        const content = mail({
          name: personName({ firstName, lastName }) || null,
          newEmail,
          path: `/confirm-email?token=${token}`,
        });
        return sendFromJob(
          { mailer, publicUrl: config.linkUrl },
          { jobId, to: newEmail, content, evenIfBounced: true },
        );
      });
    },
  });
