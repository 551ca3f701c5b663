import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistOffers = {
  aChargerIsHeldFor: 'Hay un cargador reservado para ti',
  itIsForDay: ({ day, from, to }) => `Es para el ${day}, de ${from} a ${to}.`,
  chargerIsHeldBadge:
    'Cargador {spotNumber}<heard> está reservado para ti, tiempo restante: {time}</heard><seen>quedan {clock}</seen>',
  chargerIsHeldTimeLeft: ({ spotNumber, time }) =>
    `el cargador ${spotNumber} está reservado para ti, tiempo restante: ${time}`,
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `El cargador ${spotNumber} está libre para ti`,
  passAndYouKeepYourPlace: 'Si lo dejas pasar, conservas tu puesto en la lista de espera.',
  takeIt: 'Aceptar',
  pass: 'Pasar',
  offerOfChargerSpotNumber: ({ spotNumber }) => `Oferta del cargador ${spotNumber}`,
  ifYouPassYouStay:
    'Si lo dejas pasar, sigues en la lista de espera y se te puede ofrecer otro cargador. Si no necesitas ninguno, <leave>sal de la lista</leave>.',
  heldForYouUntil: ({ time }) => `Reservado para ti hasta las ${time}.`,
  heldForYouUntilClock: 'Reservado para ti hasta las {time}: quedan {clock}',
  chargerSpotNumberIsYours: ({ spotNumber }) => `El cargador ${spotNumber} es tuyo`,
  seeTheReservation: 'Ver la reserva',
  chargerSpotNumberWasOfferedTo: ({ spotNumber }) => `Se te ofreció el cargador ${spotNumber}`,
  seeWhatIsFree: 'Ver qué hay libre',
  heldForYouForMinutes: ({ count }) =>
    plural(count, {
      one: `Reservado para ti durante ${number(count)} minuto más.`,
      other: `Reservado para ti durante ${number(count)} minutos más.`,
    }),
} satisfies Messages['waitlistOffers'];
