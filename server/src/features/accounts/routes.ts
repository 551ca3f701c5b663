import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { bounceRoutes } from './bounces/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { preferencesRoutes } from './preferences/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';

export function accountRoutes(api: FastifyInstance, deps: AppDeps): void {
  registrationRoutes(api, deps);
  signInRoutes(api, deps);
  profileRoutes(api, deps);
  preferencesRoutes(api, deps);
  sessionRoutes(api, deps);
  providerRoutes(api, deps);
  passwordRoutes(api, deps);
  bounceRoutes(api, deps);
}
