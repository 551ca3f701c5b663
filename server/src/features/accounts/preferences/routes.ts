import { getPreferences, updatePreferences as updatePreferencesRoute } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { readPreferences, updatePreferences } from './preferences.ts';

export function preferencesRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, getPreferences, ({ scope }) => readPreferences(deps.database.drizzle, scope));
  route(api, updatePreferencesRoute, ({ scope, body }) => updatePreferences(deps, scope, body));
}
