import type { Messages } from '../../en/index.ts';

export const accountsPreferences = {
  yourPreferencesCouldNotBe: 'Je voorkeuren konden niet worden opgeslagen.',
  recommendationsFollowWhatYouPreferred: 'Aanbevelingen zijn weer gebaseerd op je eerdere voorkeuren.',
  latitudeAndLongitudeAsMaps:
    'Breedte- en lengtegraad, zoals op kaarten: 52.370216, 4.895168. Maak het veld leeg om de plek te verwijderen.',
  pleaseEnterLatitudeAndLongitude: 'Vul de breedte- en lengtegraad in, zoals 52.370216, 4.895168.',
  places: {
    work: 'Je werkplek',
    home: 'Je huis',
  },
  toUseMyCurrentPosition: {
    work: 'Mijn huidige positie gebruiken<vh> voor mijn werkplek</vh>',
    home: 'Mijn huidige positie gebruiken<vh> voor mijn huis</vh>',
  },
  yourChargingPreferences: 'Je laadvoorkeuren',
  weUseThemToRecommend:
    'We gebruiken ze om je tijdvakken aan te bevelen. Ze blijven privé: niemand anders kan ze zien, ook je beheerders niet.',
  yourPreferencesCouldNotBeLoaded: 'Je voorkeuren konden niet worden geladen',
  nothingHasBeenChanged: 'Er is niets gewijzigd.',
  preferencesSaved: 'Voorkeuren opgeslagen',
  recommendationsFollowThemFromNow: 'Aanbevelingen zijn er vanaf nu op gebaseerd.',
  howMuchDoYouUsually: 'Hoeveel laad je meestal? (kWh)',
  bookingThenSuggestsHowLong:
    'Bij het reserveren stellen we dan voor hoelang je nodig hebt. Laat het leeg als je het niet weet.',
  energyKWh: ({ energy }) => `${energy} kWh`,
  connectors: 'Aansluitingen',
  chargingSpeed: 'Laadsnelheid',
  amenities: 'Voorzieningen',
  howFarMayACharger: 'Hoe ver mag een laadpunt weg zijn? (km)',
  fromYourWorkplaceOrHome: 'Vanaf je werkplek of huis, hemelsbreed.',
  savePreferences: 'Voorkeuren opslaan',
} satisfies Messages['accountsPreferences'];
