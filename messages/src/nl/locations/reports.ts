import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const locationsReports = {
  reportedChargers: 'Gemelde laadpunten',
  chargerSpotNumberWorksAgain: ({ spotNumber }) => `Laadpunt ${spotNumber} werkt weer`,
  chargerSpotNumberIsNoLonger: ({ spotNumber }) => `Laadpunt ${spotNumber} is niet meer geblokkeerd`,
  thoseWhoReportedItAre: 'Wie het heeft gemeld, krijgt bericht.',
  theReportOfChargerSpotNumber: ({ spotNumber }) => `De melding over laadpunt ${spotNumber} was onterecht`,
  authorsNotified: ({ count }) =>
    plural(count, { one: 'De melder krijgt bericht.', other: 'De melders krijgen bericht.' }),
  chargerSpotNumberIsInMaintenance: ({ spotNumber }) => `Laadpunt ${spotNumber} is in onderhoud`,
  nobodyCanReserveIt: 'Niemand kan het reserveren.',
  nameInMaintenance: ({ name }) => `${name}, in onderhoud`,
  quoted: ({ words }) => `‘${words}’`,
  putInMaintenance: 'In onderhoud zetten<vh>: laadpunt {spotNumber}</vh>',
  itWorksAgain: 'Werkt weer<vh>: laadpunt {spotNumber}</vh>',
  theCarIsGone: 'Auto is weg<vh>: laadpunt {spotNumber}</vh>',
  falseReport: 'Onterechte melding<vh>: laadpunt {spotNumber}</vh>',
  wasItNever: {
    blocked: ({ spotNumber }) => `Was laadpunt ${spotNumber} nooit geblokkeerd?`,
    broken: ({ spotNumber }) => `Was laadpunt ${spotNumber} nooit defect?`,
  },
  theReportEnds: ({ count }) =>
    plural(count, {
      one: 'De melding eindigt. De melder krijgt bericht, en nieuwe meldingen van deze persoon zijn 90 dagen lang alleen ter informatie: vanwege die meldingen wordt geen tijd vrijgehouden.',
      other:
        'De melding eindigt. De melders krijgen bericht, en hun nieuwe meldingen zijn 90 dagen lang alleen ter informatie: vanwege die meldingen wordt geen tijd vrijgehouden.',
    }),
  keepReport: 'Melding behouden',
  callItFalse: 'Was onterecht',
  putChargerSpotNumberInMaintenance: ({ spotNumber }) => `Laadpunt ${spotNumber} in onderhoud zetten?`,
} satisfies Messages['locationsReports'];
