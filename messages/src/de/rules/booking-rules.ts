import type { Messages } from '../../en/index.ts';

export const rulesBookingRules = {
  thisDateDoesNotExist: 'Dieses Datum gibt es nicht.',
  timeDoesNotExistOn: ({ time }) =>
    `${time} gibt es an diesem Tag nicht: Die Uhren werden vorgestellt. Wähle einen anderen Beginn.`,
  youCanStartChargingFrom: ({ time }) => `Du kannst ab ${time} mit dem Laden beginnen.`,
  onlyAReservationThatYou:
    'Verlängern lässt sich nur eine Reservierung, zu der du angekommen bist und die noch läuft.',
  chooseAnEndAfterThe: 'Wähle ein Ende nach dem jetzigen, höchstens 24 Stunden nach dem Beginn.',
} satisfies Messages['rulesBookingRules'];
