import type { Messages } from '../../en/index.ts';

export const rulesPlaceRules = {
  yourAccount: {
    pending: 'Je account wacht op toelating door een beheerder.',
    rejected: 'Je account is afgewezen.',
    suspended: 'Je account is geblokkeerd.',
  },
  youAreNotAMember: 'Je bent geen lid van deze organisatie.',
  yourMembership: {
    pending: 'Je lidmaatschap bij deze organisatie wacht op toelating door een beheerder.',
    suspended: 'Je lidmaatschap bij deze organisatie is geblokkeerd.',
  },
  thisLocationNoLongerTakes: 'Op deze locatie kan niet meer worden gereserveerd.',
  thisChargerIsOutOf: 'Dit laadpunt is buiten gebruik. Kies een ander laadpunt.',
  thisDateIsInThe: 'Deze datum is voorbij.',
  sameDayReservationsAreNot: 'Reserveren op dezelfde dag is niet toegestaan. Kies een latere datum.',
  reservationsCanBeMadeThrough: ({ day }) => `Reserveren kan uiterlijk tot en met ${day}.`,
  thisHourHasAlreadyBegun: 'Dit uur is al begonnen. Kies een latere begintijd.',
  theLocationClosesAtTime: ({ time }) => `De locatie sluit om ${time}.`,
  openingHoursOnDay: ({ day, hours }) => `Openingstijden op ${day}: ${hours}.`,
} satisfies Messages['rulesPlaceRules'];
