import { useReport } from '@chargerota/contract';
import { chargersAnswerWords, countedWords, formatDate } from '@chargerota/domain';
import * as z from 'zod';
import { greeting, shortName, wordsOf } from './words.ts';

const usage = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  sessions: z.int(),
  minutes: z.int(),
  noShows: z.int(),
  unserved: z.int(),
  /** Whether more chargers are needed, in words. */
  answer: z.object({ short: z.string(), why: z.string() }),
  /** From which the words are made for each reader; those of before 1.2 have only words. */
  facts: useReport.shape.answer.optional(),
});
export type UsageParams = z.infer<typeof usage>;

/** To administrators, on Mondays: what the chargers were used for last week. */
export const usageReported = wordsOf(usage, (params, { firstName, organizationName }) => {
  const { from, to, sessions, minutes, noShows, unserved, facts } = params;
  const answer = facts ? chargersAnswerWords(facts) : params.answer;
  const path = '/report';
  const title = `Usage from ${formatDate(from)} to ${formatDate(to)}`;
  const hours = Math.round(minutes / 6) / 10;
  const figures = `${countedWords(sessions, 'session', 'sessions')}, ${countedWords(hours, 'hour', 'hours')} of charging, ${countedWords(noShows, 'no-show', 'no-shows')}, and ${countedWords(unserved, 'request', 'requests')} without a charger.`;
  return {
    title,
    message: `${shortName(organizationName)}: ${figures}`,
    path,
    mail: {
      subject: `${title} at ${organizationName}`,
      heading: title,
      paragraphs: [
        greeting(firstName),
        `${organizationName} had ${figures}`,
        `Do you need more chargers? ${answer.short} ${answer.why}`,
      ],
      action: { label: 'See the report', path },
    },
  };
});
