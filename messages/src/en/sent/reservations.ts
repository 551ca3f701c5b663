import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentReservations = {
  // reservations/coming-list.ts
  upcomingReservationWillEndUpcoming: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} upcoming reservation will end.`,
      other: `${number(count)} upcoming reservations will end.`,
    }),
  upcomingReservationWillStayUpcoming: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} upcoming reservation will stay.`,
      other: `${number(count)} upcoming reservations will stay.`,
    }),

  // reservations/place-booking.ts
  thisChargerWasJustTaken: 'This charger was just taken for that time. Please choose another.',

  // reservations/move-reservation.ts
  thatChargerWasJustTaken: 'That charger was just taken. Please choose another.',

  // reservations/edit-reservation.ts
  noChargerAtThisLocation: 'No charger at this location is free at that time.',

  // reservations/get-availability.ts
  thisHourDoesNotExist: 'This hour does not exist on that day: clocks go forward. Choose another start.',
  theLastDayComesBefore: 'The last day comes before the first.',
  askForAtMostDays: ({ mostDays }: Values<'mostDays'>) => `Ask for at most ${mostDays} days.`,
};
