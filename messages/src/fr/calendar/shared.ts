import type { Messages } from '../../en/index.ts';

export const calendar = {
  addDayToYourCalendar: ({ day }) => `Ajouter le ${day} à votre calendrier`,
  addToCalendar: 'Ajouter au calendrier',
  failedToMakeAnAddress: 'Impossible de créer un lien pour votre calendrier.',
  failedToRevokeTheAddress: 'Impossible de révoquer le lien de votre calendrier.',
  calendarLinkRevoked: 'Lien de calendrier révoqué',
  calendarsNoLongerSeeYour: 'Les calendriers ne voient plus vos réservations.',
  calendar: 'Calendrier',
  yourCalendarLinkCouldNot: 'Impossible d’afficher votre lien de calendrier',
  calendarsThatYouHaveConnected:
    'Les calendriers que vous avez reliés continuent d’afficher vos réservations. Réessayez dans un instant.',
  createANewCalendarLink: 'Créer un nouveau lien de calendrier ?',
  yourPresentLinkStopsWorking:
    'Votre lien actuel cesse aussitôt de fonctionner. Les calendriers qui l’utilisent ont besoin du nouveau.',
  createNewLink: 'Créer un nouveau lien',
  keepTheOldOne: 'Conserver l’ancien',
  revokeTheCalendarLinkQuestion: 'Révoquer le lien de calendrier ?',
  calendarsThatUseItStop:
    'Les calendriers qui l’utilisent n’affichent plus vos réservations. Les réservations elles-mêmes restent inchangées.',
  notConnected: 'Non relié',
  createALinkAndYour:
    'Créez un lien : votre calendrier affichera toutes vos réservations et leurs changements.',
  createCalendarLink: 'Créer un lien de calendrier',
  linkCreatedDay: ({ day }) => `Lien créé le ${day}`,
  itIsShownOnlyOnce: 'Il n’est affiché qu’une fois ; si vous ne l’avez pas, créez-en un nouveau.',
  anyoneWithTheLinkCan: 'Toute personne qui a le lien peut voir vos réservations.',
  newLink: 'Nouveau lien',
  revokeTheCalendarLink: 'Révoquer le lien de calendrier',
  apple: 'Apple',
  pressOpenInCalendarOn:
    'Appuyez sur « Ouvrir dans Calendrier » sur votre iPhone, iPad ou Mac, puis sur « S’abonner ».',
  google: 'Google',
  onAComputerPressThe:
    'Sur un ordinateur, cliquez sur le signe plus à côté de « Autres agendas », choisissez « À partir de l’URL » et collez le lien.',
  outlook: 'Outlook',
  inTheCalendarChooseAdd:
    'Dans le calendrier, choisissez « Ajouter un calendrier », puis « S’abonner à partir du web », et collez le lien.',
  copyLink: 'Copier le lien',
  yourBrowserDidNotAllow:
    'Votre navigateur ne l’a pas permis. Le lien est sélectionné : copiez-le à partir de là.',
  yourCalendarLink: 'Votre lien de calendrier',
  copyItNowItIs: 'Copiez-le maintenant : il ne sera plus affiché une fois que vous aurez quitté cette page.',
  openInCalendar: 'Ouvrir dans Calendrier',
  calendarsLookForChangesIn:
    'Les calendriers vérifient les changements à leur rythme : Apple et Outlook en quelques heures, Google en une journée.',
} satisfies Messages['calendar'];
