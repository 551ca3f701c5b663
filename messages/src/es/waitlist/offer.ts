import type { Messages } from '../../en/index.ts';

export const waitlistOffer = {
  aChargerForYou: 'Un cargador para ti',
  theChargerIsHeldAs: 'El cargador sigue reservado como antes.',
  theOfferCouldNotBe: 'No se ha podido mostrar la oferta',
  thisOfferIsOver: 'Esta oferta ha terminado',
  seeYourPlacesInLine: 'Ver tus puestos en la lista',
  thisOfferIsNotFor: 'Esta oferta no es para esta cuenta',
  theLinkIsIncompleteOr:
    'El enlace está incompleto o se envió a alguien con otra cuenta. Si tienes otra, inicia sesión con ella y vuelve a abrir el enlace. No has aceptado ni dejado pasar nada.',
} satisfies Messages['waitlistOffer'];
