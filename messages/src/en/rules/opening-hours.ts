export const rulesOpeningHours = {
  // opening-hours.ts
  closingAfterOpening: 'Closing time must be after opening time',
  opensAfterItHasClosed: 'It opens again only after it has closed',
  /** A day, in place of its hours. */
  notSet: 'Not set',
  closed: 'Closed',
  open24Hours: 'Open 24 hours',
  /** Of this day. */
  closedToday: 'Closed today',
  hoursNotAvailable: 'Hours not available',
};
