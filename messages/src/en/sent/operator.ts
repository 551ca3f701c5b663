import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentOperator = {
  // operator/identity/routes.ts
  yourPasswordWasChanged: 'Your password was changed.',

  // operator/identity/change-password.ts
  pleaseChooseAPasswordThat: 'Please choose a password that is not your current one.',

  // operator/initialization/initialize.ts
  setupToken: 'Setup token',
  theOperatorAccountWasCreated: 'The operator account was created.',
  theOperatorAccountHasA: 'The operator account has a new password.',

  // operator/health/try-service.ts
  thereWasNoAnswerWithin: ({ seconds }: Values<'seconds'>) =>
    `There was no answer within ${seconds} seconds.`,
  pleaseEnterANumberWith: 'Please enter a number with its country code, such as +1 415 555 0134',
  thisIsHowAnEmail: 'This is how an email from ChargeRota looks',
  thisEmailHasArrived: 'This email has arrived',
  somebodyWhoRunsThisInstallation:
    'Somebody who runs this installation of ChargeRota has sent it to check that emails arrive.',
  youReceiveThisOnceBecause: 'You receive this once, because your address was entered for a test.',
  theMailServerDidNot: ({ error }: Values<'error'>) => `The mail server did not accept the email: ${error}`,
  theMailServerHasAccepted: ({ to }: Values<'to'>) => `The mail server has accepted an email to ${to}.`,
  anEmailToToWas: ({ to }: Values<'to'>) =>
    `An email to ${to} was stored in the folder of emails; nothing was sent.`,
  chargeRotaThisIsATest:
    'ChargeRota: This is a test of text messages by the people who run this installation.',
  noTextMessageWasSent: 'No text message was sent, because Twilio is not set on this installation.',
  theTextMessageWasNot: ({ reason }: Values<'reason'>) => `The text message was not sent: ${reason}.`,
  twilioHasAcceptedAText: ({ to }: Values<'to'>) => `Twilio has accepted a text message to ${to}.`,
  aTextMessageToTo: ({ to }: Values<'to'>) =>
    `A text message to ${to} was stored in the folder of messages; nothing was sent.`,
  providerAnswers: {
    stripe: 'Stripe answers and accepts our key.',
    sandbox: 'The payment sandbox answers and accepts our key.',
  },
  providerDidNotAnswer: {
    stripe: ({ error }: Values<'error'>) => `Stripe did not answer as it should: ${error}`,
    sandbox: ({ error }: Values<'error'>) => `The payment sandbox did not answer as it should: ${error}`,
  },
  theKeysForPushMessages: 'The keys for push messages cannot sign, so no browser will take a message.',
  theKeysSignAsThey: ({ count }: Counted) =>
    plural(count, {
      one: `The keys sign as they should, and ${number(count)} browser has subscribed; whether a push service takes messages shows with the next one, since only subscribed browsers get any.`,
      other: `The keys sign as they should, and ${number(count)} browsers have subscribed; whether a push service takes messages shows with the next one, since only subscribed browsers get any.`,
    }),

  // operator/health/services.ts
  noMailServerIsSet: 'No mail server is set: emails are kept in a folder on this computer.',
  thePaymentSandboxWhichCharges: 'The payment sandbox, which charges nobody',
  thePushServicesOfBrowsers: 'The push services of browsers, with this installation’s own keys',
  twilioFrom: ({ number }: Values<'number'>) => `Twilio, from ${number}`,
  twilioIsNotSetText: 'Twilio is not set: text messages are kept in a folder on this computer.',
  twilioIsNotSetSo: 'Twilio is not set, so no text messages are sent.',
  stripeInTestModeWhich: 'Stripe in test mode, which charges nobody',
  mailServerHost: ({ host }: Values<'host'>) => `Mail server ${host}`,
  mailServerWithoutEncryption: ({ host }: Values<'host'>) =>
    `Mail server ${host}, without requiring encryption. Whoever listens on the way reads the links in emails.`,
};
