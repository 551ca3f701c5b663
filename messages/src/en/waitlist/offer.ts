export const waitlistOffer = {
  // waitlist/screens/offer/screen.tsx
  aChargerForYou: 'A charger for you',
  theChargerIsHeldAs: 'The charger is held as before.',
  theOfferCouldNotBe: 'The offer could not be loaded',
  thisOfferIsOver: 'This offer is over',
  seeYourPlacesInLine: 'See your places in line',
  thisOfferIsNotFor: 'This offer is not for this account',
  theLinkIsIncompleteOr:
    'The link is incomplete, or it was sent to somebody with another account. If you have another account, sign in with that one and open the link again. Nothing has been taken or passed on.',
};
