import { CLOCKS, DEFAULT_REGION, formatsOf, REGIONS, writeIn } from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate } from '../../platform/mail/outbox.ts';
import { termsMailContent, termsParams } from './texts/people.ts';
import { reservationsEnded } from './texts/reservations-ended.ts';

/** About coming terms, to an account without an organization, which cannot have notifications. */
export const termsMail = defineMailTemplate({
  name: 'notifications.terms-changed',
  params: termsParams.extend({
    firstName: z.string(),
    region: z.enum(REGIONS).default(DEFAULT_REGION),
    clock: z.enum(CLOCKS).default('region'),
  }),
  content: ({ firstName, region, clock, ...terms }) => ({
    ...writeIn(formatsOf(region, clock), () => termsMailContent(terms, firstName)),
    footer: 'You receive this because you have an account at ChargeRota.',
  }),
});

export const notificationMails = [termsMail, reservationsEnded];
