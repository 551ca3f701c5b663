import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsEditing = {
  amenities: 'Équipements',
  anotherAmenity: 'Autre équipement',
  nameAnotherAmenity: 'Nommer un autre équipement',
  add: 'Ajouter',
  aLocationHasAtMost: ({ most }) => `Un site a au plus ${most} équipements.`,
  openingHours: 'Horaires d’ouverture',
  copyMondayToWeekdays: 'Copier lundi sur les jours ouvrés',
  toEveryDay: 'Sur tous les jours',
  dayOpenOrClosed: ({ day }) => `${day}, ouvert ou fermé`,
  open: 'Ouvert',
  n24Hours: '24 h/24',
  openAgain: {
    monday: 'Autre plage<vh> le lundi</vh>',
    tuesday: 'Autre plage<vh> le mardi</vh>',
    wednesday: 'Autre plage<vh> le mercredi</vh>',
    thursday: 'Autre plage<vh> le jeudi</vh>',
    friday: 'Autre plage<vh> le vendredi</vh>',
    saturday: 'Autre plage<vh> le samedi</vh>',
    sunday: 'Autre plage<vh> le dimanche</vh>',
  },
  dayAgain: ({ day, number }) => `${day}, autre plage ${number}`,
  dayOpens: ({ day }) => `${day}, ouverture`,
  dayCloses: ({ day }) => `${day}, fermeture`,
  removeDay: ({ day }) => `Retirer ${day}`,
  timeNextDay: ({ time }) => `${time} +1 jour`,
  notSet: 'Non définis',
  midnight: 'Minuit',
  yourPlanIncludesChargers: ({ count }) =>
    plural(count, {
      one: `Votre formule comprend ${number(count)} borne par site.`,
      other: `Votre formule comprend ${number(count)} bornes par site.`,
    }),
  addLocation: 'Ajouter un site',
  enterANameAndAn: 'Saisissez un nom et une adresse pour enregistrer.',
  pleaseFillInAllFields: 'Remplissez correctement tous les champs',
  place: 'Lieu',
  chargersAndAccess: 'Bornes et accès',
  seeThePlans: 'Voir les formules',
  addChargersToYourPlan: 'Ajouter des bornes à la formule',
  itIsAddedWith: ({ limit, count }) =>
    plural(count, {
      one: `Le site est ajouté avec ${limit} pour commencer. À l’étape suivante, vous ajoutez ${number(count)} borne à votre formule.`,
      other: `Le site est ajouté avec ${limit} pour commencer. À l’étape suivante, vous ajoutez ${number(count)} bornes à votre formule.`,
    }),
  forMembers: 'Pour les membres',
  changeTheOpeningHoursOf: ({ name }) => `Modifier les horaires d’ouverture du site ${name} ?`,
  changeName: ({ name }) => `Modifier ${name} ?`,
  keepOfChargers: ({ kept, count }) =>
    plural(count, {
      one: `Conserver ${kept} sur ${number(count)} borne ?`,
      other: `Conserver ${kept} bornes sur ${number(count)} ?`,
    }),
  takeOutOfUse: 'Mettre hors service',
  keepEditing: 'Continuer à modifier',
  discardYourChanges: 'Abandonner vos modifications ?',
  discardThisLocation: 'Abandonner ce site ?',
  whatYouEnteredHereHas: 'Ce que vous avez saisi ici n’a pas été enregistré.',
  lastChargersGo: ({ count }) =>
    plural(count, {
      one: 'La dernière borne passe hors service. Les membres ne la voient plus ; vous pouvez la remettre en service.',
      other: `Les ${number(count)} dernières bornes passent hors service. Les membres ne les voient plus ; vous pouvez les remettre en service.`,
    }),
  city: 'Ville',
  state: 'Région',
  zIPCode: 'Code postal',
  reservationsAtThisLocationUse: 'Les réservations sur ce site suivent ce fuseau horaire.',
  access: 'Accès',
  typeAndAccessAreShown:
    'Le type et l’accès figurent dans votre liste de sites. Ils ne changent rien pour les membres : tous peuvent réserver ici.',
  networkProvider: 'Opérateur du réseau',
  yourPlanAllows: ({ count }) =>
    plural(count, {
      one: `Votre formule en permet ${number(count)}.`,
      other: `Votre formule en permet ${number(count)}.`,
    }),
  numberedFrom01: 'Numérotées à partir de 01.',
  inUse: ({ count }) =>
    plural(count, { one: `${number(count)} en service.`, other: `${number(count)} en service.` }),
  moreWithTheNextNumbers: ({ count }) =>
    plural(count, {
      one: `${number(count)} de plus, avec le numéro suivant.`,
      other: `${number(count)} de plus, avec les numéros suivants.`,
    }),
  theLastGoOutOfUse: ({ count }) =>
    plural(count, {
      one: 'La dernière passe hors service.',
      other: `Les ${number(count)} dernières passent hors service.`,
    }),
  contactPhone: 'Téléphone de contact',
  theNumberToCallWhen: 'Le numéro à appeler quand une borne ne fonctionne pas.',
  howToFindTheChargers: 'Comment trouver les bornes, en une ou deux phrases.',
  positionOnAMap: 'Position sur une carte',
  latitude: 'Latitude',
  longitude: 'Longitude',
  toUseMyCurrentPosition: 'Utiliser ma position actuelle',
  locationAdded: 'Site ajouté',
  membersCanReserveAtName: ({ name }) => `Les membres peuvent maintenant réserver sur le site ${name}.`,
  failedToAddLocation: 'Impossible d’ajouter le site',
  locationUpdated: 'Site modifié',
  yourChangesToNameAre: ({ name }) =>
    `Vos modifications du site ${name} sont enregistrées. Les réservations concernées ont pris fin, et leurs membres ont reçu une notification.`,
  yourChangesToNameAreSaved: ({ name }) => `Vos modifications du site ${name} sont enregistrées.`,
} satisfies Messages['locationsEditing'];
