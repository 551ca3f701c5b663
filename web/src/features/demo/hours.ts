// The domain formats hours, too, but the demo takes nothing from it: shared modules are files of their own, and every
// visit to the product would load more of them.

const halfOf = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** `6AM` */
export const shortHour = (hour: number): string => `${hour % 12 || 12}${halfOf(hour)}`;

/** `6:00 AM` */
export const longHour = (hour: number): string => `${hour % 12 || 12}:00 ${halfOf(hour)}`;
