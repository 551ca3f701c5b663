import type { Messages } from '../../en/index.ts';

export const waitlistOffer = {
  aChargerForYou: 'Ein Ladepunkt für dich',
  theChargerIsHeldAs: 'Der Ladepunkt ist weiterhin zurückgelegt.',
  theOfferCouldNotBe: 'Das Angebot konnte nicht geladen werden',
  thisOfferIsOver: 'Dieses Angebot ist vorbei',
  seeYourPlacesInLine: 'Deine Plätze auf der Warteliste ansehen',
  thisOfferIsNotFor: 'Dieses Angebot gehört nicht zu diesem Konto',
  theLinkIsIncompleteOr:
    'Der Link ist unvollständig oder ging an jemanden mit einem anderen Konto. Wenn du ein anderes Konto hast, melde dich damit an und öffne den Link noch einmal. Es wurde nichts angenommen oder weitergegeben.',
} satisfies Messages['waitlistOffer'];
