import { dateFormat, formatTime } from '@chargerota/domain';
import { viewerZone } from '../../lib/dates.ts';

const dayFormat = dateFormat({ dateStyle: 'medium', timeZone: viewerZone() });

/** `Nov 20, 2026, 2:05 PM`, on the viewer's clocks. */
export const dayAndTime = (instant: Date): string =>
  `${dayFormat(instant)}, ${formatTime(instant, viewerZone())}`;
