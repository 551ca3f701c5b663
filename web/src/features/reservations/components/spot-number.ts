/** A longer number (`North deck B-12`) is set smaller, to stay readable in a tile or row. */
const SHORT_LENGTH = 5;

export function isLongNumber(spotNumber: string): boolean {
  return spotNumber.length > SHORT_LENGTH;
}
