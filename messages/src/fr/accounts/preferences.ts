import type { Messages } from '../../en/index.ts';

export const accountsPreferences = {
  yourPreferencesCouldNotBe: 'Impossible d’enregistrer vos préférences.',
  recommendationsFollowWhatYouPreferred: 'Les recommandations suivent vos préférences précédentes.',
  latitudeAndLongitudeAsMaps:
    'Latitude et longitude, comme sur les cartes en ligne : 48.856614, 2.352222. Videz le champ pour supprimer la position.',
  pleaseEnterLatitudeAndLongitude: 'Saisissez la latitude et la longitude, par exemple 48.856614, 2.352222.',
  places: {
    work: 'Votre lieu de travail',
    home: 'Votre domicile',
  },
  toUseMyCurrentPosition: {
    work: 'Utiliser ma position actuelle<vh> comme lieu de travail</vh>',
    home: 'Utiliser ma position actuelle<vh> comme domicile</vh>',
  },
  yourChargingPreferences: 'Vos préférences de recharge',
  weUseThemToRecommend:
    'Elles nous servent à vous recommander des créneaux. Elles restent privées : personne d’autre ne peut les voir, pas même vos administrateurs.',
  yourPreferencesCouldNotBeLoaded: 'Impossible d’afficher vos préférences',
  nothingHasBeenChanged: 'Rien n’a été modifié.',
  preferencesSaved: 'Préférences enregistrées',
  recommendationsFollowThemFromNow: 'Les recommandations en tiennent compte dès maintenant.',
  howMuchDoYouUsually: 'Combien rechargez-vous d’habitude ? (kWh)',
  bookingThenSuggestsHowLong:
    'La durée nécessaire vous est alors suggérée quand vous réservez. Laissez vide si vous ne savez pas.',
  energyKWh: ({ energy }) => `${energy} kWh`,
  connectors: 'Connecteurs',
  chargingSpeed: 'Vitesse de recharge',
  amenities: 'Équipements',
  howFarMayACharger: 'À quelle distance peut se trouver une borne ? (km)',
  fromYourWorkplaceOrHome: 'De votre lieu de travail ou de votre domicile, à vol d’oiseau.',
  savePreferences: 'Enregistrer les préférences',
} satisfies Messages['accountsPreferences'];
