import * as contract from '@chargerota/contract';
import type { RouteDefinition } from '@chargerota/contract';
import * as z from 'zod';
import { OPERATOR_COOKIE } from '../src/features/operator/identity/operator-cookie.ts';
import { ticketToken } from '../src/features/tickets/ticket-link.ts';
import { SESSION_COOKIE } from '../src/platform/sessions/session-cookie.ts';
import type { TestApp } from './build-test-app.ts';
import { MADE_UP_TOKEN, makeInvitationLink } from './make-invitation-link.ts';
import type { Tenant } from './make-tenant.ts';
import { openRequests } from './open-requests.ts';
import { OPERATOR_SAMPLES, SAMPLES } from './route-samples.ts';

// For tests that cover every route of the running server, including routes added later.
type Route = { method: string; path: string };
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** A valid request to a route for the tenant's own rows, with the person (or operator) who may send it, and their cookie. */
export function ownRequest(route: Route, tenant: Tenant) {
  const request = requestOf(route, tenant);
  const isOperators = definitions.some(
    (each) => nameOf(each) === nameOf(route) && each.access.kind === 'operator',
  );
  const cookie = isOperators
    ? `${OPERATOR_COOKIE}=${tenant.operator.operator}`
    : `${SESSION_COOKIE}=${request.by.cookie}`;
  return { ...request, cookie };
}

function requestOf(route: Route, tenant: Tenant) {
  const { by, path, query, body } = {
    query: {},
    body: undefined,
    by: undefined,
    path: undefined,
    ...OPERATOR_SAMPLES[nameOf(route)]?.(tenant),
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

/** Puts a valid link's token in the place of the made-up one: with the latter, nothing else of a request is checked. */
export async function makeLinks(t: TestApp, tenant: Tenant): Promise<(address: string) => string> {
  const invitation = await makeInvitationLink(t, tenant);
  const ticket = ticketToken(await t.deps.keys.links(), { ticketId: tenant.ticketId, version: 1 });
  return (address) =>
    address.replace(MADE_UP_TOKEN, address.includes('/ticket-links/') ? ticket : invitation);
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

/** The schema of a route's body, or of its query, if it has one. */
export function schemaOf(route: Route, part: 'body' | 'query'): JsonSchema | undefined {
  const schema = definitions.find((definition) => nameOf(definition) === nameOf(route))?.[part];
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
