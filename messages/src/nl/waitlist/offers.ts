import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistOffers = {
  aChargerIsHeldFor: 'Er wordt een laadpunt voor je vastgehouden',
  itIsForDay: ({ day, from, to }) => `Het is voor ${day}, ${from} tot ${to}.`,
  chargerIsHeldBadge:
    'Laadpunt {spotNumber}<heard> wordt voor je vastgehouden, nog {time}</heard><seen>nog {clock}</seen>',
  chargerIsHeldTimeLeft: ({ spotNumber, time }) =>
    `laadpunt ${spotNumber} wordt voor je vastgehouden, nog ${time}`,
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `Laadpunt ${spotNumber} is vrij voor jou`,
  passAndYouKeepYourPlace: 'Geef je het door, dan behoud je je plaats op de wachtlijst.',
  takeIt: 'Aannemen',
  pass: 'Doorgeven',
  offerOfChargerSpotNumber: ({ spotNumber }) => `Aanbod van laadpunt ${spotNumber}`,
  ifYouPassYouStay:
    'Geef je het door, dan blijf je op de wachtlijst en kun je een ander laadpunt aangeboden krijgen. Heb je er geen nodig, <leave>verlaat dan de wachtlijst</leave>.',
  heldForYouUntil: ({ time }) => `Voor jou vastgehouden tot ${time}.`,
  heldForYouUntilClock: 'Voor jou vastgehouden tot {time}: nog {clock}',
  chargerSpotNumberIsYours: ({ spotNumber }) => `Laadpunt ${spotNumber} is van jou`,
  seeTheReservation: 'Reservering bekijken',
  chargerSpotNumberWasOfferedTo: ({ spotNumber }) => `Laadpunt ${spotNumber} is je aangeboden`,
  seeWhatIsFree: 'Kijken wat vrij is',
  heldForYouForMinutes: ({ count }) =>
    plural(count, {
      one: `Nog ${number(count)} minuut voor jou vastgehouden.`,
      other: `Nog ${number(count)} minuten voor jou vastgehouden.`,
    }),
} satisfies Messages['waitlistOffers'];
