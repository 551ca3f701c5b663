import type { RouteDefinition, RouteInput } from '@chargerota/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ScopeOf } from './access.ts';
import { DomainError } from './domain-error.ts';

/** Of query and body, each field that is well-formed by itself. */
type Named<D extends RouteDefinition> = Partial<
  Fields<RouteInput<D>['query']> & Fields<RouteInput<D>['body']>
>;
type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;

/**
 * Refuses a request for rows that are not there for its caller, as the route's use case does. Asked only when the request
 * is malformed, so that 403 and 404 come before 422 without another query for those that are well-formed.
 */
export type RequireRows<D extends RouteDefinition> = (input: {
  scope: ScopeOf<D['access']>;
  params: RouteInput<D>['params'];
  /** Malformed fields name no row and are left out. */
  named: Named<D>;
  request: FastifyRequest;
}) => unknown;

/** For several routes that name a row of one kind in their path. */
export type RequireRow<Scope> = (input: { scope: Scope; params: { id: string } }) => unknown;

/** Whether a path names a row; that of its organization is the access hook's to find. */
type NamesRow<Path extends string> = Path extends `/api/organizations/:id${string}`
  ? false
  : Path extends `${string}/:${'id' | 'token'}${string}`
    ? true
    : false;

/** Routes whose path names a row say how it is looked for; those whose query or body names one should. */
export type RowsArgument<D extends RouteDefinition> =
  NamesRow<D['path']> extends true ? [requireRows: RequireRows<D>] : [requireRows?: RequireRows<D>];

/** What can be read of a request, malformed as it may be. @throws DomainError not_found for an id that cannot be one */
export function readNames(
  definition: RouteDefinition,
  request: FastifyRequest,
): { params: unknown; named: object } {
  const params = definition.params?.safeParse(request.params);
  // Of the parameters in a path only a malformed date is refused as such; any other malformed one is a 404.
  const isDate = params?.error?.issues.some(({ path }) => path[0] === 'date');
  if (params?.error && !isDate) throw new DomainError('not_found');
  return {
    params: params?.data,
    named: { ...wellFormed(definition.query, request.query), ...wellFormed(definition.body, request.body) },
  };
}

function wellFormed(schema: z.ZodType | undefined, value: unknown): object {
  let object = schema;
  while (object instanceof z.ZodOptional || object instanceof z.ZodNullable)
    object = object.unwrap() as z.ZodType;
  if (!(object instanceof z.ZodObject) || typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const given = Object.hasOwn(value, name) ? field.safeParse(value[name as keyof typeof value]) : null;
      return given?.success ? [[name, given.data]] : [];
    }),
  );
}
