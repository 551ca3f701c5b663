// What is asked about reports where a reservation ends because of them.
export { lockOwnReports, noteGivenUp } from './report-store.ts';
