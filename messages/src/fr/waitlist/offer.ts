import type { Messages } from '../../en/index.ts';

export const waitlistOffer = {
  aChargerForYou: 'Une borne pour vous',
  theChargerIsHeldAs: 'La borne reste retenue comme avant.',
  theOfferCouldNotBe: 'Impossible d’afficher la proposition',
  thisOfferIsOver: 'Cette proposition n’est plus valable',
  seeYourPlacesInLine: 'Voir vos rangs sur la liste d’attente',
  thisOfferIsNotFor: 'Cette proposition n’est pas pour ce compte',
  theLinkIsIncompleteOr:
    'Le lien est incomplet, ou il a été envoyé à une personne qui a un autre compte. Si vous avez un autre compte, connectez-vous avec celui-ci et rouvrez le lien. Rien n’a été accepté ni refusé.',
} satisfies Messages['waitlistOffer'];
