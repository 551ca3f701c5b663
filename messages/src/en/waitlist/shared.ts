import { number, plural, type Counted, type Values } from '../../values.ts';

export const waitlist = {
  // waitlist/api.ts
  youHaveNotJoinedThe: 'You have not joined the line',
  whatYouWaitForWas: 'What you wait for was not changed',
  youStillHaveYourReservation: 'You still have your reservation',
  youHaveNotLeftThe: 'You have not left the line',
  youAreNotWaitingAgain: 'You are not waiting again yet',
  youDidNotGetThe: 'You did not get the charger',
  noConnection: 'No Connection',
  theOfferWasNotPassed: 'The offer was not passed on',
  offerPassedOn: 'Offer passed on',
  youStayInLineAnd: 'You stay in line and may be offered another charger.',
  chargerSpotNumberIsHeldFor: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is held for you again.`,

  // waitlist/line-words.ts
  anyChargerAtName: ({ name }: Values<'name'>) => `Any charger at ${name}`,
  /** Of days: `Wed, Jun 10 to Tue, Jun 16`. */
  fromTo: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}`,
  hoursStartingAt: ({ count, time }: Counted<'time'>) =>
    plural(count, {
      one: `${number(count)} hour, starting at ${time}`,
      other: `${number(count)} hours, starting at ${time}`,
    }),
  hoursStartingBetween: ({ count, earliest, latest }: Counted<'earliest' | 'latest'>) =>
    plural(count, {
      one: `${number(count)} hour, starting between ${earliest} and ${latest}`,
      other: `${number(count)} hours, starting between ${earliest} and ${latest}`,
    }),
  onAnotherDayYouAre: 'On another day you are no longer at the front of the line.',
  withOtherDaysOrHours: 'With other days or hours you join the line anew, at its end.',
  youKeepYourPlaceIn: 'You keep your place in line.',
  youAreNext: 'You are next.',
  memberIsAheadOfYou: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} member is ahead of you.`,
      other: `${number(count)} members are ahead of you.`,
    }),
  /** A length of time. */
  aboutMinutes: ({ count }: Counted) =>
    plural(count, { one: `about ${number(count)} minute`, other: `about ${number(count)} minutes` }),
  youAreLikelyToGet: 'You are likely to get a charger.',
  youMayWellGetA: 'You may well get a charger.',
  chargersRarelyBecomeFreeThen: 'Chargers rarely become free then. Other days or hours would help.',
  /** `reason` is a sentence. */
  youWereNotOfferedThe: ({ reason }: Values<'reason'>) =>
    `You were not offered the last free slot: ${reason}`,
  theTimeToTakeIt: 'The time to take it is over. You keep your place in line.',
  youTookItYourDashboard: 'You took it. Your dashboard says what has become of the reservation.',
  youPassedAsLongAs: 'You passed. As long as you are in line, you may be offered another charger.',
  itIsNoLongerAvailable: 'It is no longer available.',
  timeToday: ({ time }: Values<'time'>) => `${time} today`,
  timeTomorrow: ({ time }: Values<'time'>) => `${time} tomorrow`,
  timeOnDay: ({ time, day }: Values<'time' | 'day'>) => `${time} on ${day}`,
  chargerSpotNumberIsHeldForYou: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} is held for you until ${time}`,
  /** `slot` is a day with its hours: `Thu, Jun 11, 12:00 – 4:00 PM`. */
  itIsForSlot: ({ slot }: Values<'slot'>) => `It is for ${slot}.`,
  chargerWasHeldForYou: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} was held for you until ${time}`,
  chargerWasOfferedToYou: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} was offered to you`,
  slotAtName: ({ slot, name }: Values<'slot' | 'name'>) => `${slot} at ${name}.`,
  /** A wait in line, by its days; `wish` is `1 hour, starting at 2:00 PM`. */
  waitOn: ({ day, wish }: Values<'day' | 'wish'>) => `${day} (${wish})`,
  waitOnForCharger: ({ day, spotNumber, wish }: Values<'day' | 'spotNumber' | 'wish'>) =>
    `${day} (charger ${spotNumber}, ${wish})`,
  /** `waits` names all of them: `Thu, Jun 11 (1 hour, starting at 2:00 PM)`; `count` is how many they are. */
  waitsEndIfYouTakeIt: ({ count, waits }: Counted<'waits'>) =>
    plural(count, {
      one: `If you take it, your wait for ${waits} ends as well, because you will then have a charger in its hours.`,
      other: `If you take it, your waits for ${waits} end as well, because you will then have a charger in their hours.`,
    }),
  waitsEndIfYouConfirm: ({ count, waits }: Counted<'waits'>) =>
    plural(count, {
      one: `If you confirm, your wait for ${waits} ends, because you will then have a charger in its hours.`,
      other: `If you confirm, your waits for ${waits} end, because you will then have a charger in their hours.`,
    }),
  waitsEndIfYouUpdateIt: ({ count, waits }: Counted<'waits'>) =>
    plural(count, {
      one: `If you update it, your wait for ${waits} ends, because you will then have a charger in its hours.`,
      other: `If you update it, your waits for ${waits} end, because you will then have a charger in their hours.`,
    }),
  waitsHaveEnded: ({ count, waits }: Counted<'waits'>) =>
    plural(count, {
      one: `Your wait for ${waits} has ended, because you now have a charger in its hours.`,
      other: `Your waits for ${waits} have ended, because you now have a charger in their hours.`,
    }),
  chargerIsYours: ({ spotNumber, slot }: Values<'spotNumber' | 'slot'>) =>
    `Charger ${spotNumber} is yours: ${slot}.`,
  chargerWasYours: ({ spotNumber, slot }: Values<'spotNumber' | 'slot'>) =>
    `Charger ${spotNumber} was yours: ${slot}.`,
  youDidNotAnswerUntil: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} was held for you until ${time}, and you did not answer.`,
  youDidNotAnswerUntilDay: ({ spotNumber, day, time }: Values<'spotNumber' | 'day' | 'time'>) =>
    `Charger ${spotNumber} was held for you until ${day}, ${time}, and you did not answer.`,
  /** Of a member in line, by what they have used in the last 14 days; `joined` is a day with a time. */
  usedNothing: ({ joined }: Values<'joined'>) =>
    `Has not used a charger in the last 14 days; joined ${joined}.`,
  usedMinutes: ({ minutes, joined }: Values<'minutes' | 'joined'>) =>
    `Has used chargers for ${minutes} min in the last 14 days; joined ${joined}.`,
  usedHours: ({ hours, joined }: Values<'hours' | 'joined'>) =>
    `Has used chargers for ${hours} h in the last 14 days; joined ${joined}.`,
  usedHoursAndMinutes: ({ hours, minutes, joined }: Values<'hours' | 'minutes' | 'joined'>) =>
    `Has used chargers for ${hours} h ${minutes} min in the last 14 days; joined ${joined}.`,
  joinedAt: ({ joined }: Values<'joined'>) => `Joined ${joined}.`,
  theMemberWhoHasUsed:
    'The member who has used chargers least in the last 14 days comes first; if equal, the one who joined first.',
  theMemberWhoJoinedFirst: 'The member who joined first comes first.',
};
