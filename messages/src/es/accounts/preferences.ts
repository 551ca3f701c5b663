import type { Messages } from '../../en/index.ts';

export const accountsPreferences = {
  yourPreferencesCouldNotBe: 'No se han podido guardar tus preferencias.',
  recommendationsFollowWhatYouPreferred: 'Las recomendaciones siguen tus preferencias anteriores.',
  latitudeAndLongitudeAsMaps:
    'Latitud y longitud, como en los mapas: 40.712776, -74.005974. Para quitarlas, deja el campo vacío.',
  pleaseEnterLatitudeAndLongitude: 'Escribe la latitud y la longitud, por ejemplo 40.712776, -74.005974.',
  places: {
    work: 'Tu trabajo',
    home: 'Tu casa',
  },
  toUseMyCurrentPosition: {
    work: 'Usar mi posición actual<vh> como mi lugar de trabajo</vh>',
    home: 'Usar mi posición actual<vh> como mi casa</vh>',
  },
  yourChargingPreferences: 'Tus preferencias de carga',
  weUseThemToRecommend:
    'Las usamos para recomendarte franjas. Son privadas: no las ve nadie más, ni siquiera tus administradores.',
  yourPreferencesCouldNotBeLoaded: 'No se han podido mostrar tus preferencias',
  nothingHasBeenChanged: 'No se ha cambiado nada.',
  preferencesSaved: 'Preferencias guardadas',
  recommendationsFollowThemFromNow: 'A partir de ahora, las recomendaciones las tienen en cuenta.',
  howMuchDoYouUsually: '¿Cuánto sueles cargar? (kWh)',
  bookingThenSuggestsHowLong:
    'Así, al reservar te sugerimos cuánto tiempo necesitas. Si no lo sabes, déjalo vacío.',
  energyKWh: ({ energy }) => `${energy} kWh`,
  connectors: 'Conectores',
  chargingSpeed: 'Velocidad de carga',
  amenities: 'Servicios',
  howFarMayACharger: '¿A qué distancia puede estar un cargador? (km)',
  fromYourWorkplaceOrHome: 'Desde tu trabajo o tu casa, en línea recta.',
  savePreferences: 'Guardar preferencias',
} satisfies Messages['accountsPreferences'];
