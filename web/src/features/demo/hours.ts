// The domain formats hours, too, but the demo imports nothing from it: the build puts modules that the demo and the product
// share into files of their own, so every visit to the product would load more files.

import { currentFormats } from '@chargerota/messages/formats';

const halfOf = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** `6AM`, by the reader's clock `6` */
export const shortHour = (hour: number): string =>
  currentFormats().is24Hour ? `${hour}` : `${hour % 12 || 12}${halfOf(hour)}`;

/** `6:00 AM`, by the reader's clock `6:00` */
export const longHour = (hour: number): string =>
  currentFormats().is24Hour ? `${hour}:00` : `${hour % 12 || 12}:00 ${halfOf(hour)}`;
