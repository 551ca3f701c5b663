import { m } from '@chargerota/messages';
import {
  CLOCKS,
  DEFAULT_REGION,
  formatsOf,
  REGIONS,
  writeIn,
  DEFAULT_LANGUAGE,
  LANGUAGES,
} from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate } from '../../platform/mail/outbox.ts';
import { termsMailContent, termsParams } from './texts/people.ts';
import { reservationsEnded } from './texts/reservations-ended.ts';

/** About coming terms, to an account without an organization, which cannot have notifications. */
export const termsMail = defineMailTemplate({
  name: 'notifications.terms-changed',
  params: termsParams.extend({
    firstName: z.string(),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    region: z.enum(REGIONS).default(DEFAULT_REGION),
    clock: z.enum(CLOCKS).default('region'),
  }),
  content: ({ firstName, language, region, clock, ...terms }) => ({
    ...writeIn(formatsOf({ language, region, clock }), () => termsMailContent(terms, firstName)),
    footer: m.sentNotifications.youReceiveThisBecauseYouHave,
  }),
});

export const notificationMails = [termsMail, reservationsEnded];
