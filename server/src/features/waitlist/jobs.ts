import { lapseOfferJob } from './lapse-offer.ts';
import { matchLineJob } from './match-line.ts';
import { newDayJob } from './new-day.ts';
import { endPassedOfferJob } from './pass-offer.ts';
import { settleMemberJob } from './settle-member.ts';

/** The line's background jobs. */
export const lineJobs = () => [matchLineJob, lapseOfferJob, endPassedOfferJob, settleMemberJob, newDayJob];
