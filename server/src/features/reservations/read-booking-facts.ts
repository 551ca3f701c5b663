/** What a booking is decided by, for the line, which reserves too. */
export { loadBookingFacts } from './booking-store.ts';
