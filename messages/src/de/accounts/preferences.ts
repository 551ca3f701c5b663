import type { Messages } from '../../en/index.ts';

export const accountsPreferences = {
  yourPreferencesCouldNotBe: 'Deine Einstellungen konnten nicht gespeichert werden.',
  recommendationsFollowWhatYouPreferred: 'Empfehlungen richten sich nach deinen bisherigen Einstellungen.',
  latitudeAndLongitudeAsMaps:
    'Breitengrad und Längengrad, wie auf Karten üblich: 40.712776, -74.005974. Leere das Feld, um den Ort zu entfernen.',
  pleaseEnterLatitudeAndLongitude: 'Bitte gib Breitengrad und Längengrad ein, etwa 40.712776, -74.005974.',
  places: {
    work: 'Dein Arbeitsplatz',
    home: 'Dein Zuhause',
  },
  toUseMyCurrentPosition: {
    work: 'Aktuelle Position übernehmen<vh> als Arbeitsplatz</vh>',
    home: 'Aktuelle Position übernehmen<vh> als Zuhause</vh>',
  },
  yourChargingPreferences: 'Deine Ladeeinstellungen',
  weUseThemToRecommend:
    'Damit empfehlen wir dir Zeitfenster. Sie bleiben privat: Niemand sonst kann sie sehen, auch deine Admins nicht.',
  yourPreferencesCouldNotBeLoaded: 'Deine Einstellungen konnten nicht geladen werden',
  nothingHasBeenChanged: 'Es wurde nichts geändert.',
  preferencesSaved: 'Einstellungen gespeichert',
  recommendationsFollowThemFromNow: 'Ab jetzt richten sich Empfehlungen danach.',
  howMuchDoYouUsually: 'Wie viel lädst du meistens? (kWh)',
  bookingThenSuggestsHowLong:
    'Beim Reservieren schlagen wir dann vor, wie lange du brauchst. Lass das Feld leer, wenn du es nicht weißt.',
  energyKWh: ({ energy }) => `${energy} kWh`,
  connectors: 'Anschlüsse',
  chargingSpeed: 'Ladegeschwindigkeit',
  amenities: 'Ausstattung',
  howFarMayACharger: 'Wie weit darf ein Ladepunkt entfernt sein? (km)',
  fromYourWorkplaceOrHome: 'Von deinem Arbeitsplatz oder Zuhause, Luftlinie.',
  savePreferences: 'Einstellungen speichern',
} satisfies Messages['accountsPreferences'];
