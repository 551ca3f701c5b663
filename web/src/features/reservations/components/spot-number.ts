/** Numbers longer than this (`North deck B-12`) are set smaller, to stay readable in a bay or a row. */
const SHORT_LENGTH = 5;

export function isLong(spotNumber: string): boolean {
  return spotNumber.length > SHORT_LENGTH;
}
