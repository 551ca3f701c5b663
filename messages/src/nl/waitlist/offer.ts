import type { Messages } from '../../en/index.ts';

export const waitlistOffer = {
  aChargerForYou: 'Een laadpunt voor jou',
  theChargerIsHeldAs: 'Het laadpunt wordt vastgehouden zoals eerst.',
  theOfferCouldNotBe: 'Het aanbod kon niet worden geladen',
  thisOfferIsOver: 'Dit aanbod is voorbij',
  seeYourPlacesInLine: 'Je plaatsen op de wachtlijst bekijken',
  thisOfferIsNotFor: 'Dit aanbod is niet voor dit account',
  theLinkIsIncompleteOr:
    'De link is niet volledig, of is gestuurd aan iemand met een ander account. Heb je een ander account, log daarmee in en open de link opnieuw. Er is niets aangenomen of doorgegeven.',
} satisfies Messages['waitlistOffer'];
