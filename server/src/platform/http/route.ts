import { errorBody, type Access, type RouteDefinition, type RouteInput } from '@chargerota/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { ScopeOf } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Set by the access hook before any handler runs. */
    scope: unknown;
  }
}

type OtherBody<D extends RouteDefinition> = D extends { otherResponses: infer O }
  ? { [S in keyof O]: O[S] extends z.ZodType ? { status: S; body: z.input<O[S]> } : never }[keyof O]
  : never;

type Result<D extends RouteDefinition> = z.input<D['response']> | Answer<OtherBody<D>>;

class Answer<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

/** An answer with one of the route's `otherResponses`. */
export const answer = <T extends { status: number; body: unknown }>(value: T): Answer<T> => new Answer(value);

export type RouteContext<D extends RouteDefinition> = RouteInput<D> & {
  scope: ScopeOf<D['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Binds a handler to a route of the contract: its validation, access, answers and place in the API reference. */
export function route<const D extends RouteDefinition>(
  app: FastifyInstance,
  definition: D,
  handler: (context: RouteContext<D>) => Promise<Result<D>> | Result<D>,
): void {
  const status = definition.status ?? 200;
  app.route({
    method: definition.method,
    url: definition.path,
    config: { access: definition.access },
    schema: {
      summary: definition.summary,
      tags: [definition.path.split('/')[2] ?? 'other'],
      ...(definition.params && { params: definition.params }),
      ...(definition.query && { querystring: definition.query }),
      ...(definition.body && { body: definition.body }),
      response: {
        [status]: definition.response,
        ...definition.otherResponses,
        '4xx': errorBody,
        '5xx': errorBody,
      },
    },
    handler: async (request, reply) => {
      const result = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        scope: request.scope,
        request,
        reply,
      } as RouteContext<D>);
      if (result instanceof Answer) {
        const { status: other, body } = result.value as { status: number; body: unknown };
        return reply.status(other).send(body);
      }
      return reply.status(status).send(status === 204 ? undefined : result);
    },
  });
}
