import { number, plural, type Counted, type Values } from '../../values.ts';

export const common = {
  status: 'Status',
  register: 'Register',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  confirmArrival: 'Confirm arrival',
  cancel: 'Cancel',
  /** A button: to change what stands beside it. */
  change: 'Change',
  notificationSettings: 'Notification settings',
  members: 'Members',
  locations: 'Locations',
  billing: 'Billing',
  settings: 'Settings',
  dashboard: 'Dashboard',
  bookACharger: 'Book a charger',
  theLine: 'The line',
  notifications: 'Notifications',
  yourAccount: 'Your account',
  organization: 'Organization',
  today: 'Today',
  chargers: 'Chargers',
  maintenance: 'Maintenance',
  admin: 'Admin',
  member: 'Member',
  /** Still waiting: a person for admission to an organization, a ticket for somebody who works on it. */
  pending: 'Pending',
  error: 'Error',
  signIn2: 'Sign in',
  loading: 'Loading',
  discard: 'Discard',
  password: 'Password',
  /** A button: to confirm a reservation, an address, a phone number or a change of plan. */
  confirm: 'Confirm',
  notNow: 'Not now',
  emailAddress: 'Email address',
  phone: 'Phone',
  saveChanges: 'Save changes',
  email: 'Email',
  edit: 'Edit',
  name: 'Name',
  keepIt: 'Keep it',
  plan: 'Plan',
  timeZone: 'Time zone',
  returnHome: 'Return Home',
  yourAccountCouldNotBe: 'Your account could not be loaded',
  /** The button that answers no, of several things: codes of chargers, add-ons, rows of a file. */
  keepThem: 'Keep them',
  yourPassword: 'Your password',
  /** A location: it takes reservations. */
  active: 'Active',
  /** A location, or the title above several: no reservations are taken there. */
  inactive: 'Inactive',
  done: 'Done',
  /** A charger: nobody has it. Also the title of a row of how many are free. */
  free: 'Free',
  location: 'Location',
  editName: ({ name }: Values<'name'>) => `Edit ${name}`,
  address: 'Address',
  revoke: 'Revoke',
  charger: 'Charger',
  /** A charger: kept for a while for somebody in line. */
  held: 'Held',
  /** A location or a charger outside the opening hours: not open. */
  closed: 'Closed',
  /** The reader, where else a name stands: in the bar of a reservation, in a list of people, above a message. */
  you: 'You',
  back: 'Back',
  deleteIt: 'Delete',
  close: 'Close',
  /** A name or a label, and what is said about it. */
  /** Above the address that a button in a mail opens. */
  orOpen: 'Or open',
  labelled: ({ label, text }: Values<'label' | 'text'>) => `${label}: ${text}`,
  continue: 'Continue',
  /** The heading of a kind: of a location, a charger (by its power), a ticket or a payment. */
  type: 'Type',
  theChargersCouldNotBe: 'The chargers could not be loaded',
  description: 'Description',
  hourHours: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` }),
  /** Below “The … could not be loaded”. They: notifications, tickets or changes of settings. */
  theyAreAllKeptTry: 'They are all kept. Try again in a moment.',
  createOrganization: 'Create Organization',
  /** A button: shows the charger or the location of which the sentence beside it tells. */
  show: 'Show',
  seeTheOffer: 'See the offer',
  chargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber}`,

  setUpPayment: 'Set up payment',
  takeIt: 'Take it',
  pass: 'Pass',
  later: 'Later',

  date: 'Date',
  reservations: 'Reservations',
  chargerSpotNumberAtName: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name}`,
  pleaseEnterAValidEmail: 'Please enter a valid email address',
};
