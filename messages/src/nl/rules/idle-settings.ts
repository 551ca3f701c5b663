import type { Messages } from '../../en/index.ts';

export const rulesIdleSettings = {
  names: {
    peakHoursEnabled: 'Spitsuren',
    requirePeakReservation: 'Reservering verplicht in de spitsuren',
    peakStartTime: 'Begin spitsuren',
    peakEndTime: 'Einde spitsuren',
    weekdaysRequireReservations: 'Spitsuren van maandag tot en met vrijdag',
    weekendPeakHours: 'Spitsuren op zaterdag en zondag',
    peakSlotDuration: 'Voorgestelde duur in de spitsuren',
    offPeakSlotDuration: 'Voorgestelde duur buiten de spitsuren',
    maxBookingHoursReservation: 'Langste reservering',
    maxBookingHoursWalkIn: 'Langste verblijf buiten de spitsuren',
    maxAdvanceBookingDays: 'Vooruit reserveren',
    allowSameDayBooking: 'Reserveren op de dag zelf',
    allowOffPeakWalkIn: 'Zonder reservering laden buiten de spitsuren',
    peakWalkInWhenFree: 'De rest van een uur in de spitsuren',
    bookingFrequencyEnabled: 'Beperken hoe vaak een lid reserveert',
    bookingFrequencyType: 'Reserveringen tellen',
    maxBookingsPerDay: 'Reserveringen per dag',
    maxBookingsPerWeek: 'Reserveringen per week',
    maxBookingsPerMonth: 'Reserveringen per maand',
    maxConsecutiveSlots: 'Hoeveel achter elkaar',
  },
  namesOfLine: {
    lineOrder: 'Volgorde van de wachtlijst',
    lineOfferMinutes: 'Hoelang een aanbod wordt vastgehouden',
    lineRestAtOnce: 'De rest van een lopend tijdvak aanbieden',
    lineStillComing: 'Vragen of leden nog komen',
  },
  hints: {
    lineOn: 'Heeft pas effect als leden op de wachtlijst kunnen.',
    peakOn: 'Heeft pas effect als de spitsuren zijn ingeschakeld.',
    peakRequired: 'Heeft pas effect als een reservering verplicht is in de spitsuren.',
    peakOnSomeDay: 'Heeft pas effect als er doordeweeks of in het weekend spitsuren gelden.',
    walkInsOffPeak: 'Heeft pas effect als er buiten de spitsuren zonder reservering mag worden geladen.',
    peakOrReservationOnly:
      'Heeft pas effect als er spitsuren zijn, of als laden daarbuiten alleen op reservering kan.',
    offPeakReserved: 'Heeft pas effect als er buiten de spitsuren kan worden gereserveerd.',
    limitsDaily: 'Heeft pas effect als reserveringslimieten aanstaan en per dag gelden.',
    limitsWeekly: 'Heeft pas effect als reserveringslimieten aanstaan en per week gelden.',
    limitsMonthly: 'Heeft pas effect als reserveringslimieten aanstaan en per maand gelden.',
    limitsOfAPeriod: 'Heeft pas effect als de periode een dag, week of maand is.',
    limitsOn: 'Heeft pas effect als reserveringslimieten aanstaan.',
    consecutiveAllowed: 'Heeft pas effect als reserveringen direct na elkaar zijn toegestaan.',
  },
  notices: {
    lineOn: ({ setting }) => `${setting}: heeft pas effect als leden op de wachtlijst kunnen.`,
    peakOn: ({ setting }) => `${setting}: heeft pas effect als de spitsuren zijn ingeschakeld.`,
    peakRequired: ({ setting }) =>
      `${setting}: heeft pas effect als een reservering verplicht is in de spitsuren.`,
    peakOnSomeDay: ({ setting }) =>
      `${setting}: heeft pas effect als er doordeweeks of in het weekend spitsuren gelden.`,
    walkInsOffPeak: ({ setting }) =>
      `${setting}: heeft pas effect als er buiten de spitsuren zonder reservering mag worden geladen.`,
    peakOrReservationOnly: ({ setting }) =>
      `${setting}: heeft pas effect als er spitsuren zijn, of als laden daarbuiten alleen op reservering kan.`,
    offPeakReserved: ({ setting }) =>
      `${setting}: heeft pas effect als er buiten de spitsuren kan worden gereserveerd.`,
    limitsDaily: ({ setting }) =>
      `${setting}: heeft pas effect als reserveringslimieten aanstaan en per dag gelden.`,
    limitsWeekly: ({ setting }) =>
      `${setting}: heeft pas effect als reserveringslimieten aanstaan en per week gelden.`,
    limitsMonthly: ({ setting }) =>
      `${setting}: heeft pas effect als reserveringslimieten aanstaan en per maand gelden.`,
    limitsOfAPeriod: ({ setting }) =>
      `${setting}: heeft pas effect als de periode een dag, week of maand is.`,
    limitsOn: ({ setting }) => `${setting}: heeft pas effect als reserveringslimieten aanstaan.`,
    consecutiveAllowed: ({ setting }) =>
      `${setting}: heeft pas effect als reserveringen direct na elkaar zijn toegestaan.`,
  },
} satisfies Messages['rulesIdleSettings'];
