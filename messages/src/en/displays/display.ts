import { number, plural, type Counted, type Values } from '../../values.ts';

export const displaysDisplay = {
  // displays/screens/display/screen.tsx
  thisDisplayHasNoLink: 'This display has no link',
  openTheAddressThatAn: 'Open the address that an administrator of your organization has made for it.',
  thisDisplaysLinkIsNot: 'This display’s link is not valid',
  itWasRevokedOrIs:
    'It was revoked, or is incomplete. An administrator of your organization can make a new one.',
  theServerCannotBeReached: 'The server cannot be reached',
  theChargersAreShownAs:
    'The chargers are shown as soon as there is a connection. Nobody has to do anything here.',
  thisLocationIsNotIn: 'This location is not in use',
  itsChargersCannotBeReserved: 'Its chargers cannot be reserved. An administrator can open it again.',
  notConnectedSince: ({ time }: Values<'time'>) => `Not connected since ${time}.`,
  theChargersAreShownAsThey: 'The chargers are shown as they were then.',
  reserveAtHost: ({ host }: Values<'host'>) => `Reserve at ${host}`,
  somethingWentWrong: 'Something went wrong',
  thisDisplayStartsAgainWithin: 'This display starts again within a minute.',

  // displays/screens/display/tiles.ts
  /** The state of a charger that nobody uses, but that has to be reserved. */
  empty: 'Empty',
  reserved: 'Reserved',
  inUse: 'In use',
  reported: 'Reported',
  /** Such as `7 kW, Type 1`. */
  powerAndPlug: ({ power, plug }: Values<'power' | 'plug'>) => `${power} kW, ${plug}`,
  // Below a charger's state, on a line of their own; `time` may be a day.
  untilTime: ({ time }: Values<'time'>) => `until ${time}`,
  /** What is reported of a charger that somebody uses. */
  reportedAs: { blocked: 'Reported blocked', broken: 'Reported broken' },
  /** Below the state “Reported”. */
  reportKinds: { blocked: 'blocked', broken: 'broken' },
  fromTime: ({ time }: Values<'time'>) => `from ${time}`,
  reserveFirst: 'reserve first',
  waitingInLine: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} waiting in line`, other: `${number(count)} waiting in line` }),
  noChargers: 'No chargers',
  anAdministratorAddsThemWith: 'An administrator adds them with the location.',
  /** Chargers: large, and below it `ofChargers`. */
  chargersFree: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} free`, other: `${number(count)} free` }),
  ofChargers: ({ count }: Counted) =>
    plural(count, { one: `of ${number(count)} charger`, other: `of ${number(count)} chargers` }),
  /** Large, where `reserveFirst` is said of each charger. */
  reserveFirstOfAll: 'Reserve first',
  /** `day` is a weekday. */
  nextFree: {
    today: ({ time, number }: Values<'time' | 'number'>) => `Next free at ${time}, charger ${number}`,
    tomorrow: ({ time, number }: Values<'time' | 'number'>) =>
      `Next free tomorrow at ${time}, charger ${number}`,
    later: ({ day, time, number }: Values<'day' | 'time' | 'number'>) =>
      `Next free ${day} at ${time}, charger ${number}`,
  },
  nothingIsFreeTodayOr: 'Nothing is free today or tomorrow',
  noneFree: 'None free',
  byReservationOnly: 'By reservation only.',
  byReservationOnlyUntil: ({ time }: Values<'time'>) => `By reservation only until ${time}.`,
  /** Chargers; `time` may be a day. */
  canBeReservedFrom: ({ count, time }: Counted<'time'>) =>
    plural(count, {
      one: `${number(count)} can be reserved from ${time}.`,
      other: `${number(count)} can be reserved from ${time}.`,
    }),
  canBeUsedFrom: ({ count, time }: Counted<'time'>) =>
    plural(count, {
      one: `${number(count)} can be used from ${time}.`,
      other: `${number(count)} can be used from ${time}.`,
    }),
  /** `day` is a weekday. */
  opens: {
    today: ({ time }: Values<'time'>) => `Opens at ${time}`,
    tomorrow: ({ time }: Values<'time'>) => `Opens tomorrow at ${time}`,
    later: ({ day, time }: Values<'day' | 'time'>) => `Opens ${day} at ${time}`,
  },
  itDoesNotOpenIn: 'It does not open in the coming weeks',
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
};
