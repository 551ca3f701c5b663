import { startOfDay } from './zones.ts';
import type { LocalDate } from './local-dates.ts';

/**
 * The version of the terms in force: the month from which it applies. Every account stores the version that its owner
 * accepted, so a new text needs a new version.
 */
export const TERMS_VERSION = '2025-01';

/** A text of the terms that is not in force yet. */
export interface ComingTerms {
  version: string;
  /** Its first day, in UTC. */
  effectiveOn: LocalDate;
  /** What changes for a reader, in a sentence. */
  change: string;
}

/** The next version, which everybody is told of. When it comes into force, it becomes TERMS_VERSION, and this null. */
export const COMING_TERMS = null as ComingTerms | null;

/**
 * So many days before changed terms apply it is time to tell. The terms promise 30 at least: the server looks once a day,
 * and a mail may wait for the end of quiet hours.
 */
const TOLD_DAYS_AHEAD = 32;

/** Whether people are told of coming terms now: not too early, and not once they apply. */
export function isTimeToTell({ effectiveOn }: ComingTerms, now: Date): boolean {
  const effectiveAt = startOfDay(effectiveOn, 'UTC').getTime();
  return now.getTime() >= effectiveAt - TOLD_DAYS_AHEAD * 86_400_000 && now.getTime() < effectiveAt;
}
