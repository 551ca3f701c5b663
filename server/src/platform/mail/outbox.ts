import { currentFormats, formatsOf, LANGUAGES, REGIONS, type Formats } from '@chargerota/domain';
import * as z from 'zod';
import { inFormats } from '../formats.ts';
import type { Queries } from '../database/database.ts';
import { defineJob, type JobDefinition } from '../jobs/define.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { renderMail, type MailContent } from './layout.ts';
import { AddressBounces, type Mailer } from './mailer.ts';

/** A kind of mail: its parameters and its content. Features define theirs; features.ts lists them. */
export type MailTemplate<Params> = {
  /** `feature.what-it-tells`. Stored rows refer to it, so it must not change. */
  name: string;
  params: z.ZodType<Params>;
  content(params: Params): MailContent;
};

/** A template as the outbox sees it, with any type of parameters. */
export type AnyMailTemplate = {
  readonly name: string;
  /** The mail for these parameters; throws if they do not match. */
  contentOf(params: unknown): MailContent;
};

export type DefinedMailTemplate<Params> = MailTemplate<Params> & AnyMailTemplate;

export const defineMailTemplate = <Params>(template: MailTemplate<Params>): DefinedMailTemplate<Params> => ({
  ...template,
  contentOf: (params) => template.content(template.params.parse(params)),
});

const KIND = 'mail.send';
/** Languages and regions that a later release knows are read as this one can. */
const reader = z.object({ language: z.string(), region: z.string(), is24Hour: z.boolean() });
const payload = z.object({
  to: z.string(),
  template: z.string(),
  params: z.unknown(),
  /** Missing in what the release before has written. */
  reader: reader.optional(),
});

/** Tried for two days: the pauses grow to an hour (see retryPause), and mail servers can be down for long. */
const MAX_ATTEMPTS = 54;

export type MailRequest<Params> = {
  to: string;
  template: DefinedMailTemplate<Params>;
  params: Params;
  /** How its reader reads; unless given, whoever acts now. */
  reader?: Formats;
  /** By the business clock; now for immediately. */
  dueAt: Date;
  organizationId?: string | undefined;
  /** See {@link enqueue}: for reminders that are moved or cancelled together with their subject. */
  dedupeKey?: string | undefined;
};

/** Writes a mail in the caller's transaction; it is sent after the commit, and retried until that succeeds. */
export async function enqueueMail<Params>(queries: Queries, request: MailRequest<Params>): Promise<string> {
  const { to, template, params, dueAt, organizationId, dedupeKey, reader = currentFormats() } = request;
  const mail: z.input<typeof payload> = { to, template: template.name, params, reader };
  return enqueue(queries, { kind: KIND, payload: mail, dueAt, organizationId, dedupeKey });
}

export type MailJobOptions = {
  mailer: Mailer;
  templates: readonly AnyMailTemplate[];
  /** The start of links, and the domain of message ids. */
  publicUrl: string;
};

/** `id` makes the message id, with angle brackets. */
type ComposedMail = { id: string; to: string; content: MailContent; evenIfBounced?: boolean };

/** @throws AddressBounces */
export const sendContent = (
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  { id, to, content, evenIfBounced }: ComposedMail,
): Promise<void> =>
  mailer.send({
    to,
    subject: content.subject,
    ...renderMail(content, publicUrl),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    evenIfBounced,
  });

/**
 * Sends a mail from within a job that creates part of its content (a link's token); all others are written by {@link
 * enqueueMail}. The message id belongs to the job, not to the attempt: if the process dies between sending and
 * recording that, the second message has the same id. To an address that bounces nothing is sent, and the job is done.
 */
export async function sendFromJob(
  deps: { mailer: Mailer; publicUrl: string },
  { jobId, ...mail }: Omit<ComposedMail, 'id'> & { jobId: string },
): Promise<void> {
  try {
    await sendContent(deps, { id: jobId, ...mail });
  } catch (error) {
    if (!(error instanceof AddressBounces)) throw error;
  }
}

/** The job that renders and sends the mails of {@link enqueueMail}. */
export function mailJob({ mailer, templates, publicUrl }: MailJobOptions): JobDefinition {
  const byName = new Map(templates.map((template) => [template.name, template]));
  if (byName.size < templates.length) throw new Error('two mail templates have the same name');
  return defineJob({
    kind: KIND,
    lane: 'mail',
    payload,
    maxAttempts: MAX_ATTEMPTS,
    run: async ({ jobId }, { to, template: name, params, reader: as }) => {
      const template = byName.get(name);
      if (!template) {
        throw new Error(`there is no mail template ${name}: name it in features.ts`);
      }
      await inFormats(knownFormats(as), () =>
        sendFromJob({ mailer, publicUrl }, { jobId, to, content: template.contentOf(params) }),
      );
    },
  });
}

function knownFormats(stored: z.infer<typeof reader> | undefined): Formats {
  const language = LANGUAGES.find((known) => known === stored?.language) ?? null;
  const region = REGIONS.find((known) => known === stored?.region) ?? null;
  const formats = formatsOf({ language, region, clock: 'region' });
  return stored ? { ...formats, is24Hour: stored.is24Hour } : formats;
}
