import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { sendFromJob } from '../../../platform/mail/outbox.ts';
import { issueResetLink, resetLinkExpiry } from './issue-reset-link.ts';
import { resetLinkMail } from './mails.ts';
import { lockAccount, isRequestSettled } from './store.ts';
import { findUserByEmail } from '../store.ts';

const KIND = 'accounts.mail-reset-link';
const LIFETIME_HOURS = 1;

/**
 * Handles a forgotten password. Only the job looks up whether the account exists, so the answer and its time are the
 * same either way (docs/decisions/0017).
 */
export async function requestResetLink({ database, clock }: AppDeps, email: string): Promise<void> {
  const now = clock.now();
  await enqueue(database.drizzle, {
    kind: KIND,
    payload: { email, requestedAt: now.toISOString() },
    dueAt: now,
  });
}

/**
 * Mails the link to the account with this address, if there is one. Accounts that sign in only with a provider get it
 * too: reading the mailbox is enough to set a password. A retry sends another link, since the first mail may not have
 * arrived, unless a link has been used already.
 */
export const resetLinkJob = ({ mailer, config, clock }: AppDeps): JobDefinition =>
  defineJob({
    kind: KIND,
    lane: 'mail',
    payload: z.object({ email: z.string(), requestedAt: z.coerce.date() }),
    run: async ({ database, jobId }, { email, requestedAt }) => {
      // The mail server was unreachable for so long that the link would already have expired on arrival.
      if (resetLinkExpiry(requestedAt, LIFETIME_HOURS) <= clock.now()) return;
      const link = await inTransaction(database, (tx) => issueTo(tx, email, requestedAt));
      if (!link) return;
      const content = resetLinkMail({ ...link, lifetimeHours: LIFETIME_HOURS });
      await sendFromJob({ mailer, publicUrl: config.linkUrl }, { jobId, to: link.email, content });
    },
  });

/**
 * A link for the account with this address. Null if there is no such account, if its address is changing at this
 * moment, or if the link of an earlier attempt has been used.
 */
async function issueTo(tx: Tx, email: string, from: Date): Promise<{ email: string; path: string } | null> {
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockAccount(tx, found.id));
  if (!user || user.email !== found.email) return null;
  if (await isRequestSettled(tx, user.id, from)) return null;
  const { path } = await issueResetLink(tx, { userId: user.id, lifetimeHours: LIFETIME_HOURS, from });
  return { email: user.email, path };
}
