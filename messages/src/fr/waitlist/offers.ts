import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistOffers = {
  aChargerIsHeldFor: 'Une borne vous est réservée',
  itIsForDay: ({ day, from, to }) => `C’est pour le ${day}, de ${from} à ${to}.`,
  chargerIsHeldBadge:
    'Borne {spotNumber}<heard> retenue pour vous, encore {time}</heard><seen>encore {clock}</seen>',
  chargerIsHeldTimeLeft: ({ spotNumber, time }) => `borne ${spotNumber} retenue pour vous, encore ${time}`,
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `La borne ${spotNumber} est libre pour vous`,
  passAndYouKeepYourPlace: 'Passez votre tour, et vous gardez votre rang sur la liste d’attente.',
  takeIt: 'Accepter',
  pass: 'Passer mon tour',
  offerOfChargerSpotNumber: ({ spotNumber }) => `Proposition de la borne ${spotNumber}`,
  ifYouPassYouStay:
    'Si vous passez votre tour, vous restez sur la liste d’attente et une autre borne peut vous être proposée. Si vous n’en avez pas besoin, <leave>quittez la liste d’attente</leave>.',
  heldForYouUntil: ({ time }) => `Elle vous est réservée jusqu’à ${time}.`,
  heldForYouUntilClock: 'Elle vous est réservée jusqu’à {time} : encore {clock}',
  chargerSpotNumberIsYours: ({ spotNumber }) => `La borne ${spotNumber} est à vous`,
  seeTheReservation: 'Voir la réservation',
  chargerSpotNumberWasOfferedTo: ({ spotNumber }) => `La borne ${spotNumber} vous a été proposée`,
  seeWhatIsFree: 'Voir ce qui est libre',
  heldForYouForMinutes: ({ count }) =>
    plural(count, {
      one: `Elle vous est réservée encore ${number(count)} minute.`,
      other: `Elle vous est réservée encore ${number(count)} minutes.`,
    }),
} satisfies Messages['waitlistOffers'];
