import { addDays, reportOf, weekdayOf, type DayOfUse } from '@chargerota/domain';
import { answer, fail, stall, type Shot } from './shot.ts';

const FIRST = '2026-06-01';
const TODAY = '2026-06-10';
const PATH = '**/organizations/*/report*';

/** A busy location: full at noon on weekdays, quiet at the weekend. */
function busyDays(count: number): DayOfUse[] {
  return Array.from({ length: count }, (_, index): DayOfUse => {
    const date = addDays(FIRST, index - (count - 10));
    const isQuiet = ['saturday', 'sunday'].includes(weekdayOf(date));
    const use = [0, 0, 0, 0, 0, 0, 1, 2, 5, 6, 5, 6, 6, 5, 4, 4, 3, 2, 1, 1, 0, 0, 0, 0];
    return {
      locationId: 'one',
      date,
      spots: 6,
      reservations: isQuiet ? 4 : 19 + (index % 3),
      sessions: isQuiet ? 4 : 18 + (index % 4),
      walkIns: isQuiet ? 3 : 2,
      noShows: index % 3 === 0 ? 1 : 0,
      released: 3,
      served: isQuiet ? 0 : 3,
      notServed: isQuiet ? 0 : 2,
      gaveUp: 0,
      refused: isQuiet ? 0 : index % 3,
      savedMinutes: 90,
      minutes: use.map((chargers, hour) =>
        isQuiet ? chargers * 12 : chargers * 60 - ((index + hour) % 5) * 6,
      ),
    };
  });
}

const reported = (days: DayOfUse[], over: object = {}) => {
  const from = days[0]?.date ?? FIRST;
  const report = reportOf(days, { from, to: TODAY, today: TODAY, places: [{ locationId: 'one', spots: 6 }] });
  const worstTenth = { members: 34, share: 0.56 };
  return answer(PATH, { from, to: TODAY, today: TODAY, earliest: null, worstTenth, ...report, ...over });
};

export const busyMonth = reported(busyDays(30));

/** /report. */
export const USAGE_REPORT: readonly Shot[] = [
  { name: 'report', who: 'administrator', path: '/report', given: busyMonth },
  {
    name: 'report-basic',
    who: 'administrator',
    path: '/report',
    given: reported(busyDays(8), { earliest: addDays(TODAY, -7), worstTenth: null }),
  },
  { name: 'report-empty', who: 'administrator', path: '/report', given: reported([], { worstTenth: null }) },
  {
    name: 'report-on-paper',
    who: 'administrator',
    path: '/report',
    given: busyMonth,
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'report-loading', who: 'administrator', path: '/report', given: stall(PATH) },
  { name: 'report-error', who: 'administrator', path: '/report', given: fail(PATH) },
  { name: 'report-restricted', who: 'member', path: '/report' },
];
