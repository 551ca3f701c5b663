import * as contract from '@chargerota/contract';
import type { RouteDefinition } from '@chargerota/contract';
import * as z from 'zod';
import { MADE_UP_TOKEN } from './make-invitation-link.ts';
import type { Tenant } from './make-tenant.ts';
import { openRequests } from './open-requests.ts';
import { SAMPLES } from './route-samples.ts';

// For tests that cover every route of the running server, including routes added later.
type Route = { method: string; path: string };
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** A valid request to a route for the tenant's own rows, with the person who may send it. */
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

/** The schema of a route's body, if it has one. */
export function bodySchemaOf(route: Route): JsonSchema | undefined {
  const schema = definitions.find((definition) => nameOf(definition) === nameOf(route))?.body;
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
