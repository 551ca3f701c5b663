import type { Config } from '../../config.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { IdentityProviders } from './provider.ts';

/** Google and Apple as they are configured. Nothing is asked of them before somebody wants to go there. */
export const createIdentityProviders = (config: Config): IdentityProviders => ({
  google: googleProvider(config),
  apple: appleProvider(config),
});
