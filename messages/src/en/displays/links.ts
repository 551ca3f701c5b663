import type { Values } from '../../values.ts';

export const displaysLinks = {
  // displays/screens/links/make-display-dialog.tsx
  language: 'Language',
  asTheOrganization: 'As the organization',
  secondLanguage: 'Second language',
  theyAreShownByTurns: 'Both are shown by turns.',
  noSecondLanguage: 'None',

  // displays/screens/links/display-address.tsx
  copyLink: 'Copy link',
  yourBrowserDidNotAllow: 'Your browser did not allow it. The link is selected, copy it from there.',
  onATabletScanThis:
    'On a tablet, scan this with its camera. On a television, paste the link into its browser, or send it there.',
  displayLink: 'Display link',
  anyoneWithThisLinkSees: 'Anyone with this link sees the display. If it gets lost, revoke it.',
  openDisplay: 'Open display',

  // displays/screens/links/displays-section.tsx
  notOpenedYet: 'Not opened yet',
  onNow: 'On now',
  lastSeenTodayTime: ({ time }: Values<'time'>) => `Last seen today, ${time}`,
  lastSeenDay: ({ day }: Values<'day'>) => `Last seen ${day}`,
  wallDisplays: 'Wall displays',
  makeLink: 'Make link',
  aLinkCanBeMade: 'A link can be made once there is a location.',
  aNewLinkCanBe: 'A new link can be made once a location is in use.',
  aTelevisionOrTabletAt:
    'A television or tablet at the entrance shows a location’s chargers, live and without signing in. Anyone with its link sees what members see of each other, and no more.',
  theDisplaysCouldNotBe: 'The displays could not be loaded',
  theyGoOnShowingTheir: 'They go on showing their chargers.',
  /** What the display shows, after the location's name and a comma. */
  withNames: 'with names',
  withoutNames: 'without names',
  madeDay: ({ day }: Values<'day'>) => `Made ${day}`,
  revokeTheLinkOfName: ({ name }: Values<'name'>) => `Revoke the link of ${name}`,
  linkRevoked: 'Link Revoked',
  nameNoLongerShowsAnything: ({ name }: Values<'name'>) => `${name} no longer shows anything.`,
  revokeTheLinkOfNameQuestion: ({ name }: Values<'name'>) => `Revoke the link of ${name}?`,
  everyScreenThatItIs:
    'Every screen that it is open on says at once that it is not valid. The link cannot be brought back; a new one has another address.',

  // displays/screens/links/make-display-dialog.tsx
  asTheDevice: 'As the device',
  light: 'Light',
  dark: 'Dark',
  nameDisplayLink: ({ name }: Values<'name'>) => `${name}: display link`,
  openItOnTheTelevision:
    'Open it on the television or tablet, and make it the start page there. It is not shown again.',
  giveTheDisplayAName: 'Give the display a name, such as where it hangs.',
  makeADisplayLink: 'Make a display link',
  sayWhereItHangs: 'Say where it hangs.',
  garageEntrance: 'Garage entrance',
  showWhoHasACharger:
    'Show who has a charger<span>First name and initial, while your privacy settings let members see names. Visitors see them, too.</span>',
  colors: 'Colors',
};
