import * as contract from '@chargerota/contract';
import type { RouteDefinition } from '@chargerota/contract';
import * as z from 'zod';
import { MADE_UP_TOKEN } from './make-invitation-link.ts';
import type { Tenant } from './make-tenant.ts';
import { openRequests } from './open-requests.ts';
import { SAMPLES } from './route-samples.ts';

// For tests that walk over every route of the running server, also those that come to be after they were written.
type Route = { method: string; path: string };
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** What people of a tenant could send to a route themselves, by the one who may. */
export function ownRequest(route: Route, tenant: Tenant) {
  const { by, path, query, body } = {
    query: {},
    body: undefined,
    ...SAMPLES[nameOf(route)]?.(tenant, tenant.member),
  };
  const open = openRequests(tenant.admin.email)[nameOf(route)];
  const address =
    path ?? open?.path ?? route.path.replace(':token', MADE_UP_TOKEN).replace(':provider', 'google');
  const search = String(new URLSearchParams(query));
  return {
    by: by ?? tenant.admin,
    path: `${address}${search && `?${search}`}`,
    body: body ?? open?.body,
  };
}

const isDefinition = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
const definitions = Object.values<unknown>(contract).filter(isDefinition);

export type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  type?: string;
};

/** What a route takes as its body, if it has one. */
export function bodySchemaOf(route: Route): JsonSchema | undefined {
  const schema = definitions.find((definition) => nameOf(definition) === nameOf(route))?.body;
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
