import { plural, type Counted, type Values } from '../../values.ts';

export const locationsReports = {
  // locations/screens/reports/open-reports.tsx
  reportedChargers: 'Reported chargers',
  chargerSpotNumberWorksAgain: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} works again`,
  chargerSpotNumberIsNoLonger: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is no longer blocked`,
  thoseWhoReportedItAre: 'Those who reported it are notified.',
  theReportOfChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `The report of charger ${spotNumber} was false`,
  /** By how many members made the report. */
  authorsNotified: ({ count }: Counted) =>
    plural(count, { one: 'Its author is notified.', other: 'Those who made it are notified.' }),
  chargerSpotNumberIsInMaintenance: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is in maintenance`,
  nobodyCanReserveIt: 'Nobody can reserve it.',
  /** A location, of whose charger it is told. */
  nameInMaintenance: ({ name }: Values<'name'>) => `${name}, in maintenance`,
  quoted: ({ words }: Values<'words'>) => `“${words}”`,
  /** Buttons; what is in `<vh>` is only read out. */
  putInMaintenance: 'Put in maintenance<vh>: charger {spotNumber}</vh>',
  itWorksAgain: 'It works again<vh>: charger {spotNumber}</vh>',
  theCarIsGone: 'The car is gone<vh>: charger {spotNumber}</vh>',
  falseReport: 'False report<vh>: charger {spotNumber}</vh>',
  wasItNever: {
    blocked: ({ spotNumber }: Values<'spotNumber'>) => `Was charger ${spotNumber} never blocked?`,
    broken: ({ spotNumber }: Values<'spotNumber'>) => `Was charger ${spotNumber} never broken?`,
  },
  /** By how many members made the report. */
  theReportEnds: ({ count }: Counted) =>
    plural(count, {
      one: 'The report ends. Its author is notified, and for 90 days their further reports only inform: no time is kept because of them.',
      other:
        'The report ends. Those who made it are notified, and for 90 days their further reports only inform: no time is kept because of them.',
    }),
  keepReport: 'Keep report',
  callItFalse: 'Call it false',
  putChargerSpotNumberInMaintenance: ({ spotNumber }: Values<'spotNumber'>) =>
    `Put charger ${spotNumber} in maintenance?`,
};
