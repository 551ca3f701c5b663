import {
  updateAutoCancellation,
  updateOrganizationSettings,
  updatePrivacySettings,
  updateReservationSettings,
  type OrganizationSettingsForm,
  type SettingsChanged,
} from '@chargerota/contract';
import type { Subscription } from '@chargerota/domain';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { changeSettings } from './change-settings.ts';
import { presentOrganization } from './presenter.ts';

/** The four settings forms; each changes its part of the settings. */
export function settingsRoutes(
  api: FastifyInstance,
  deps: AppDeps,
  itsSubscription: (scope: OrganizationScope) => Promise<Subscription>,
): void {
  const change = async ({
    scope,
    body,
  }: {
    scope: OrganizationScope;
    body: OrganizationSettingsForm;
  }): Promise<SettingsChanged> => {
    const { organization, notices } = await changeSettings(deps, scope, body);
    return { organization: presentOrganization(organization, await itsSubscription(scope)), notices };
  };
  route(api, updateReservationSettings, change);
  route(api, updatePrivacySettings, change);
  route(api, updateAutoCancellation, change);
  route(api, updateOrganizationSettings, change);
}
