import { followNoShowRulesAgain, markNoShow } from './no-show.ts';

/** The work that reservations leave for later. */
export const reservationJobs = () => [markNoShow, followNoShowRulesAgain];
