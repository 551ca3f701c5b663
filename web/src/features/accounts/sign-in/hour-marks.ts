/** The needle would cross a mark that is nearer, on a low window too. */
const NEAR_MINUTES = 30;

/** Whether the upright day of the sign-in page names this hour, with the needle so many minutes after midnight. */
export const hasMark = (hour: number, needle: number): boolean =>
  hour % 3 === 0 && hour > 0 && hour < 24 && Math.abs(hour * 60 - needle) > NEAR_MINUTES;
