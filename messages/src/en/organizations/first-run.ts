import type { Values } from '../../values.ts';

export const organizationsFirstRun = {
  // organizations/screens/first-run/first-run.tsx
  firstSteps: 'First steps',
  doneOfCountDone: ({ done, count }: Values<'done' | 'count'>) => `${done} of ${count} done`,
  hideTheFirstSteps: 'Hide the first steps',
  showTheFirstSteps: 'Show the first steps',
  /** Buttons that fold the steps and unfold them. */
  hide: 'Hide',
  show: 'Show',
  dontShowAgain: 'Don’t show again',
  /** After the title of a step, read aloud only. */
  done: '(done)',
  theFormAsksForVehicle:
    'The form asks for vehicle, phone and an emergency contact. <button>Ask for name, email and password only</button>',
  markAsDoneTitle: ({ title }: Values<'title'>) => `Mark as done: ${title}`,
  markAsDone: 'Mark as done',

  // organizations/screens/first-run/first-steps.ts
  chooseAPlan: 'Choose a plan',
  addALocation: 'Add a location',
  membersReserveAtAPlace: 'Members reserve at a place with an address, opening hours and chargers.',
  checkItsChargers: 'Check its chargers',
  powerAndConnectorTellMembers: 'Power and connector tell members which charger suits their car.',
  openTheChargers: 'Open the chargers',
  checkTheRules: 'Check the rules',
  howLongHowOftenAnd:
    'How long, how often and how far ahead members may reserve. Rules that suit most organizations are already in force.',
  openTheRules: 'Open the rules',
  inviteMembers: 'Invite members',
  theyJoinByTheLink: 'They join by the link in the email.',
  theyJoinByTheLinkAndYouApprove: 'They join by the link in the email, and you approve them.',
};
