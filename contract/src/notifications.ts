// What people are told and how they choose it (docs/rules.md "Notifications").
import { m } from '@chargerota/messages';
import {
  MEMBERSHIP_STATUSES,
  NOTIFICATION_KINDS,
  NOTIFICATION_METHODS,
  NOTIFICATION_TOPICS,
  RULE_OPTIONS,
} from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, messageResponse, page } from './common.ts';
import { phoneCode, phoneToConfirm } from './forms/phones.ts';
import { offer } from './line.ts';
import { anyone, defineRoute, member, organizationAdmin, signedIn } from './route.ts';
import { PRESENCE_ERRORS } from './sessions.ts';

export const notificationMethod = z.enum(NOTIFICATION_METHODS);
export const notificationTopic = z.enum(NOTIFICATION_TOPICS);

/** One notification as the bell lists it. */
export const notification = z
  .object({
    id,
    organizationId: id,
    organizationName: z.string(),
    type: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    message: z.string(),
    /** The local path of what it is about; null if it leads nowhere. */
    path: z.string().nullable(),
    reservationId: id.nullable(),
    /** Of a notification that a charger is held: the offer as it is now. */
    offer: offer.nullable(),
    /** Of a notification to an administrator that somebody waits for approval: their membership as it is now. */
    request: z.object({ name: z.string(), membershipStatus: z.enum(MEMBERSHIP_STATUSES) }).nullable(),
    sentAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  summary:
    'The caller’s in-app notifications of all organizations, newest first, 20 a page; how many in all in x-total-count, how many unread in x-unread-count',
  access: signedIn,
  query: z.strictObject({ page: page.optional() }),
  response: z.array(notification),
});

export const readNotification = defineRoute({
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  summary: 'Mark one of the caller’s notifications as read',
  access: signedIn,
  params: idParams,
  response: notification,
});

export const readAllNotifications = defineRoute({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Mark all of the caller’s notifications as read',
  access: signedIn,
  response: messageResponse,
});

/** Whether a method works for the caller, and if not, what would make it work. */
export const notificationChannel = z.object({
  method: notificationMethod,
  /** Switched on by the caller. */
  isOn: z.boolean(),
  /** It would reach them: configured here, address or number confirmed, a browser subscribed. */
  works: z.boolean(),
  /**
   * not_configured: the installation has no such channel, it is not offered. no_number, not_confirmed, stopped: of the
   * phone. no_browser: no browser of theirs takes push messages. bounces: mail servers know no such address.
   */
  why: z
    .enum(['not_configured', 'no_number', 'not_confirmed', 'stopped', 'no_browser', 'bounces'])
    .nullable(),
  /** The address or number that it goes to; null for others. */
  to: z.string().nullable(),
});

const quietTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => m.refusalsFields.pleaseEnterATimeSuch });
const quietHours = z
  .strictObject({ from: quietTime, until: quietTime })
  .refine(({ from, until }) => from !== until, {
    error: () => m.refusalsFields.quietHoursEndAtAnother,
    path: ['until'],
  });

const customReminderMinutes = z
  .int()
  .refine((minutes) => (RULE_OPTIONS.defaultReminderMinutes as readonly number[]).includes(minutes), {
    error: () =>
      m.refusalsFields.pleaseChooseOneOfOptions({
        options: RULE_OPTIONS.defaultReminderMinutes.join(', '),
      }),
  });

/** In the current organization; methods that are switched on are the account's, in all its organizations. */
export const notificationPreferences = z
  .object({
    enableCustomReminders: z.boolean(),
    customReminderMinutes: z.int(),
    /** Whether the organization lets members have a reminder of their own. */
    allowCustomReminders: z.boolean(),
    preferredNotificationMethods: z.array(notificationMethod),
    /** For each topic the methods chosen; the defaults where nothing was. */
    topics: z.array(
      z.object({
        topic: notificationTopic,
        methods: z.array(notificationMethod),
        /** Of these, the ones that cannot be declined. */
        fixed: z.array(notificationMethod),
        /** The methods that the topic can be told by. */
        possible: z.array(notificationMethod),
      }),
    ),
    quietHours: quietHours.nullable(),
    channels: z.array(notificationChannel),
    /** The key that a browser needs to subscribe to push messages. */
    pushKey: z.string().nullable(),
    pushBrowsers: z.array(z.object({ id, browser: z.string(), createdAt: instant })),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const readNotificationPreferences = defineRoute({
  method: 'GET',
  path: '/api/notification-preferences',
  summary: 'What the caller is told in the current organization, by which methods, and which of these work',
  access: signedIn,
  response: notificationPreferences,
  errors: ['no_organization'],
});

/** What is absent stays as it is. */
export const notificationPreferencesForm = z
  .strictObject({
    enableCustomReminders: z.boolean(),
    customReminderMinutes,
    /** 'app' is always on, whether named or not. */
    preferredNotificationMethods: z.array(notificationMethod).max(NOTIFICATION_METHODS.length),
    topics: z
      .array(
        z.strictObject({
          topic: notificationTopic,
          methods: z.array(notificationMethod).max(NOTIFICATION_METHODS.length),
        }),
      )
      .max(NOTIFICATION_TOPICS.length),
    quietHours: quietHours.nullable(),
  })
  .partial();
export type NotificationPreferencesForm = z.input<typeof notificationPreferencesForm>;

export const updateNotificationPreferences = defineRoute({
  method: 'PATCH',
  path: '/api/notification-preferences',
  summary: 'Change them; reminders that are still to come follow at once',
  access: signedIn,
  body: notificationPreferencesForm,
  response: notificationPreferences,
  errors: ['no_organization'],
});

export const tryNotification = defineRoute({
  method: 'POST',
  path: '/api/notification-preferences/try',
  summary: 'Send the caller a notification by one method, to see that it arrives',
  access: member('notifications.try'),
  body: z.strictObject({ method: notificationMethod }),
  response: messageResponse,
  errors: ['channel_not_ready', 'channel_failed'],
});

export const sendPhoneCode = defineRoute({
  method: 'POST',
  path: '/api/phone-confirmation',
  summary: 'Send a code to a phone number, which confirms it for text messages',
  access: signedIn,
  body: phoneToConfirm,
  response: z.object({ phone: z.string(), expiresAt: instant }),
  errors: ['channel_not_ready', 'channel_failed', 'phone_not_valid', ...PRESENCE_ERRORS],
});

export const confirmPhone = defineRoute({
  method: 'POST',
  path: '/api/phone-confirmation/confirm',
  summary: 'Confirm the number by the code that was sent to it',
  access: signedIn,
  body: phoneCode,
  response: messageResponse,
  errors: ['phone_code_wrong'],
});

const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** Base64url: a public key of P-256, uncompressed, and 16 bytes (RFC 8291). */
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

export const subscribeToPush = defineRoute({
  method: 'POST',
  path: '/api/push-subscriptions',
  summary: 'Let this browser take push messages for the caller',
  access: signedIn,
  body: pushSubscription,
  status: 201,
  response: z.object({ id, browser: z.string(), createdAt: instant }),
  errors: ['push_endpoint_refused'],
});

export const renewPush = defineRoute({
  method: 'PUT',
  path: '/api/push-subscriptions/:id',
  summary: 'Compare the push subscription that this browser has with the stored one, and store what differs',
  access: signedIn,
  params: idParams,
  body: z.strictObject({
    /** Null if the browser has none any more. */
    subscription: pushSubscription.nullable(),
    /** The installation's key, in base64url, that the browser subscribed with. */
    serverKey: z.string().max(200).nullable(),
  }),
  /** Unless it works, the browser has to subscribe anew, with this key. */
  response: z.object({ id, works: z.boolean(), pushKey: z.string() }),
  errors: ['push_endpoint_refused'],
});

export const unsubscribeFromPush = defineRoute({
  method: 'DELETE',
  path: '/api/push-subscriptions/:id',
  summary: 'Stop push messages to one of the caller’s browsers',
  access: signedIn,
  params: idParams,
  status: 204,
  response: z.null(),
});

/** Local paths that messages lead to: where methods are chosen, and what the link that ends the mails of a topic opens. */
export const CHOICES_PATH = '/notifications?tab=choices';
export const UNSUBSCRIBE_PATH = '/unsubscribe';

const unsubscribeQuery = z.strictObject({ token: z.string().min(1).max(400) });

export const readUnsubscribeLink = defineRoute({
  method: 'GET',
  path: '/api/unsubscribe',
  summary: 'What a link of a mail would end',
  access: anyone('the link is signed; it stands for one topic of one person; rate limited'),
  query: unsubscribeQuery,
  response: z.object({ topic: notificationTopic, organizationName: z.string(), isSubscribed: z.boolean() }),
  errors: ['rate_limited'],
});

export const unsubscribe = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'End the mails of one topic, by the link in them (one-click unsubscribe, RFC 8058)',
  access: anyone('the link is signed; it stands for one topic of one person; rate limited'),
  // Mail programs in a browser post from their own pages.
  takesOtherSites: true,
  query: unsubscribeQuery,
  response: messageResponse,
  errors: ['notice_not_declinable', 'rate_limited'],
});

export const resubscribe = defineRoute({
  method: 'DELETE',
  path: '/api/unsubscribe',
  summary: 'Take an unsubscription by link back',
  access: anyone('the link is signed; it stands for one topic of one person; rate limited'),
  query: unsubscribeQuery,
  response: messageResponse,
  errors: ['rate_limited'],
});

/** What Twilio posts for each text message to our number; its form has more fields than we read, so there is no schema. */
export const receiveSms = defineRoute({
  method: 'POST',
  path: '/api/sms/inbound',
  summary: 'Twilio’s webhook: STOP and START end and resume text messages to the number that sent them',
  access: anyone('signed by Twilio'),
  response: z.string(),
  produces: 'text/xml',
  errors: ['forbidden'],
});

export const notificationUsage = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/notification-usage',
  summary:
    'What was sent to members in the current and the previous months; text messages with their segments',
  access: organizationAdmin('notifications.usage'),
  params: idParams,
  response: z.array(
    z.object({
      /** '2026-11' */
      month: z.string(),
      method: notificationMethod,
      sent: z.int(),
      failed: z.int(),
      /** Text messages are paid for by the segment. */
      segments: z.int(),
    }),
  ),
});
