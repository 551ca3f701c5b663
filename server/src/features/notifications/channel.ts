import type { NotificationKind, NotificationMethod } from '@chargerota/domain';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { CalendarPart } from '../../platform/mail/mailer.ts';

/** What can be answered from the notification itself: by a request with the reader's session, or on a screen. */
export type NotificationAnswer = {
  /** On the button: 'Take it'. */
  label: string;
} & (
  | {
      /** The request to the API, which has no body. */
      method: 'POST' | 'PATCH';
      path: string;
      /** What the reader is told once it is done: a title, and the local path of what it is about. Null: nothing. */
      done: { title: string; path: string } | null;
    }
  /** The local path of the screen that opens. */
  | { method: 'open'; path: string }
  /** Nothing to do: the notification closes. The path only tells it from other answers. */
  | { method: 'none'; path: string }
);

/** The text of a notification, the same for every channel. Every value is plain text, never markup. */
export type NotificationText = {
  /** One line, as a phone shows it: 'Your charger is free in 15 minutes'. */
  title: string;
  /** One or two sentences. */
  message: string;
  /** The local path of what it is about. */
  path: string | null;
  /** Browsers show two, some of them more. Only push messages have them. */
  answers?: readonly NotificationAnswer[];
  /** The offer that it is about: mails and text messages answer it by a link of their own. */
  offerId?: string;
  /** Until when the notification is of use. Reminders ignore this: their kind decides. */
  usefulUntil?: Date;
  /** The text of the mail; the channel adds the footer and the unsubscribe link. */
  mail: Omit<MailContent, 'footer'>;
};

/** What an unsubscribe link of a notification is about. */
type NotificationSubject = { organizationId: string; organizationName: string; kind: NotificationKind };

/** One message on its way to one person by one method: a notification, or several reminders. */
export type OutgoingNotification = Omit<NotificationText, 'usefulUntil'> &
  NotificationSubject & {
    /** The same at every attempt: an idempotency key for channels that take one. */
    id: string;
    /** Of further reminders in the same message. */
    others: readonly NotificationSubject[];
    userId: string;
    /** The reservations that it is about. */
    reservationIds: readonly string[];
    /** These for the reader's calendar, in a mail. */
    calendar?: CalendarPart | null;
    /** The account's address. */
    email: string;
    /** The confirmed number; null without one, or if it has answered STOP. */
    phone: string | null;
    /** Until when it is of use; null if that has no end. */
    usefulUntil: Date | null;
  };

export type DeliveryOutcome =
  | { delivered: true; providerId?: string | undefined; segments?: number | undefined }
  /** `retry` false: it will never arrive, so it isn't tried again. */
  | { delivered: false; retry: boolean; reason: string };

/** Sends notifications by one method. */
export type NotificationChannel = {
  method: NotificationMethod;
  /** How many deliveries of one process may be under way at once. */
  concurrency: number;
  /** Sends the notification. If it throws, the delivery is tried again. */
  deliver(notification: OutgoingNotification): Promise<DeliveryOutcome>;
};

const MOST_CHARACTERS = 300;
/** What an error says, for the row of its notification. A server's answer can be of any length. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MOST_CHARACTERS);
