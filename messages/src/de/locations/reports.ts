import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const locationsReports = {
  reportedChargers: 'Gemeldete Ladepunkte',
  chargerSpotNumberWorksAgain: ({ spotNumber }) => `Ladepunkt ${spotNumber} funktioniert wieder`,
  chargerSpotNumberIsNoLonger: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist nicht mehr blockiert`,
  thoseWhoReportedItAre: 'Wer das gemeldet hat, wird benachrichtigt.',
  theReportOfChargerSpotNumber: ({ spotNumber }) => `Die Meldung zu Ladepunkt ${spotNumber} war falsch`,
  authorsNotified: ({ count }) =>
    plural(count, {
      one: 'Wer sie gemacht hat, wird benachrichtigt.',
      other: 'Alle, die sie gemacht haben, werden benachrichtigt.',
    }),
  chargerSpotNumberIsInMaintenance: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist in Wartung`,
  nobodyCanReserveIt: 'Niemand kann ihn reservieren.',
  nameInMaintenance: ({ name }) => `${name}, in Wartung`,
  quoted: ({ words }) => `„${words}“`,
  putInMaintenance: 'In Wartung nehmen<vh>: Ladepunkt {spotNumber}</vh>',
  itWorksAgain: 'Funktioniert wieder<vh>: Ladepunkt {spotNumber}</vh>',
  theCarIsGone: 'Das Auto ist weg<vh>: Ladepunkt {spotNumber}</vh>',
  falseReport: 'Falsche Meldung<vh>: Ladepunkt {spotNumber}</vh>',
  wasItNever: {
    blocked: ({ spotNumber }) => `War Ladepunkt ${spotNumber} nie blockiert?`,
    broken: ({ spotNumber }) => `War Ladepunkt ${spotNumber} nie defekt?`,
  },
  theReportEnds: ({ count }) =>
    plural(count, {
      one: 'Die Meldung wird geschlossen. Das Mitglied, das sie gemacht hat, wird benachrichtigt. 90 Tage lang dienen weitere Meldungen dieses Mitglieds nur zur Information: Deswegen wird keine Zeit zurückgehalten.',
      other:
        'Die Meldung wird geschlossen. Die Mitglieder, die sie gemacht haben, werden benachrichtigt. 90 Tage lang dienen ihre weiteren Meldungen nur zur Information: Deswegen wird keine Zeit zurückgehalten.',
    }),
  keepReport: 'Meldung behalten',
  callItFalse: 'War falsch',
  putChargerSpotNumberInMaintenance: ({ spotNumber }) => `Ladepunkt ${spotNumber} in Wartung nehmen?`,
} satisfies Messages['locationsReports'];
