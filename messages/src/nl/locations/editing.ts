import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsEditing = {
  amenities: 'Voorzieningen',
  anotherAmenity: 'Andere voorziening',
  nameAnotherAmenity: 'Noem een andere voorziening',
  add: 'Toevoegen',
  aLocationHasAtMost: ({ most }) => `Een locatie heeft maximaal ${most} voorzieningen.`,
  openingHours: 'Openingstijden',
  copyMondayToWeekdays: 'Maandag naar werkdagen kopiëren',
  toEveryDay: 'Naar elke dag',
  dayOpenOrClosed: ({ day }) => `${day}, open of gesloten`,
  open: 'Open',
  n24Hours: '24 uur',
  openAgain: {
    monday: 'Tijd toevoegen<vh> op maandag</vh>',
    tuesday: 'Tijd toevoegen<vh> op dinsdag</vh>',
    wednesday: 'Tijd toevoegen<vh> op woensdag</vh>',
    thursday: 'Tijd toevoegen<vh> op donderdag</vh>',
    friday: 'Tijd toevoegen<vh> op vrijdag</vh>',
    saturday: 'Tijd toevoegen<vh> op zaterdag</vh>',
    sunday: 'Tijd toevoegen<vh> op zondag</vh>',
  },
  dayAgain: ({ day, number }) => `${day}, extra tijd ${number}`,
  dayOpens: ({ day }) => `${day}, openingstijd`,
  dayCloses: ({ day }) => `${day}, sluitingstijd`,
  removeDay: ({ day }) => `${day} verwijderen`,
  timeNextDay: ({ time }) => `${time} +1 dag`,
  notSet: 'Niet ingesteld',
  midnight: 'Middernacht',
  yourPlanIncludesChargers: ({ count }) =>
    plural(count, {
      one: `Je pakket bevat ${number(count)} laadpunt per locatie.`,
      other: `Je pakket bevat ${number(count)} laadpunten per locatie.`,
    }),
  addLocation: 'Locatie toevoegen',
  enterANameAndAn: 'Vul een naam en een adres in om op te slaan.',
  pleaseFillInAllFields: 'Vul alle velden met geldige gegevens in',
  place: 'Plek',
  chargersAndAccess: 'Laadpunten en toegang',
  seeThePlans: 'Pakketten bekijken',
  addChargersToYourPlan: 'Laadpunten aan je pakket toevoegen',
  itIsAddedWith: ({ limit, count }) =>
    plural(count, {
      one: `De locatie begint met ${limit}. Hierna voeg je ${number(count)} laadpunt aan je pakket toe.`,
      other: `De locatie begint met ${limit}. Hierna voeg je ${number(count)} laadpunten aan je pakket toe.`,
    }),
  forMembers: 'Voor leden',
  changeTheOpeningHoursOf: ({ name }) => `Openingstijden van ${name} wijzigen?`,
  changeName: ({ name }) => `${name} wijzigen?`,
  keepOfChargers: ({ kept, count }) =>
    plural(count, {
      one: `${kept} van ${number(count)} laadpunt behouden?`,
      other: `${kept} van de ${number(count)} laadpunten behouden?`,
    }),
  takeOutOfUse: 'Buiten gebruik stellen',
  keepEditing: 'Verder bewerken',
  discardYourChanges: 'Wijzigingen verwerpen?',
  discardThisLocation: 'Invoer verwerpen?',
  whatYouEnteredHereHas: 'Wat je hier hebt ingevuld, is niet opgeslagen.',
  lastChargersGo: ({ count }) =>
    plural(count, {
      one: 'Het laatste laadpunt gaat buiten gebruik. Leden zien het niet meer; je kunt het weer in gebruik nemen.',
      other: `De laatste ${number(count)} laadpunten gaan buiten gebruik. Leden zien ze niet meer; je kunt ze weer in gebruik nemen.`,
    }),
  city: 'Plaats',
  state: 'Provincie of staat',
  zIPCode: 'Postcode',
  reservationsAtThisLocationUse: 'Voor reserveringen op deze locatie geldt deze tijdzone.',
  access: 'Toegang',
  typeAndAccessAreShown:
    'Type en toegang staan in je lijst met locaties. Voor leden verandert er niets: iedereen kan hier reserveren.',
  networkProvider: 'Laadnetwerk',
  yourPlanAllows: ({ count }) =>
    plural(count, {
      one: `Je pakket heeft plaats voor ${number(count)}.`,
      other: `Je pakket heeft plaats voor ${number(count)}.`,
    }),
  numberedFrom01: 'Genummerd vanaf 01.',
  inUse: ({ count }) =>
    plural(count, { one: `${number(count)} in gebruik.`, other: `${number(count)} in gebruik.` }),
  moreWithTheNextNumbers: ({ count }) =>
    plural(count, {
      one: `${number(count)} extra, met het volgende nummer.`,
      other: `${number(count)} extra, met de volgende nummers.`,
    }),
  theLastGoOutOfUse: ({ count }) =>
    plural(count, {
      one: 'Het laatste gaat buiten gebruik.',
      other: `De laatste ${number(count)} gaan buiten gebruik.`,
    }),
  contactPhone: 'Telefoon voor contact',
  theNumberToCallWhen: 'Het nummer om te bellen als een laadpunt niet werkt.',
  howToFindTheChargers: 'Hoe je de laadpunten vindt, in een of twee zinnen.',
  positionOnAMap: 'Positie op de kaart',
  latitude: 'Breedtegraad',
  longitude: 'Lengtegraad',
  toUseMyCurrentPosition: 'Mijn huidige positie gebruiken',
  locationAdded: 'Locatie toegevoegd',
  membersCanReserveAtName: ({ name }) => `Leden kunnen nu bij ${name} reserveren.`,
  failedToAddLocation: 'De locatie kon niet worden toegevoegd',
  locationUpdated: 'Locatie gewijzigd',
  yourChangesToNameAre: ({ name }) =>
    `Je wijzigingen in ${name} zijn opgeslagen. De leden hebben bericht gekregen dat deze reserveringen zijn beëindigd.`,
  yourChangesToNameAreSaved: ({ name }) => `Je wijzigingen in ${name} zijn opgeslagen.`,
} satisfies Messages['locationsEditing'];
