import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsSessions = {
  keepThem: 'Angemeldet lassen',
  failedToSignOut: 'Das Abmelden ist fehlgeschlagen.',
  unknownBrowser: 'Unbekannter Browser',
  withYourPasswordSince: ({ day }) => `Mit deinem Passwort, seit ${day}`,
  withProviderSince: ({ provider, day }) => `Mit ${provider}, seit ${day}`,
  activeNow: 'Gerade aktiv',
  activeMinutesAgo: ({ count }) =>
    plural(count, { one: `Vor ${number(count)} Minute aktiv`, other: `Vor ${number(count)} Minuten aktiv` }),
  activeTodayTime: ({ time }) => `Heute aktiv, ${time}`,
  activeYesterdayTime: ({ time }) => `Gestern aktiv, ${time}`,
  activeDay: ({ day }) => `Zuletzt aktiv: ${day}`,
  whereYouAreSignedIn: 'Wo du angemeldet bist',
  signOutAllOthers: 'Alle anderen abmelden',
  whereYouAreSignedInCould: 'Deine angemeldeten Browser konnten nicht geladen werden',
  youStaySignedInTry: 'Du bleibst angemeldet. Versuche es gleich noch einmal.',
  youAreSignedInNowhere: 'Du bist nirgendwo sonst angemeldet.',
  signedOut: 'Abgemeldet',
  deviceNameIsSignedOut: ({ deviceName }) => `${deviceName} ist abgemeldet.`,
  signOutDeviceName: ({ deviceName }) => `${deviceName} abmelden?`,
  itHasToSignIn:
    'Dort musst du dich neu anmelden, und was dort nicht gespeichert ist, geht verloren. Hier bleibst du angemeldet.',
  thisBrowser: 'Dieser Browser',
  signOutDeviceNameSignedIn: ({ deviceName, day }) => `${deviceName} abmelden, angemeldet seit ${day}`,
  theCalendarLinkTextMessages:
    'Auch der Kalenderlink, SMS und ein noch nicht bestätigter Wechsel der E-Mail-Adresse sind beendet.',
  youStaySignedInHere: 'Hier bleibst du angemeldet.',
  browsersSignedOut: ({ count }) =>
    plural(count, {
      one: `${number(count)} Browser abgemeldet.`,
      other: `${number(count)} Browser abgemeldet.`,
    }),
  signOutAllOthersQuestion: 'Alle anderen abmelden?',
  otherBrowsers: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>anderer Browser</unit>`,
      other: `${number(count)} <unit>andere Browser</unit>`,
    }),
  eachHasToSignIn:
    'Dort musst du dich überall neu anmelden, und was dort nicht gespeichert ist, geht verloren. Hier bleibst du angemeldet.',
  endOtherConnectionsTooThe:
    'Auch andere Verbindungen beenden<span>Den Kalenderlink, SMS an dein Telefon und einen Wechsel der E-Mail-Adresse, der noch auf seinen Link wartet. Wähle das, wenn jemand anderes sie eingerichtet haben könnte.</span>',
} satisfies Messages['accountsSessions'];
