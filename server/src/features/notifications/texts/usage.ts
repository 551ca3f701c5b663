import { m } from '@chargerota/messages';
import { useReport } from '@chargerota/contract';
import { chargersAnswerWords, formatDate } from '@chargerota/domain';
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
  const title = m.sentNotifyUsage.usageFromDayToDay({ first: formatDate(from), last: formatDate(to) });
  const hours = Math.round(minutes / 6) / 10;
  const figures = m.sentNotifyUsage.figures({
    sessions: m.sentNotifyUsage.sessions({ count: sessions }),
    hours: m.sentNotifyUsage.hoursOfCharging({ count: hours }),
    noShows: m.sentNotifyUsage.noShows({ count: noShows }),
    requests: m.sentNotifyUsage.requestsWithoutACharger({ count: unserved }),
  });
  return {
    title,
    message: m.common.labelled({ label: shortName(organizationName), text: figures }),
    path,
    mail: {
      subject: m.sentNotifyUsage.titleAtOrganization({ title, organization: organizationName }),
      heading: title,
      paragraphs: [
        greeting(firstName),
        m.sentNotifyUsage.organizationHadFigures({ organization: organizationName, figures }),
        `${m.sentNotifyUsage.doYouNeedMoreChargers} ${answer.short} ${answer.why}`,
      ],
      action: { label: m.sentNotifyUsage.seeTheReport, path },
    },
  };
});
