import { paths } from '../lib/paths.ts';

/** The card form needs Stripe's code, which the page that is kept forbids (its content security policy). */
const NEVER: ReadonlySet<string> = new Set([paths.paymentSetup, paths.paymentConfirmation]);
const SCREENS: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => !NEVER.has(path)));

/** Whether an address is a screen that can be opened without a network. Nothing else gets the application's page. */
export const opensOffline = (pathname: string): boolean => SCREENS.has(pathname);
