import type { Messages } from '../../en/index.ts';

export const rulesIdleSettings = {
  names: {
    peakHoursEnabled: 'Heures de pointe',
    requirePeakReservation: 'Réservation obligatoire en heures de pointe',
    peakStartTime: 'Début des heures de pointe',
    peakEndTime: 'Fin des heures de pointe',
    weekdaysRequireReservations: 'Heures de pointe du lundi au vendredi',
    weekendPeakHours: 'Heures de pointe le samedi et le dimanche',
    peakSlotDuration: 'Durée suggérée en heures de pointe',
    offPeakSlotDuration: 'Durée suggérée hors heures de pointe',
    maxBookingHoursReservation: 'Durée maximale d’une réservation',
    maxBookingHoursWalkIn: 'Durée maximale hors heures de pointe',
    maxAdvanceBookingDays: 'Réservation à l’avance',
    allowSameDayBooking: 'Réservations le jour même',
    allowOffPeakWalkIn: 'Recharge sans réservation hors heures de pointe',
    peakWalkInWhenFree: 'Prendre aussitôt une borne libre en heures de pointe',
    bookingFrequencyEnabled: 'Limiter la fréquence des réservations d’un membre',
    bookingFrequencyType: 'Réservations comptées',
    maxBookingsPerDay: 'Réservations par jour',
    maxBookingsPerWeek: 'Réservations par semaine',
    maxBookingsPerMonth: 'Réservations par mois',
    maxConsecutiveSlots: 'Combien d’affilée',
  },
  namesOfLine: {
    lineOrder: 'Ordre de la liste d’attente',
    lineOfferMinutes: 'Durée de validité d’une proposition',
    lineRestAtOnce: 'Proposer le reste d’un créneau en cours',
    lineStillComing: 'Demander aux membres s’ils viennent toujours',
  },
  hints: {
    lineOn: 'Sans effet tant que la liste d’attente est désactivée.',
    peakOn: 'Sans effet tant que les heures de pointe sont désactivées.',
    peakRequired: 'Sans effet tant que la réservation n’est pas obligatoire en heures de pointe.',
    peakOnSomeDay: 'Sans effet tant que les heures de pointe ne s’appliquent ni en semaine ni le week-end.',
    walkInsOffPeak:
      'Sans effet tant que la recharge sans réservation n’est pas possible hors heures de pointe.',
    peakOrReservationOnly:
      'Sans effet tant qu’il n’y a pas d’heures de pointe et que les autres heures ne sont pas sur réservation uniquement.',
    offPeakReserved: 'Sans effet tant que les heures hors pointe ne peuvent pas être réservées.',
    limitsDaily: 'Sans effet tant que la fréquence n’est pas limitée par jour.',
    limitsWeekly: 'Sans effet tant que la fréquence n’est pas limitée par semaine.',
    limitsMonthly: 'Sans effet tant que la fréquence n’est pas limitée par mois.',
    limitsOfAPeriod: 'Sans effet tant que la période n’est pas le jour, la semaine ou le mois.',
    limitsOn: 'Sans effet tant que la fréquence des réservations n’est pas limitée.',
    consecutiveAllowed: 'Sans effet tant que les réservations qui se suivent ne sont pas permises.',
  },
  notices: {
    lineOn: ({ setting }) => `${setting} : sans effet tant que la liste d’attente est désactivée.`,
    peakOn: ({ setting }) => `${setting} : sans effet tant que les heures de pointe sont désactivées.`,
    peakRequired: ({ setting }) =>
      `${setting} : sans effet tant que la réservation n’est pas obligatoire en heures de pointe.`,
    peakOnSomeDay: ({ setting }) =>
      `${setting} : sans effet tant que les heures de pointe ne s’appliquent ni en semaine ni le week-end.`,
    walkInsOffPeak: ({ setting }) =>
      `${setting} : sans effet tant que la recharge sans réservation n’est pas possible hors heures de pointe.`,
    peakOrReservationOnly: ({ setting }) =>
      `${setting} : sans effet tant qu’il n’y a pas d’heures de pointe et que les autres heures ne sont pas sur réservation uniquement.`,
    offPeakReserved: ({ setting }) =>
      `${setting} : sans effet tant que les heures hors pointe ne peuvent pas être réservées.`,
    limitsDaily: ({ setting }) => `${setting} : sans effet tant que la fréquence n’est pas limitée par jour.`,
    limitsWeekly: ({ setting }) =>
      `${setting} : sans effet tant que la fréquence n’est pas limitée par semaine.`,
    limitsMonthly: ({ setting }) =>
      `${setting} : sans effet tant que la fréquence n’est pas limitée par mois.`,
    limitsOfAPeriod: ({ setting }) =>
      `${setting} : sans effet tant que la période n’est pas le jour, la semaine ou le mois.`,
    limitsOn: ({ setting }) =>
      `${setting} : sans effet tant que la fréquence des réservations n’est pas limitée.`,
    consecutiveAllowed: ({ setting }) =>
      `${setting} : sans effet tant que les réservations qui se suivent ne sont pas permises.`,
  },
} satisfies Messages['rulesIdleSettings'];
