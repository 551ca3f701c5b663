import { plural, type Counted, type Values } from '../../values.ts';

export const refusalsFields = {
  // billing.ts
  pleaseChooseOneOfThe: 'Please choose one of the listed numbers.',
  thisIsNotAPayment: 'This is not a payment method.',
  thisIsNotTheSecret: 'This is not the secret of a payment setup.',
  thisIsNotATest: 'This is not a test card.',

  // common.ts
  pleaseChooseADayAndTime: 'Please choose a day and a time.',
  pleaseSayWhyItIsClosed: 'Please say why it is closed.',
  pleaseChooseADateThat: 'Please choose a date that exists.',
  invalidEmailAddress: 'Invalid email address',
  emailIsRequired: 'Email is required',
  pleaseChooseATimeZone: 'Please choose a time zone.',

  // displays.ts
  giveTheDisplayAName: 'Give the display a name, such as where it hangs.',

  // field-words.ts
  wanted: {
    string: 'Please enter text.',
    number: 'Please enter a number.',
    int: 'Please enter a whole number.',
    boolean: 'Please answer yes or no (true or false).',
    array: 'Please send a list.',
    object: 'Please send an object.',
  },
  formats: {
    email: 'Please enter a valid email address',
    url: 'Please enter a web address.',
    date: 'Please enter a date as YYYY-MM-DD.',
    datetime: 'Please enter a time as YYYY-MM-DDThh:mm:ssZ.',
  },
  thisIsMissing: 'This is missing.',
  // `min` and `max` are the number that decides the grammar, written plainly.
  tooSmall: {
    text: ({ count, min }: Counted<'min'>) =>
      plural(count, {
        one: `Please use at least ${min} character.`,
        other: `Please use at least ${min} characters.`,
      }),
    list: ({ count, min }: Counted<'min'>) =>
      plural(count, {
        one: `Please give at least ${min} item.`,
        other: `Please give at least ${min} items.`,
      }),
    number: ({ min }: Values<'min'>) => `Please enter at least ${min}.`,
    above: ({ min }: Values<'min'>) => `Please enter more than ${min}.`,
  },
  tooBig: {
    text: ({ count, max }: Counted<'max'>) =>
      plural(count, {
        one: `Please use at most ${max} character.`,
        other: `Please use at most ${max} characters.`,
      }),
    list: ({ count, max }: Counted<'max'>) =>
      plural(count, {
        one: `Please give at most ${max} item.`,
        other: `Please give at most ${max} items.`,
      }),
    number: ({ max }: Values<'max'>) => `Please enter at most ${max}.`,
    below: ({ max }: Values<'max'>) => `Please enter less than ${max}.`,
  },
  /** `choices` are codes, with commas. */
  pleaseChoose: ({ choices }: Values<'choices'>) => `Please choose ${choices}.`,
  pleaseChooseOneOrLast: ({ choices, last }: Values<'choices' | 'last'>) =>
    `Please choose ${choices} or ${last}.`,
  pleaseEnterAMultipleOf: ({ divisor }: Values<'divisor'>) => `Please enter a multiple of ${divisor}.`,
  thereIsNoSuchField: 'There is no such field here.',
  pleaseCheckThis: 'Please check this.',

  // forms/accounts.ts
  firstNameIsRequired: 'First name is required',
  lastNameIsRequired: 'Last name is required',
  pleaseEnterAYearFrom: 'Please enter a year from 1900 to 2099.',
  thisAccountSignsInWith: 'This account signs in with its provider, without a password.',
  passwordMustBeAtLeast: 'Password must be at least 8 characters',
  confirmYourPassword: 'Confirm your password',
  passwordsDontMatch: "Passwords don't match",
  pleaseAcceptTheTermsAnd: 'Please accept the terms and conditions',
  pleaseEnterAValidEmail: 'Please enter a valid email address',

  // forms/locations.ts
  toUseATimeSuchAs: 'Use a time such as 08:00.',
  pleaseEnterAName: 'Please enter a name.',
  pleaseEnterAnAddress: 'Please enter an address.',
  atLeastOneCharger: 'At least one charger.',
  atMostChargers: ({ max }: Values<'max'>) => `At most ${max} chargers.`,
  pleaseEnterAChargerNumber: 'Please enter a charger number.',
  pleaseEnterAPowerAbove: 'Please enter a power above 0 kW.',
  atMost1000KW: 'At most 1000 kW.',

  // forms/organizations.ts
  organizationNameMustBeAt: 'Organization name must be at least 2 characters',

  // forms/passwords.ts
  passwordMustBeAtMost: 'Password must be at most 200 characters',
  passwordMustContainAtLeast: 'Password must contain at least one uppercase letter',
  passwordMustContainAtLeastOne: 'Password must contain at least one lowercase letter',
  passwordMustContainAtLeastOneNumber: 'Password must contain at least one number',
  passwordIsRequired: 'Password is required',

  // forms/phones.ts
  pleaseEnterTheSixDigits: 'Please enter the six digits.',

  // forms/preferences.ts
  atLeast90: 'At least -90.',
  atMost90: 'At most 90.',
  atLeast180: 'At least -180.',
  atMost180: 'At most 180.',
  pleaseEnterWholeKilometers: 'Please enter whole kilometers.',
  atLeast1Km: 'At least 1 km.',
  atMost500Km: 'At most 500 km.',
  pleaseEnterANumberOf: 'Please enter a number of kilowatt hours.',
  pleaseEnterMoreThan0: 'Please enter more than 0 kWh.',
  atMostKWh: ({ max }: Values<'max'>) => `At most ${max} kWh.`,

  // forms/reports.ts
  pleaseEnterALinkThat: 'Please enter a link that starts with https://',
  descriptionMustBeAtLeast: ({ min }: Values<'min'>) => `Description must be at least ${min} characters`,
  categoryIsRequired: 'Category is required',
  subCategoryIsRequired: 'Sub-category is required',
  descriptionMustBeMaxCharacters: ({ max }: Values<'max'>) => `Description must be ${max} characters or less`,

  // invitations.ts
  pleaseEnterAnEmailAddress: 'Please enter an email address.',
  atMost100AtOnce: 'At most 100 at once.',

  // line.ts
  pleaseChooseAnHourFrom: 'Please choose an hour from 0 to 23.',
  theLatestStartIsBefore: 'The latest start is before the earliest one.',
  atLeastMin: ({ min }: Values<'min'>) => `At least ${min}.`,
  atMostMax: ({ max }: Values<'max'>) => `At most ${max}.`,

  // notifications.ts
  pleaseEnterATimeSuch: 'Please enter a time such as 22:00.',
  quietHoursEndAtAnother: 'Quiet hours end at another time than they begin.',

  // operator-tickets.ts
  pleaseNameAChange: 'Please name a change.',
  titleIsRequired: 'Title is required',
  messageIsRequired: 'Message is required',

  // operator.ts
  codeIsRequired: 'Code is required',
  usernameIsRequired: 'Username is required',
  pleaseUseOnlyLettersDigits: 'Please use only letters, digits, dots, hyphens and underscores.',

  // organizations.ts
  pleaseChooseSomebody: 'Please choose somebody.',

  // phones.ts
  phoneNumberMustBeAt: 'Phone number must be at least 10 digits',

  // registration-status.ts
  noAccountFoundWithThis: 'No account found with this email. Please register first.',
  incompleteRegistrationFoundYouCan: 'Incomplete registration found. You can complete it below.',

  // report.ts
  theLastDayIsBefore: 'The last day is before the first.',
  aReportIsAboutAt: ({ mostReportDays }: Values<'mostReportDays'>) =>
    `A report is about at most ${mostReportDays} days.`,

  // reservations.ts
  aSlotStartsAtAn: 'A slot starts at an hour from 0 to 23 and ends at 24 at most.',

  // reviews.ts
  pleaseChoose1To5: 'Please choose 1 to 5 stars.',
  pleaseGiveAReasonThe: 'Please give a reason. The author reads it.',

  // settings.ts
  pleaseChooseAFullHour: ({ maxPeakHours }: Values<'maxPeakHours'>) =>
    `Please choose a full hour; a window lasts 1 to ${maxPeakHours} hours.`,
  /** `options` are numbers, with commas. */
  pleaseChooseOneOfOptions: ({ options }: Values<'options'>) => `Please choose one of ${options}.`,

  // texts.ts
  pleaseUseAtMostMax: ({ max }: Values<'max'>) => `Please use at most ${max} characters.`,
  pleaseRemoveControlCharacters: 'Please remove control characters.',
  pleaseUseANameWithout: 'Please use a name without a web address.',
  pleaseRemoveAndWhichEmail: 'Please remove “=?” and “?=”, which email programs cannot show.',
  pleaseWriteThisInOne: 'Please write this in one line.',
  /** `code` is that of a character that nobody sees, such as U+200B; `before` the text in front of it. */
  pleaseRemoveAfter: {
    control: ({ code, before }: Values<'code' | 'before'>) =>
      `Please remove the control character ${code} after “${before}”.`,
    half_character: ({ code, before }: Values<'code' | 'before'>) =>
      `Please remove the incomplete character ${code} after “${before}”.`,
    direction: ({ code, before }: Values<'code' | 'before'>) =>
      `Please remove the character ${code} after “${before}”: it turns the direction in which text is read.`,
    invisible: ({ code, before }: Values<'code' | 'before'>) =>
      `Please remove the invisible character ${code} after “${before}”.`,
  },
  pleaseRemoveAtTheBeginning: {
    control: ({ code }: Values<'code'>) => `Please remove the control character ${code} at the beginning.`,
    half_character: ({ code }: Values<'code'>) =>
      `Please remove the incomplete character ${code} at the beginning.`,
    direction: ({ code }: Values<'code'>) =>
      `Please remove the character ${code} at the beginning: it turns the direction in which text is read.`,
    invisible: ({ code }: Values<'code'>) =>
      `Please remove the invisible character ${code} at the beginning.`,
  },
};
