import { formatsOf, type Formats } from '@chargerota/domain';
import { inFormats } from '../../../platform/formats.ts';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/database/database.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { sendFromJob } from '../../../platform/mail/outbox.ts';
import { resetLinkMail } from './mails.ts';
import { issueResetLink, LIFETIME_HOURS, resetLinkExpiry, type ResetLinkMaker } from './reset-link.ts';
import { isRequestSettled } from './store.ts';
import { findUserByEmail, lockAccount } from '../store.ts';

const KIND = 'accounts.mail-reset-link';

/**
 * Handles a forgotten password. Only the job looks up whether the account exists, so the answer and its time are the
 * same either way (decision 0017).
 */
export async function requestResetLink({ database, clock }: AppDeps, email: string): Promise<void> {
  const now = clock.now();
  await enqueue(database.drizzle, {
    kind: KIND,
    payload: { email, requestedAt: now.toISOString() },
    dueAt: now,
  });
}

/** Mails a link that an operator asked for, after the caller's commit. */
export async function mailOperatorsLink(queries: Queries, email: string, now: Date): Promise<void> {
  const payload = { email, requestedAt: now.toISOString(), byOperator: true };
  await enqueue(queries, { kind: KIND, payload, dueAt: now });
}

/** A link for an operator to hand over: its path, to append to PUBLIC_URL. The caller holds the account's lock. */
export async function makeOperatorsLink(queries: Queries, userId: string, now: Date): Promise<string> {
  const { path } = await issueResetLink(queries, { userId, madeBy: 'operator', from: now });
  return path;
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
    payload: z.object({
      email: z.string(),
      requestedAt: z.coerce.date(),
      byOperator: z.boolean().optional(),
    }),
    run: async ({ database, jobId }, { email, requestedAt: from, byOperator = false }) => {
      const madeBy = byOperator ? 'operator' : 'self';
      // The mail server was unreachable for so long that the link would already have expired on arrival.
      if (resetLinkExpiry(from, madeBy) <= clock.now()) return;
      const link = await inTransaction(database, (tx) => issueTo(tx, email, { madeBy, from }));
      if (!link) return;
      // It is the only way in for somebody whose mail has bounced by mistake, and shows that it arrives.
      await inFormats(link.formats, () => {
        const mail = { to: link.email, content: resetLinkMail({ ...link, madeBy }), evenIfBounced: true };
        return sendFromJob({ mailer, publicUrl: config.linkUrl }, { jobId, ...mail });
      });
    },
  });

/**
 * A link for the account with this address. Null if there is no such account, if its address is changing at this
 * moment, if the link of an earlier attempt has been used, or if operators have made a later link.
 */
async function issueTo(
  tx: Tx,
  email: string,
  link: { madeBy: ResetLinkMaker; from: Date },
): Promise<{ email: string; path: string; formats: Formats } | null> {
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockAccount(tx, found.id));
  if (!user || user.email !== found.email) return null;
  const newestHours = link.madeBy === 'operator' ? LIFETIME_HOURS.operator : null;
  if (await isRequestSettled(tx, user.id, { requestedAt: link.from, newestHours })) return null;
  const { path } = await issueResetLink(tx, { userId: user.id, ...link });
  return { email: user.email, formats: formatsOf(user), path };
}
