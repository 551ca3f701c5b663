import type { Values } from '../../values.ts';

export const rulesIdleSettings = {
  // idle-settings.ts
  /** Of settings of booking. */
  names: {
    peakHoursEnabled: 'Peak hours',
    requirePeakReservation: 'Reservation required in peak hours',
    peakStartTime: 'Peak hours start',
    peakEndTime: 'Peak hours end',
    weekdaysRequireReservations: 'Peak hours Monday to Friday',
    weekendPeakHours: 'Peak hours on Saturday and Sunday',
    peakSlotDuration: 'Suggested duration in peak hours',
    offPeakSlotDuration: 'Suggested duration off-peak',
    maxBookingHoursReservation: 'Longest reservation',
    maxBookingHoursWalkIn: 'Longest off-peak stay',
    maxAdvanceBookingDays: 'Advance booking',
    allowSameDayBooking: 'Reservations on the same day',
    allowOffPeakWalkIn: 'Off-peak walk-ins',
    peakWalkInWhenFree: 'The rest of an hour in peak hours',
    bookingFrequencyEnabled: 'Limit how often a member books',
    bookingFrequencyType: 'Bookings are counted',
    maxBookingsPerDay: 'Bookings per day',
    maxBookingsPerWeek: 'Bookings per week',
    maxBookingsPerMonth: 'Bookings per month',
    maxConsecutiveSlots: 'How many in a row',
  },
  /** Of settings of the line. */
  namesOfLine: {
    lineOrder: 'Order of the line',
    lineOfferMinutes: 'How long an offer is held',
    lineRestAtOnce: 'Offer the rest of a running slot',
    lineStillComing: 'Ask whether members are still coming',
  },
  /** Beside a setting that changes nothing while another one is as it is. */
  hints: {
    lineOn: 'No effect until members can wait in line.',
    peakOn: 'No effect until peak hours are turned on.',
    peakRequired: 'No effect until reservations are required in peak hours.',
    peakOnSomeDay: 'No effect until peak hours apply on weekdays or weekends.',
    walkInsOffPeak: 'No effect until walk-ins may use off-peak hours.',
    peakOrReservationOnly: 'No effect until there are peak hours, or off-peak hours are by reservation only.',
    offPeakReserved: 'No effect until off-peak hours can be reserved.',
    limitsDaily: 'No effect until booking limits are on and daily.',
    limitsWeekly: 'No effect until booking limits are on and weekly.',
    limitsMonthly: 'No effect until booking limits are on and monthly.',
    limitsOfAPeriod: 'No effect until the period is daily, weekly or monthly.',
    limitsOn: 'No effect until booking limits are turned on.',
    consecutiveAllowed: 'No effect until consecutive reservations are allowed.',
  },
  /** The same in a list; `setting` is one of the names above. */
  notices: {
    lineOn: ({ setting }: Values<'setting'>) => `${setting}: no effect until members can wait in line.`,
    peakOn: ({ setting }: Values<'setting'>) => `${setting}: no effect until peak hours are turned on.`,
    peakRequired: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until reservations are required in peak hours.`,
    peakOnSomeDay: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until peak hours apply on weekdays or weekends.`,
    walkInsOffPeak: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until walk-ins may use off-peak hours.`,
    peakOrReservationOnly: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until there are peak hours, or off-peak hours are by reservation only.`,
    offPeakReserved: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until off-peak hours can be reserved.`,
    limitsDaily: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until booking limits are on and daily.`,
    limitsWeekly: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until booking limits are on and weekly.`,
    limitsMonthly: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until booking limits are on and monthly.`,
    limitsOfAPeriod: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until the period is daily, weekly or monthly.`,
    limitsOn: ({ setting }: Values<'setting'>) => `${setting}: no effect until booking limits are turned on.`,
    consecutiveAllowed: ({ setting }: Values<'setting'>) =>
      `${setting}: no effect until consecutive reservations are allowed.`,
  },
};
