import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistOffers = {
  aChargerIsHeldFor: 'Ein Ladepunkt ist für dich zurückgelegt',
  itIsForDay: ({ day, from, to }) => `Er ist für ${day}, ${from} bis ${to}.`,
  chargerIsHeldBadge:
    'Ladepunkt {spotNumber}<heard> ist für dich zurückgelegt, noch {time}</heard><seen>noch {clock}</seen>',
  chargerIsHeldTimeLeft: ({ spotNumber, time }) =>
    `Ladepunkt ${spotNumber} ist für dich zurückgelegt, noch ${time}`,
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist für dich frei`,
  passAndYouKeepYourPlace: 'Gib ihn weiter, und du behältst deinen Platz auf der Warteliste.',
  takeIt: 'Annehmen',
  pass: 'Weitergeben',
  offerOfChargerSpotNumber: ({ spotNumber }) => `Angebot: Ladepunkt ${spotNumber}`,
  ifYouPassYouStay:
    'Wenn du weitergibst, bleibst du auf der Warteliste, und dir wird vielleicht ein anderer Ladepunkt angeboten. Wenn du keinen brauchst, <leave>verlasse die Warteliste</leave>.',
  heldForYouUntil: ({ time }) => `Für dich zurückgelegt bis ${time}.`,
  heldForYouUntilClock: 'Für dich zurückgelegt bis {time}: noch {clock}',
  chargerSpotNumberIsYours: ({ spotNumber }) => `Ladepunkt ${spotNumber} gehört dir`,
  seeTheReservation: 'Reservierung ansehen',
  chargerSpotNumberWasOfferedTo: ({ spotNumber }) => `Ladepunkt ${spotNumber} wurde dir angeboten`,
  seeWhatIsFree: 'Freie Zeiten ansehen',
  heldForYouForMinutes: ({ count }) =>
    plural(count, {
      one: `Noch ${number(count)} Minute für dich zurückgelegt.`,
      other: `Noch ${number(count)} Minuten für dich zurückgelegt.`,
    }),
} satisfies Messages['waitlistOffers'];
