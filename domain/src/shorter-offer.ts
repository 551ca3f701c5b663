// An offer of the line may be shorter than its member asked for (docs/rules.md "The line").
import { countedWords } from './locale.ts';
import type { Period } from './periods.ts';

/** 'You asked for 3 hours; this is 2 hours.'; null if the offer is as long as wished. */
export function shorterOfferWords(askedHours: number, { startsAt, endsAt }: Period): string | null {
  const minutes = Math.floor((endsAt.getTime() - startsAt.getTime()) / 60_000);
  if (minutes >= askedHours * 60) return null;
  return `You asked for ${countedWords(askedHours, 'hour', 'hours')}; this is ${lengthWords(minutes)}.`;
}

function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [countedWords(hours, 'hour', 'hours')] : []),
    ...(rest > 0 || hours === 0 ? [countedWords(rest, 'minute', 'minutes')] : []),
  ].join(' ');
}
