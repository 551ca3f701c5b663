/** What other features decide by that reserve too, or end reservations. */
export { loadBookingFacts } from './booking-store.ts';
export { lockForNoShow } from './no-show-store.ts';
export { listFreeSpots } from './spot-store.ts';
export { lookedAtAgain } from './store.ts';
export { LONGEST } from './sql-rules.ts';
