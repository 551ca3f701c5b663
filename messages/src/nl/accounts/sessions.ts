import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsSessions = {
  keepThem: 'Behouden',
  failedToSignOut: 'Uitloggen is mislukt.',
  unknownBrowser: 'Onbekende browser',
  withYourPasswordSince: ({ day }) => `Met je wachtwoord, sinds ${day}`,
  withProviderSince: ({ provider, day }) => `Met ${provider}, sinds ${day}`,
  activeNow: 'Nu actief',
  activeMinutesAgo: ({ count }) =>
    plural(count, {
      one: `${number(count)} minuut geleden actief`,
      other: `${number(count)} minuten geleden actief`,
    }),
  activeTodayTime: ({ time }) => `Vandaag actief, ${time}`,
  activeYesterdayTime: ({ time }) => `Gisteren actief, ${time}`,
  activeDay: ({ day }) => `Actief op ${day}`,
  whereYouAreSignedIn: 'Waar je bent ingelogd',
  signOutAllOthers: 'Andere browsers uitloggen',
  whereYouAreSignedInCould: 'Het overzicht van ingelogde browsers kon niet worden geladen',
  youStaySignedInTry: 'Je blijft ingelogd. Probeer het zo meteen opnieuw.',
  youAreSignedInNowhere: 'Je bent nergens anders ingelogd.',
  signedOut: 'Uitgelogd',
  deviceNameIsSignedOut: ({ deviceName }) => `${deviceName} is uitgelogd.`,
  signOutDeviceName: ({ deviceName }) => `${deviceName} uitloggen?`,
  itHasToSignIn:
    'Daar moet dan opnieuw worden ingelogd, en wat daar niet is opgeslagen gaat verloren. Hier blijf je ingelogd.',
  thisBrowser: 'Deze browser',
  signOutDeviceNameSignedIn: ({ deviceName, day }) => `${deviceName} uitloggen, ingelogd sinds ${day}`,
  theCalendarLinkTextMessages: 'Ook de agendalink, sms’jes en een openstaande adreswijziging zijn beëindigd.',
  youStaySignedInHere: 'Hier blijf je ingelogd.',
  browsersSignedOut: ({ count }) =>
    plural(count, {
      one: `${number(count)} browser uitgelogd.`,
      other: `${number(count)} browsers uitgelogd.`,
    }),
  signOutAllOthersQuestion: 'Andere browsers uitloggen?',
  otherBrowsers: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>andere browser</unit>`,
      other: `${number(count)} <unit>andere browsers</unit>`,
    }),
  eachHasToSignIn:
    'In elke browser moet dan opnieuw worden ingelogd, en wat daar niet is opgeslagen gaat verloren. Hier blijf je ingelogd.',
  endOtherConnectionsTooThe:
    'Ook andere verbindingen beëindigen<span>De agendalink, sms’jes naar je telefoon en een adreswijziging die nog niet via de link is bevestigd. Kies dit als iemand anders ze kan hebben ingesteld.</span>',
} satisfies Messages['accountsSessions'];
