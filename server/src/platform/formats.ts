import { AsyncLocalStorage } from 'node:async_hooks';
import {
  askForFormats,
  formatsOf,
  languageOf,
  languagesOfHeader,
  regionOf,
  type Formats,
} from '@chargerota/domain';
// Declares `request.cookies`.
import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<{ formats: Formats }>();
askForFormats(() => storage.getStore()?.formats);

/** Does something as its reader reads, over all that it awaits; for a text made at once there is `writeIn`. */
export const inFormats = <T>(formats: Formats, act: () => T): T => storage.run({ formats }, act);

/** From now on in this request: it has turned out who asks. */
export function readAs(formats: Formats): void {
  const store = storage.getStore();
  if (store) store.formats = formats;
}

/** What was chosen in this browser, before anybody signed in; the screens set it. */
const LANGUAGE_COOKIE = 'language';

type Asked = Pick<FastifyRequest, 'cookies' | 'headers'>;
type Reader = { user?: { formats?: Formats } };

/** How whoever asks reads: as their account says, else as was chosen in this browser, else as it is set up. */
export function formatsOfRequest(request: Asked & Pick<FastifyRequest, 'scope'>): Formats {
  const { user } = (request.scope ?? {}) as Reader;
  return user?.formats ?? formatsOfBrowser(request);
}

export function formatsOfBrowser({ cookies, headers }: Asked): Formats {
  const wanted = languagesOfHeader(headers['accept-language'] ?? '');
  const chosen = cookies[LANGUAGE_COOKIE];
  return formatsOf({
    language: languageOf(chosen === undefined ? wanted : [chosen, ...wanted]),
    region: regionOf(wanted),
    clock: 'region',
  });
}
