import type { RouteDefinition, RouteInput } from '@chargerota/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ScopeOf } from './access.ts';
import { DomainError } from './domain-error.ts';

/** The fields of query and body that are well-formed by themselves. */
type WellFormedFields<D extends RouteDefinition> = Partial<
  Fields<RouteInput<D>['query']> & Fields<RouteInput<D>['body']>
>;
type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;

/**
 * Throws the use case's refusal for rows that do not exist for the caller. It is called only for malformed requests, so
 * that 403 and 404 come before 422 without an extra query for well-formed ones.
 */
export type RequireRows<D extends RouteDefinition> = (input: {
  scope: ScopeOf<D['access']>;
  params: RouteInput<D>['params'];
  /** The well-formed fields: malformed ones can't refer to a row. */
  named: WellFormedFields<D>;
  request: FastifyRequest;
}) => unknown;

/** For several routes whose paths name a row of the same kind. */
export type RequireRow<Scope> = (input: { scope: Scope; params: { id: string } }) => unknown;

/** Whether a path names a row. An organization in the path is checked by the access hook. */
type NamesRow<Path extends string> = Path extends `/api/organizations/:id${string}`
  ? false
  : Path extends `${string}/:${'id' | 'token'}${string}`
    ? true
    : false;

/** Routes whose path names a row must say how to look for it; those whose query or body names one should. */
export type RowsArgument<D extends RouteDefinition> =
  NamesRow<D['path']> extends true ? [requireRows: RequireRows<D>] : [requireRows?: RequireRows<D>];

/** The readable parts of a request, even if it is malformed. @throws DomainError not_found for a malformed id */
export function readWellFormed(
  definition: RouteDefinition,
  request: FastifyRequest,
): { params: unknown; named: object } {
  const params = definition.params?.safeParse(request.params);
  // Of the path's parameters only a malformed date is refused as malformed; any other is a 404.
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
