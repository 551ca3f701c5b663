import type { Messages } from '../../en/index.ts';

export const rulesBookingRules = {
  thisDateDoesNotExist: 'Deze datum bestaat niet.',
  timeDoesNotExistOn: ({ time }) =>
    `${time} bestaat op die dag niet: de klok gaat vooruit. Kies een andere begintijd.`,
  youCanStartChargingFrom: ({ time }) => `Je kunt vanaf ${time} beginnen met laden.`,
  onlyAReservationThatYou:
    'Alleen een reservering waarvoor je bent aangekomen en die nog loopt, kan worden verlengd.',
  chooseAnEndAfterThe: 'Kies een einde na het huidige, maximaal 24 uur na het begin.',
} satisfies Messages['rulesBookingRules'];
