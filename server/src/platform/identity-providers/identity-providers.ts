import type { Config } from '../../config.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { IdentityProviders } from './provider.ts';

/** Google and Apple as configured. They are not contacted before somebody uses them. */
export const createIdentityProviders = (config: Config): IdentityProviders => ({
  google: googleProvider(config),
  apple: appleProvider(config),
});
