import { paths } from '../lib/paths.ts';

/** They show what is one's own, and are come back to by signing in. The rest knows what to show to whoever is signed out. */
export const OWN_SCREENS: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.booking,
  paths.availability,
  paths.organization,
  paths.admin,
  paths.account,
]);

/** What signing in leads back to from the navigation: also the wizard, which says itself that it waits for it. */
export const SIGN_IN_LEADS_BACK_TO: ReadonlySet<string> = new Set([...OWN_SCREENS, paths.createOrganization]);
