import { inReadersWords } from '@chargerota/messages/stored';
import { m } from '@chargerota/messages';
import { formatMoney } from '@chargerota/domain';
import * as z from 'zod';
import type { NotificationText } from '../channel.ts';
import type { NotificationFacts } from '../facts.ts';
import { calendarDay, greeting, shortName, wordsOf } from './words.ts';

/** Stored in English, and read in the reader's language. */
const inWords = z.string().transform(inReadersWords);

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
    what: inWords,
    nextOn: day.nullable(),
  }),
]);
export type TrialParams = z.infer<typeof trial>;

const payment = z.discriminatedUnion('about', [
  z.object({ about: z.literal('receipt'), amountCents: cents, what: inWords, nextOn: day.nullable() }),
  z.object({
    about: z.literal('failed'),
    amountCents: cents,
    reason: inWords,
    /** The day of the next attempt; null if there is none. */
    nextOn: day.nullable(),
  }),
  z.object({ about: z.literal('ended'), isUnpaid: z.boolean() }),
  z.object({ about: z.literal('card_expires'), card, endsOn: day }),
  /** Of a payment for `what`: what its bank asks back, has left, or has taken back. */
  z.object({ about: z.enum(['disputed', 'dispute_won']), amountCents: cents, what: inWords }),
  z.object({
    about: z.literal('dispute_lost'),
    amountCents: cents,
    what: inWords,
    /** The day of the next payment; null if there is none. */
    nextOn: day.nullable(),
  }),
  /** An add-on whose other cycle could not be charged. */
  z.object({ about: z.literal('add_on_ended'), what: inWords, reason: inWords }),
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

/** `Visa`, and the last four digits of its number. */
const wordsOfCard = ({ brand, last4 }: z.infer<typeof card>) => ({
  card: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`,
  digits: last4,
});

const nextPayment = (nextOn: string | null): string[] =>
  nextOn ? [m.sentNotifyBilling.theNextPaymentIsDue({ day: calendarDay(nextOn) })] : [];

/** To administrators: the trial ends soon or has ended, and its first payment. */
export const trialNotification = wordsOf(trial, (params, facts) => written(sayTrial(params, facts), facts));

function sayTrial(params: TrialParams, { organizationName }: NotificationFacts): Said {
  const organization = shortName(organizationName);
  switch (params.about) {
    case 'ends_soon': {
      const title = m.sentNotifyBilling.yourFreeTrialEndsOn({ day: calendarDay(params.endsOn) });
      const { charge } = params;
      if (!charge) {
        const sentences = [
          m.sentNotifyBilling.setUpPaymentToGo({ organization }),
          m.sentNotifyBilling.withoutItNothingIsCharged,
        ];
        return { title, sentences, action: m.common.setUpPayment };
      }
      const charged = { organization, amount: formatMoney(charge.amountCents) };
      const sentences = [
        charge.card
          ? m.sentNotifyBilling.theSubscriptionBeginsByCard({ ...charged, ...wordsOfCard(charge.card) })
          : m.sentNotifyBilling.theSubscriptionOfOrganizationBegins(charged),
        m.sentNotifyBilling.youCanChangeThePlan,
      ];
      return { title, sentences, action: m.sentNotifyBilling.seeBilling };
    }
    case 'ended':
      return {
        title: m.sentNotifyBilling.yourFreeTrialHasEnded,
        sentences: [
          m.sentNotifyBilling.membersOfOrganizationCanStill({ organization }),
          m.sentNotifyBilling.setUpPaymentToAdd,
        ],
        action: m.common.setUpPayment,
      };
    default:
      return {
        title: m.sentNotifyBilling.yourFirstPaymentAmount({ amount: formatMoney(params.amountCents) }),
        sentences: [
          m.sentNotifyBilling.thankYouOrganizationHasPaid({
            organization,
            amount: formatMoney(params.amountCents),
          }),
          m.sentNotifyBilling.itWasForWhat({ what: params.what }),
          ...nextPayment(params.nextOn),
        ],
        action: m.sentNotifyBilling.seeBilling,
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
        title: m.sentNotifyBilling.paymentReceivedAmount({ amount: formatMoney(params.amountCents) }),
        sentences: [
          m.sentNotifyBilling.thankYouOrganizationHasPaid({
            organization,
            amount: formatMoney(params.amountCents),
          }),
          m.sentNotifyBilling.itWasForWhat({ what: params.what }),
          ...nextPayment(params.nextOn),
        ],
        action: m.sentNotifyBilling.seeBilling,
      };
    case 'failed':
      return {
        title: m.sentNotifyBilling.yourPaymentOfAmountFailed({ amount: formatMoney(params.amountCents) }),
        sentences: [
          params.reason,
          params.nextOn
            ? m.sentNotifyBilling.weTryAgainOnDay({ day: calendarDay(params.nextOn) })
            : m.sentNotifyBilling.pleaseStoreAnotherCardAnd,
        ],
        action: m.sentNotifyBilling.payNow,
      };
    case 'ended':
      return {
        title: m.sentNotifyBilling.yourSubscriptionHasEnded,
        sentences: [
          params.isUnpaid
            ? m.sentNotifyBilling.theSubscriptionOfOrganizationHas({ organization })
            : m.sentNotifyBilling.theSubscriptionOfOrganizationHasEnded({ organization }),
          m.sentNotifyBilling.membersCanStillReserveIt,
        ],
        action: m.sentNotifyBilling.startItAgain,
      };
    case 'disputed':
      return {
        title: m.sentNotifyBilling.aPaymentOfAmountIs({ amount: formatMoney(params.amountCents) }),
        sentences: [
          m.sentNotifyBilling.itWasForWhat({ what: shortName(params.what) }),
          m.sentNotifyBilling.theBankOfTheCard,
          m.sentNotifyBilling.ifThatIsAMistake,
        ],
        action: m.sentNotifyBilling.seeBilling,
      };
    case 'dispute_won':
      return {
        title: m.sentNotifyBilling.theDisputedPaymentOfAmount({ amount: formatMoney(params.amountCents) }),
        sentences: [
          m.sentNotifyBilling.itWasForWhat({ what: shortName(params.what) }),
          m.sentNotifyBilling.theBankOfTheCardHas,
        ],
        action: m.sentNotifyBilling.seeBilling,
      };
    case 'dispute_lost':
      return {
        title: m.sentNotifyBilling.aBankTookBackA({ amount: formatMoney(params.amountCents) }),
        sentences: [
          m.sentNotifyBilling.itWasForWhat({ what: shortName(params.what) }),
          m.sentNotifyBilling.everythingWorksAsBefore,
          params.nextOn
            ? m.sentNotifyBilling.itCountsAsOverdueUntil({ day: calendarDay(params.nextOn) })
            : m.sentNotifyBilling.itCountsAsOverdueUntilA,
        ],
        action: m.sentNotifyBilling.seeBilling,
      };
    case 'card_expires':
      return {
        title: m.sentNotifyBilling.yourCardExpiresSoon,
        sentences: [
          m.sentNotifyBilling.theCardOfOrganizationExpires({
            ...wordsOfCard(params.card),
            organization,
            day: calendarDay(params.endsOn),
          }),
          m.sentNotifyBilling.pleaseStoreAnotherOneBefore,
        ],
        action: m.sentNotifyBilling.storeAnotherCard,
      };
    default:
      return {
        title: m.sentNotifyBilling.anAddOnHasEnded,
        sentences: [m.sentNotifyBilling.whatCouldNotBeCharged({ what: params.what }), params.reason],
        action: m.sentNotifyBilling.seeBilling,
      };
  }
}
