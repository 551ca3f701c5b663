import type { Values } from '../../values.ts';

export const calendar = {
  // calendar/add-to-calendar.tsx
  addDayToYourCalendar: ({ day }: Values<'day'>) => `Add ${day} to your calendar`,
  addToCalendar: 'Add to calendar',

  // calendar/api.ts
  failedToMakeAnAddress: 'Failed to make an address for your calendar.',
  failedToRevokeTheAddress: 'Failed to revoke the address of your calendar.',

  // calendar/calendar-section.tsx
  calendarLinkRevoked: 'Calendar Link Revoked',
  calendarsNoLongerSeeYour: 'Calendars no longer see your reservations.',
  calendar: 'Calendar',
  yourCalendarLinkCouldNot: 'Your calendar link could not be loaded',
  calendarsThatYouHaveConnected:
    'Calendars that you have connected go on showing your reservations. Try again in a moment.',
  createANewCalendarLink: 'Create a new calendar link?',
  yourPresentLinkStopsWorking:
    'Your present link stops working at once. Calendars that use it need the new one.',
  createNewLink: 'Create new link',
  keepTheOldOne: 'Keep the old one',
  revokeTheCalendarLinkQuestion: 'Revoke the calendar link?',
  calendarsThatUseItStop:
    'Calendars that use it stop showing your reservations. The reservations themselves stay as they are.',
  notConnected: 'Not connected',
  createALinkAndYour: 'Create a link, and your calendar shows all your reservations, with every change.',
  createCalendarLink: 'Create calendar link',
  linkCreatedDay: ({ day }: Values<'day'>) => `Link created ${day}`,
  itIsShownOnlyOnce: 'It is shown only once; if you do not have it, create a new one.',
  anyoneWithTheLinkCan: 'Anyone with the link can see your reservations.',
  newLink: 'New link',
  revokeTheCalendarLink: 'Revoke the calendar link',

  // calendar/feed-address.tsx
  apple: 'Apple',
  pressOpenInCalendarOn: 'Press “Open in Calendar” on your iPhone, iPad or Mac, then Subscribe.',
  google: 'Google',
  onAComputerPressThe:
    'On a computer, press the plus sign beside “Other calendars”, choose “From URL” and paste the link.',
  outlook: 'Outlook',
  inTheCalendarChooseAdd:
    'In the calendar, choose “Add calendar”, then “Subscribe from web”, and paste the link.',
  copyLink: 'Copy link',
  yourBrowserDidNotAllow: 'Your browser did not allow it. The link is selected, copy it from there.',
  yourCalendarLink: 'Your calendar link',
  copyItNowItIs: 'Copy it now: it is not shown again once you leave this page.',
  openInCalendar: 'Open in Calendar',
  calendarsLookForChangesIn:
    'Calendars look for changes in their own time: Apple and Outlook within hours, Google within a day.',
};
