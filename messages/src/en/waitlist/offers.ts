import { number, plural, type Counted, type Values } from '../../values.ts';

export const waitlistOffers = {
  // waitlist/screens/offers/late-offer.tsx
  aChargerIsHeldFor: 'A charger is held for you',
  itIsForDay: ({ day, from, to }: Values<'day' | 'from' | 'to'>) => `It is for ${day}, ${from} to ${to}.`,

  // waitlist/screens/offers/offer-badge.tsx
  /** What is in `<heard>` is only spoken, what is in `<seen>` is only seen, in little room: `{clock}` is `4:05`. */
  chargerIsHeldBadge:
    'Charger {spotNumber}<heard> is held for you, {time} left</heard><seen>{clock} left</seen>',
  /** Spoken after the name of a link and a comma; `time` is `4 minutes`. */
  chargerIsHeldTimeLeft: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `charger ${spotNumber} is held for you, ${time} left`,

  // waitlist/screens/offers/offer-card.tsx
  chargerSpotNumberIsFreeFor: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is free for you`,
  passAndYouKeepYourPlace: 'Pass, and you keep your place in line.',
  takeIt: 'Take it',
  pass: 'Pass',
  offerOfChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Offer of charger ${spotNumber}`,
  ifYouPassYouStay:
    'If you pass, you stay in line and may be offered another charger. If you need none, <leave>leave\u00a0the\u00a0line</leave>.',
  /** `time` may be with its day: `1:05 PM tomorrow`. */
  heldForYouUntil: ({ time }: Values<'time'>) => `Held for you until ${time}.`,
  heldForYouUntilClock: 'Held for you until {time}: {clock} left',
  chargerSpotNumberIsYours: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is yours`,
  seeTheReservation: 'See the reservation',
  chargerSpotNumberWasOfferedTo: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} was offered to you`,
  seeWhatIsFree: 'See what is free',
  heldForYouForMinutes: ({ count }: Counted) =>
    plural(count, {
      one: `Held for you for ${number(count)} more minute.`,
      other: `Held for you for ${number(count)} more minutes.`,
    }),
};
