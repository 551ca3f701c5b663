import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsSessions = {
  keepThem: 'Garder les sessions',
  failedToSignOut: 'Impossible de déconnecter.',
  unknownBrowser: 'Navigateur inconnu',
  withYourPasswordSince: ({ day }) => `Avec votre mot de passe, depuis le ${day}`,
  withProviderSince: ({ provider, day }) => `Avec ${provider}, depuis le ${day}`,
  activeNow: 'Actif maintenant',
  activeMinutesAgo: ({ count }) =>
    plural(count, {
      one: `Actif il y a ${number(count)} minute`,
      other: `Actif il y a ${number(count)} minutes`,
    }),
  activeTodayTime: ({ time }) => `Actif aujourd’hui, ${time}`,
  activeYesterdayTime: ({ time }) => `Actif hier, ${time}`,
  activeDay: ({ day }) => `Actif le ${day}`,
  whereYouAreSignedIn: 'Vos sessions ouvertes',
  signOutAllOthers: 'Déconnecter tous les autres',
  whereYouAreSignedInCould: 'Impossible d’afficher vos sessions ouvertes',
  youStaySignedInTry: 'Votre session reste ouverte. Réessayez dans un instant.',
  youAreSignedInNowhere: 'Vous n’avez pas de session ouverte ailleurs.',
  signedOut: 'Déconnexion effectuée',
  deviceNameIsSignedOut: ({ deviceName }) => `${deviceName} est déconnecté.`,
  signOutDeviceName: ({ deviceName }) => `Déconnecter ${deviceName} ?`,
  itHasToSignIn:
    'Il faudra s’y reconnecter, et ce qui n’y est pas enregistré sera perdu. Votre session reste ouverte ici.',
  thisBrowser: 'Ce navigateur',
  signOutDeviceNameSignedIn: ({ deviceName, day }) => `Déconnecter ${deviceName}, connecté depuis le ${day}`,
  theCalendarLinkTextMessages:
    'Le lien de calendrier, les SMS et tout changement d’adresse en attente ont aussi pris fin.',
  youStaySignedInHere: 'Votre session reste ouverte ici.',
  browsersSignedOut: ({ count }) =>
    plural(count, {
      one: `${number(count)} navigateur déconnecté.`,
      other: `${number(count)} navigateurs déconnectés.`,
    }),
  signOutAllOthersQuestion: 'Déconnecter tous les autres ?',
  otherBrowsers: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>autre navigateur</unit>`,
      other: `${number(count)} <unit>autres navigateurs</unit>`,
    }),
  eachHasToSignIn:
    'Il faudra se reconnecter sur chacun, et ce qui n’y est pas enregistré sera perdu. Votre session reste ouverte ici.',
  endOtherConnectionsTooThe:
    'Couper aussi les autres accès<span>Le lien de calendrier, les SMS vers votre téléphone et un changement d’adresse en attente de confirmation. À cocher si quelqu’un d’autre a pu les mettre en place.</span>',
} satisfies Messages['accountsSessions'];
