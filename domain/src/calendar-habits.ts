// What a region does with calendars and typed dates. Apart from the formats, which the first screen needs.
import { currentFormats, type Region } from '@chargerota/messages/formats';

const SUNDAY_FIRST: readonly Region[] = ['CA', 'IN', 'JP', 'PT', 'US', 'ZA'];
const MONTH_FIRST: readonly Region[] = ['CA', 'JP', 'US'];

/** Whether weeks begin on Sunday in calendars, else on Monday. Weeks of limits and reports begin on Monday everywhere. */
export const weekBeginsOnSunday = (): boolean => SUNDAY_FIRST.includes(currentFormats().region);

/** Whether 11/12 is the 12th of November, else the 11th of December. */
export const monthComesFirst = (): boolean => MONTH_FIRST.includes(currentFormats().region);
