import { AsyncLocalStorage } from 'node:async_hooks';
import { askForFormats, formatsOf, regionOf, type Formats } from '@chargerota/domain';
import type { FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<Formats>();
askForFormats(() => storage.getStore());

/** Does something in the formats of whoever reads it, over all that it awaits; for a text made at once there is `writeIn`. */
export const inFormats = <T>(formats: Formats, act: () => T): T => storage.run(formats, act);

type Reader = { user?: { formats?: Formats } };

/** The formats of the person who asks: those of their account, else of what their browser says. */
export function formatsOfRequest({ scope, headers }: Pick<FastifyRequest, 'scope' | 'headers'>): Formats {
  const { user } = (scope ?? {}) as Reader;
  if (user?.formats) return user.formats;
  return formatsOf(regionOf(headers['accept-language']?.split(',') ?? []), 'region');
}
