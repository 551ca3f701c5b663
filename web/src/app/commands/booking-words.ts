/** The words in which people say what they want to book; another language is another table. All in lower case. */
export interface BookingWords {
  verbs: readonly string[];
  today: readonly string[];
  tomorrow: readonly string[];
  yesterday: readonly string[];
  /** Several words, which mean the day after tomorrow. */
  dayAfterTomorrow: readonly (readonly string[])[];
  /** Before a day of the week: that of next week. */
  next: readonly string[];
  /** Monday first. A word that begins one of them, of three letters or more, is understood too. */
  weekdays: readonly string[];
  /** January first; shortened as the days are. */
  months: readonly string[];
  /** "in 3 days" */
  inDays: { in: readonly string[]; days: readonly string[] };
  am: readonly string[];
  pm: readonly string[];
  noon: readonly string[];
  midnight: readonly string[];
  /** Between a start and an end. */
  until: readonly string[];
  /** Before a length. */
  lasting: readonly string[];
  hours: readonly string[];
  minutes: readonly string[];
  /** After the number of a day: "12th". */
  ordinals: readonly string[];
  /** They say nothing. */
  fillers: readonly string[];
}

export const ENGLISH: BookingWords = {
  verbs: ['book', 'reserve', 'charge'],
  today: ['today'],
  tomorrow: ['tomorrow', 'tmrw', 'tmr'],
  yesterday: ['yesterday'],
  dayAfterTomorrow: [['day', 'after', 'tomorrow']],
  next: ['next'],
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  months: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  inDays: { in: ['in'], days: ['day', 'days'] },
  am: ['am', 'a.m', 'a'],
  pm: ['pm', 'p.m', 'p'],
  noon: ['noon', 'midday'],
  midnight: ['midnight'],
  until: ['-', 'to', 'until', 'till', 'til'],
  lasting: ['for'],
  hours: ['h', 'hr', 'hrs', 'hour', 'hours'],
  minutes: ['m', 'min', 'mins', 'minute', 'minutes'],
  ordinals: ['st', 'nd', 'rd', 'th'],
  fillers: ['a', 'an', 'the', 'at', 'on', 'from', 'of', 'in', 'for', 'charger', 'me', 'my', 'this'],
};
