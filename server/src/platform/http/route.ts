import type { Readable } from 'node:stream';
import {
  errorBody,
  errorMessage,
  STATUS_OF,
  refusalsOf,
  type Access,
  type RouteDefinition,
  type RouteInput,
} from '@chargerota/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { formatsOfRequest, inFormats } from '../formats.ts';
import type { ScopeOf } from './access.ts';
import { DomainError } from './domain-error.ts';
import { readWellFormed, type RequireRows, type RowsArgument } from './existence-check.ts';
import type { RequestQueue } from './request-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Accepts posts from pages of other sites, without our cookies; the handler must be safe for anonymous callers. */
    takesOtherSites?: true;
    /** Called before a malformed request is refused: throws the refusal for rows that do not exist for its caller. */
    requireRows?: (request: FastifyRequest) => Promise<unknown>;
  }
  interface FastifyInstance {
    requestQueue: RequestQueue;
  }
  interface FastifyRequest {
    /** Set by the access hook before any handler runs. */
    scope: unknown;
  }
}

/** A result other than JSON may also be a stream. */
type Result<D extends RouteDefinition> =
  | z.input<D['response']>
  | (D extends { produces: string } ? Readable : never);

export type RouteContext<D extends RouteDefinition> = RouteInput<D> & {
  scope: ScopeOf<D['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Binds a handler to a route of the contract, with validation, access, responses and the API reference. A route whose
 * path names a row also says how to look for the row, for requests that are otherwise malformed.
 */
export function route<const D extends RouteDefinition>(
  app: FastifyInstance,
  definition: D,
  handler: (context: RouteContext<D>) => Promise<Result<D>> | Result<D>,
  ...[rows]: RowsArgument<D>
): void {
  const status = definition.status ?? 200;
  const queued = async <T>(request: FastifyRequest, work: () => T | Promise<T>): Promise<T> => {
    const userId = (request.scope as { userId?: string } | null)?.userId;
    return userId ? app.requestQueue(userId, work) : work();
  };
  const requireRows = (request: FastifyRequest) => {
    const input = { ...readWellFormed(definition, request), scope: request.scope, request };
    return rows?.(input as Parameters<RequireRows<D>>[0]);
  };
  app.route({
    method: definition.method,
    url: definition.path,
    config: {
      access: definition.access,
      ...(definition.takesOtherSites && { takesOtherSites: true as const }),
      requireRows: (request) => queued(request, () => requireRows(request)),
    },
    schema: {
      summary: definition.summary,
      tags: [definition.path.split('/')[2] ?? 'other'],
      ...(definition.params && { params: definition.params }),
      ...(definition.query && { querystring: definition.query }),
      ...(definition.body && { body: definition.body }),
      response: {
        [status]: definition.produces
          ? { content: { [definition.produces]: { schema: definition.response } } }
          : definition.response,
        ...alsoAnswered(definition),
        ...describedRefusals(definition),
        '4xx': errorBody,
        '5xx': errorBody,
      },
    },
    handler: async (request, reply) => {
      const { params, query, body, scope } = request;
      const context = { params, query, body, scope, request, reply } as RouteContext<D>;
      const result = await queued(request, async () => {
        try {
          return await inFormats(formatsOfRequest(request), () => handler(context));
        } catch (error) {
          // The use case may find this error before it looks for its rows.
          if (error instanceof DomainError && error.code === 'invalid_input') await requireRows(request);
          throw error;
        }
      });
      if (definition.produces) reply.type(mediaTypeOf(definition.produces));
      const isAlso = definition.alsoStatus !== undefined && reply.statusCode === definition.alsoStatus;
      return reply.status(isAlso ? reply.statusCode : status).send(status === 204 ? undefined : result);
    },
  });
}

/** Only text has an encoding. */
const mediaTypeOf = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

const alsoAnswered = ({ alsoStatus, response }: RouteDefinition) =>
  alsoStatus && { [alsoStatus]: alsoStatus === 304 ? z.null() : response };

/** For the API reference: all codes and texts of the route's own refusals, by status. */
function describedRefusals(definition: RouteDefinition) {
  const refusals = [...refusalsOf(definition)].map((code) => ({
    code,
    status: STATUS_OF[code],
    message: errorMessage(code),
  }));
  const statuses = new Set(definition.errors?.map((code) => STATUS_OF[code]));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const texts = refusals.filter((each) => each.status === status);
      const description = texts.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n');
      return [status, { description, content: { 'application/json': { schema: errorBody } } }];
    }),
  );
}
