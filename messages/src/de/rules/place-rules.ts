import type { Messages } from '../../en/index.ts';

export const rulesPlaceRules = {
  yourAccount: {
    pending: 'Dein Konto wartet auf die Freigabe durch einen Admin.',
    rejected: 'Dein Konto wurde abgelehnt.',
    suspended: 'Dein Konto ist gesperrt.',
  },
  youAreNotAMember: 'Du bist kein Mitglied dieser Organisation.',
  yourMembership: {
    pending: 'Deine Mitgliedschaft in dieser Organisation wartet auf die Freigabe durch einen Admin.',
    suspended: 'Deine Mitgliedschaft in dieser Organisation ist gesperrt.',
  },
  thisLocationNoLongerTakes: 'An diesem Standort kann nicht mehr reserviert werden.',
  thisChargerIsOutOf: 'Dieser Ladepunkt ist außer Betrieb. Wähle einen anderen Ladepunkt.',
  thisDateIsInThe: 'Dieser Tag ist vorbei.',
  sameDayReservationsAreNot: 'Reservierungen am selben Tag sind nicht erlaubt. Wähle einen späteren Tag.',
  reservationsCanBeMadeThrough: ({ day }) => `Reserviert werden kann bis spätestens ${day}.`,
  thisHourHasAlreadyBegun: 'Diese Stunde hat schon begonnen. Wähle einen späteren Beginn.',
  theLocationClosesAtTime: ({ time }) => `Der Standort schließt um ${time}.`,
  openingHoursOnDay: ({ day, hours }) => `Öffnungszeiten am ${day}: ${hours}.`,
} satisfies Messages['rulesPlaceRules'];
