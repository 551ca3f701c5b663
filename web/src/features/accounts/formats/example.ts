import { m } from '@chargerota/messages';
import { formatDate, formatHour, formatNumber, writeIn, type Formats } from '@chargerota/domain';

/** How dates, times and numbers are written in these formats. */
export const exampleIn = (formats: Formats): string =>
  writeIn(formats, () =>
    m.accountsFormats.example({
      day: formatDate('2026-11-20'),
      start: formatHour(9),
      end: formatHour(14),
      distance: formatNumber(1234.5),
    }),
  );
