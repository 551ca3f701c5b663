// The member's choices in words, for the summary.
import { formatDate, formatHour, hourInstant } from '@chargerota/domain';
import { differingZone, yourTimeSentence } from '../../../../lib/dates.ts';
import type { Choices } from '../../components/reservation-summary.tsx';
import type { Member } from '../../member.ts';
import type { Booking, ReadyBooking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';

/** The next open choice, as the sentence beside the button; null if there is none. */
export function missingChoice({ selection }: Booking, chargers: Chargers): string | null {
  if (selection.date === null) return 'Choose a date.';
  if (selection.startHour === null) return 'Choose a start.';
  if (selection.hours === null) return 'Choose a duration.';
  return chargers.spot ? null : 'Choose a charger.';
}

export function choicesOf(
  member: Member,
  { selection, location }: ReadyBooking,
  chargers: Chargers,
): Choices {
  const { date, startHour, hours } = selection;
  return {
    ...vehicleChoice(member),
    locationName: location.name,
    ...(date && {
      date: formatDate(date),
      zone: differingZone(hourInstant(date, 12, location.timezone).instant, location.timezone),
    }),
    ...(startHour !== null &&
      hours !== null && {
        slot: { from: formatHour(startHour), to: formatHour((startHour + hours) % 24), startHour, hours },
        yourTime:
          date &&
          yourTimeSentence(hourInstant(date, startHour, location.timezone).instant, location.timezone),
      }),
    ...(chargers.spot && { spot: chargers.spot }),
  };
}

export function vehicleChoice({ user }: Member): Choices {
  const name = [user.vehicleMake, user.vehicleModel].filter(Boolean).join(' ');
  const plate = user.licensePlate ?? '';
  return name || plate ? { vehicle: { name, plate } } : {};
}
