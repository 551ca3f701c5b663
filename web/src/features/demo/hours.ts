// The domain formats hours, too, but the demo imports nothing from it: the build puts modules that the demo and the product
// share into files of their own, so every visit to the product would load more files.

const halfOf = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** `6AM` */
export const shortHour = (hour: number): string => `${hour % 12 || 12}${halfOf(hour)}`;

/** `6:00 AM` */
export const longHour = (hour: number): string => `${hour % 12 || 12}:00 ${halfOf(hour)}`;
