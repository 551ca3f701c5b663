import { formatMoney } from '@chargerota/domain';
import * as z from 'zod';
import type { NotificationText } from '../channel.ts';
import type { NotificationFacts } from '../facts.ts';
import { calendarDay, greeting, shortName, wordsOf } from './words.ts';

const day = z.iso.date();
const cents = z.int();
const card = z.object({ brand: z.string(), last4: z.string() });

const trial = z.discriminatedUnion('about', [
  /** `charge` is what the stored card will be charged then; null without a subscription. */
  z.object({
    about: z.literal('ends_soon'),
    endsOn: day,
    charge: z.object({ amountCents: cents, card: card.nullable() }).nullable(),
  }),
  z.object({ about: z.literal('ended') }),
  z.object({
    about: z.literal('first_charge'),
    amountCents: cents,
    what: z.string(),
    nextOn: day.nullable(),
  }),
]);
export type TrialParams = z.infer<typeof trial>;

const payment = z.discriminatedUnion('about', [
  z.object({ about: z.literal('receipt'), amountCents: cents, what: z.string(), nextOn: day.nullable() }),
  z.object({
    about: z.literal('failed'),
    amountCents: cents,
    reason: z.string(),
    /** The day of the next attempt; null if there is none. */
    nextOn: day.nullable(),
  }),
  z.object({ about: z.literal('ended'), isUnpaid: z.boolean() }),
  z.object({ about: z.literal('card_expires'), card, endsOn: day }),
  /** Of a payment for `what`: what its bank asks back, has left, or has taken back. */
  z.object({ about: z.enum(['disputed', 'dispute_won']), amountCents: cents, what: z.string() }),
  z.object({
    about: z.literal('dispute_lost'),
    amountCents: cents,
    what: z.string(),
    /** The day of the next payment; null if there is none. */
    nextOn: day.nullable(),
  }),
  /** An add-on whose other cycle could not be charged. */
  z.object({ about: z.literal('add_on_ended'), what: z.string(), reason: z.string() }),
]);
export type PaymentParams = z.infer<typeof payment>;

type Said = { title: string; sentences: string[]; action: string };

const written = ({ title, sentences, action }: Said, { firstName }: NotificationFacts): NotificationText => {
  const path = '/billing';
  return {
    title,
    message: sentences.join(' '),
    path,
    mail: {
      subject: title,
      heading: title,
      paragraphs: [greeting(firstName), ...sentences],
      action: { label: action, path },
    },
  };
};

const cardName = ({ brand, last4 }: z.infer<typeof card>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} card ending in ${last4}`;

const nextPayment = (nextOn: string | null): string[] =>
  nextOn ? [`The next payment is due on ${calendarDay(nextOn)}.`] : [];

/** To administrators: the trial ends soon or has ended, and its first payment. */
export const trialNotification = wordsOf(trial, (params, facts) => written(sayTrial(params, facts), facts));

function sayTrial(params: TrialParams, { organizationName }: NotificationFacts): Said {
  const organization = shortName(organizationName);
  switch (params.about) {
    case 'ends_soon': {
      const title = `Your free trial ends on ${calendarDay(params.endsOn)}`;
      const { charge } = params;
      if (!charge) {
        const sentences = [
          `Set up payment to go on adding members, locations and chargers at ${organization}.`,
          'Without it nothing is charged, and members can still reserve.',
        ];
        return { title, sentences, action: 'Set up payment' };
      }
      const by = charge.card ? ` to your ${cardName(charge.card)}` : '';
      const sentences = [
        `The subscription of ${organization} begins then, and ${formatMoney(charge.amountCents)} is charged${by}.`,
        'You can change the plan or remove the card before.',
      ];
      return { title, sentences, action: 'See billing' };
    }
    case 'ended':
      return {
        title: 'Your free trial has ended',
        sentences: [
          `Members of ${organization} can still reserve.`,
          'Set up payment to add members, locations and chargers again.',
        ],
        action: 'Set up payment',
      };
    default:
      return {
        title: `Your first payment: ${formatMoney(params.amountCents)}`,
        sentences: [
          `Thank you. ${organization} has paid ${formatMoney(params.amountCents)}.`,
          `It was for: ${params.what}.`,
          ...nextPayment(params.nextOn),
        ],
        action: 'See billing',
      };
  }
}

/** To administrators: payments made and refused, and what ends because of them. */
export const paymentNotification = wordsOf(payment, (params, facts) =>
  written(sayPayment(params, facts), facts),
);

function sayPayment(params: PaymentParams, { organizationName }: NotificationFacts): Said {
  const organization = shortName(organizationName);
  switch (params.about) {
    case 'receipt':
      return {
        title: `Payment received: ${formatMoney(params.amountCents)}`,
        sentences: [
          `Thank you. ${organization} has paid ${formatMoney(params.amountCents)}.`,
          `It was for: ${params.what}.`,
          ...nextPayment(params.nextOn),
        ],
        action: 'See billing',
      };
    case 'failed':
      return {
        title: `Your payment of ${formatMoney(params.amountCents)} failed`,
        sentences: [
          params.reason,
          params.nextOn
            ? `We try again on ${calendarDay(params.nextOn)}. Another card can be stored before.`
            : 'Please store another card and pay the amount.',
        ],
        action: 'Pay now',
      };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        sentences: [
          params.isUnpaid
            ? `The subscription of ${organization} has ended because it could not be charged.`
            : `The subscription of ${organization} has ended as you asked.`,
          'Members can still reserve. It can be started again at any time.',
        ],
        action: 'Start it again',
      };
    case 'disputed':
      return {
        title: `A payment of ${formatMoney(params.amountCents)} is disputed`,
        sentences: [
          `It was for: ${shortName(params.what)}.`,
          'The bank of the card wants it back.',
          'If that is a mistake, ask the bank to withdraw the dispute. Until it has decided, nothing changes.',
        ],
        action: 'See billing',
      };
    case 'dispute_won':
      return {
        title: `The disputed payment of ${formatMoney(params.amountCents)} stands`,
        sentences: [
          `It was for: ${shortName(params.what)}.`,
          'The bank of the card has decided that it stays paid. There is nothing to do.',
        ],
        action: 'See billing',
      };
    case 'dispute_lost':
      return {
        title: `A bank took back a payment of ${formatMoney(params.amountCents)}`,
        sentences: [
          `It was for: ${shortName(params.what)}.`,
          'Everything works as before.',
          params.nextOn
            ? `It counts as overdue until the next payment, due on ${calendarDay(params.nextOn)}, has succeeded.`
            : 'It counts as overdue until a next payment has succeeded.',
        ],
        action: 'See billing',
      };
    case 'card_expires':
      return {
        title: 'Your card expires soon',
        sentences: [
          `The ${cardName(params.card)} of ${organization} expires on ${calendarDay(params.endsOn)}.`,
          'Please store another one before the next payment.',
        ],
        action: 'Store another card',
      };
    default:
      return {
        title: 'An add-on has ended',
        sentences: [`${params.what} could not be charged, so it has ended.`, params.reason],
        action: 'See billing',
      };
  }
}
