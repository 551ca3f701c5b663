import type { Values } from '../../values.ts';

export const accountsPreferences = {
  // accounts/preferences/api.ts
  yourPreferencesCouldNotBe: 'Your preferences could not be saved.',
  recommendationsFollowWhatYouPreferred: 'Recommendations follow what you preferred before.',

  // accounts/preferences/own-place.tsx
  latitudeAndLongitudeAsMaps:
    'Latitude and longitude, as maps write them: 40.712776, -74.005974. Empty the field to remove it.',
  pleaseEnterLatitudeAndLongitude: 'Please enter latitude and longitude, such as 40.712776, -74.005974.',
  places: { work: 'Your workplace', home: 'Your home' },
  /** A button; what is in `<vh>` is only read out. */
  toUseMyCurrentPosition: {
    work: 'Use my current position<vh> as your workplace</vh>',
    home: 'Use my current position<vh> as your home</vh>',
  },

  // accounts/preferences/preferences-dialog.tsx
  yourChargingPreferences: 'Your charging preferences',
  weUseThemToRecommend:
    'We use them to recommend slots to you. They stay private: nobody else can see them, not even your administrators.',
  yourPreferencesCouldNotBeLoaded: 'Your preferences could not be loaded',
  nothingHasBeenChanged: 'Nothing has been changed.',
  preferencesSaved: 'Preferences Saved',
  recommendationsFollowThemFromNow: 'Recommendations follow them from now on.',
  howMuchDoYouUsually: 'How much do you usually charge? (kWh)',
  bookingThenSuggestsHowLong: 'Booking then suggests how long you need. Leave it empty if you don’t know.',
  energyKWh: ({ energy }: Values<'energy'>) => `${energy} kWh`,
  connectors: 'Connectors',
  chargingSpeed: 'Charging speed',
  amenities: 'Amenities',
  howFarMayACharger: 'How far may a charger be? (km)',
  fromYourWorkplaceOrHome: 'From your workplace or home, as the crow flies.',
  savePreferences: 'Save preferences',
};
