import type { NoticeKind, NoticeMethod } from '@chargerota/domain';
import type { MailContent } from '../../platform/mail/layout.ts';

/** What a notice says, whatever it goes out by. Every value is text, never markup. */
export type NoticeText = {
  /** One line, as a phone shows it: 'Your charger is free in 15 minutes'. */
  title: string;
  /** One or two sentences. */
  message: string;
  /** The local path of what it is about. */
  path: string | null;
  /** The same as a mail; its footer and unsubscribe link are added by the channel. */
  mail: Omit<MailContent, 'footer'>;
};

/** One notice on its way to one person by one method. */
export type OutgoingNotice = NoticeText & {
  /** The same at every attempt: an idempotency key for channels that take one. */
  id: string;
  organizationId: string;
  organizationName: string;
  kind: NoticeKind;
  userId: string;
  /** The reservations that it is about: a mail carries them for the reader's calendar. */
  reservationIds: readonly string[];
  /** The account's address. */
  email: string;
  /** Confirmed, and not stopped; else null. */
  phone: string | null;
  /** After this instant nobody needs it any more. */
  expiresAt: Date | null;
};

export type DeliveryOutcome =
  | { delivered: true; providerId?: string | undefined; segments?: number | undefined }
  /** `retry` false: it will never arrive, so it isn't tried again. */
  | { delivered: false; retry: boolean; reason: string };

/** A way to reach somebody beside the in-app list. */
export type NoticeChannel = {
  method: Exclude<NoticeMethod, 'app'>;
  /** How many deliveries of one process may be under way at once. */
  concurrency: number;
  /** Hands the notice over; a throw counts as a failure to be retried. */
  deliver(notice: OutgoingNotice): Promise<DeliveryOutcome>;
};
