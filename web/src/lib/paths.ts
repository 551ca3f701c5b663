import type { CHOICES_PATH } from '@chargerota/contract';
import { SCREEN_PATHS } from '@chargerota/contract/screen-paths';

/** The addresses of all screens. */
export const paths = SCREEN_PATHS;

export type Path = (typeof paths)[keyof typeof paths];

/** A tab of the organization's screen. */
export const organizationTab = (name: 'members' | 'invites' | 'locations' | 'billing' | 'settings'): string =>
  `${paths.organization}?tab=${name}`;

/** Where a member finds one of their reservations. */
export const reservationPath = (id: string): string => `${paths.dashboard}?reservation=${id}`;

/** The status of a day, which is printed once it is there. */
export const printPath = `${paths.availability}?print`;

/** The part of the dashboard that says what a member's sessions saved. */
export const ecoPath = `${paths.dashboard}?eco`;

/** The form of the person's own profile, on the dashboard. */
export const profilePath = `${paths.dashboard}?profile`;

/** Where a member answers one of their offers. */
export const offerPath = (id: string): string => `${paths.line}?offer=${id}`;

/** The part of the dashboard about the member's organization. */
export const ORGANIZATION_ID = 'organization';

/** The part of the line's screen that shows administrators what it brings. */
export const LINE_WEEKS_ID = 'what-it-brings';
/** The part of it that shows them who waits. */
export const WHOLE_LINE_ID = 'everybody';

/** The first rules in an organization's settings that can be changed there: how long a reservation may be. */
export const LENGTHS_ID = 'lengths';
export const rulesPath: string = `${organizationTab('settings')}#${LENGTHS_ID}`;

/** The field for the address of somebody to invite. */
export const INVITE_ID = 'invite';
export const invitePath: string = `${organizationTab('invites')}#${INVITE_ID}`;

/** The links to displays on walls, below the locations. */
export const DISPLAYS_ID = 'wall-displays';
export const displaysPath: string = `${organizationTab('locations')}#${DISPLAYS_ID}`;

/** The people who wait for an administrator, in the list of members. */
export const APPROVALS_ID = 'approvals';

/** Opens a charger with the question of what is wrong with it. */
export const reportPath = (spotId: string): string => `${paths.charger}?spot=${spotId}&report`;

/** Where a person chooses what they are told. */
export const choicesPath: typeof CHOICES_PATH = `${paths.notifications}?tab=choices`;
