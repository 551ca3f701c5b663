import { AsyncLocalStorage } from 'node:async_hooks';
import { askForFormats, DEFAULT_REGION, formatsOf, regionOf, type Formats } from '@chargerota/domain';
import type { FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<Formats>();
askForFormats(() => storage.getStore());

/** Does something, such as writing a text, in the formats of whoever reads it. */
export const inFormats = <T>(formats: Formats, act: () => T): T => storage.run(formats, act);

type Reader = { user?: { formats?: Formats } };

/** The formats of the person who asks: those of their account, else of what their browser says. */
export function formatsOfRequest({ scope, headers }: Pick<FastifyRequest, 'scope' | 'headers'>): Formats {
  const { user } = (scope ?? {}) as Reader;
  if (user?.formats) return user.formats;
  const languages = headers['accept-language']?.split(',').map((language) => language.trim()) ?? [];
  return formatsOf(regionOf(languages) ?? DEFAULT_REGION, 'region');
}
