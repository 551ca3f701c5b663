import {
  MOVED_PATHS,
  pageOfScreen,
  PUBLIC_PATHS,
  SCREEN_PAGES,
  SCREEN_PATHS,
} from '@chargerota/contract/screen-paths';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, type Language } from '@chargerota/domain';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { formatsOfBrowser } from '../formats.ts';
import { manifestBelow, pageBelow } from './base-path.ts';
import { DomainError } from './domain-error.ts';

const PAGE = 'index.html';
const MANIFEST = 'manifest.webmanifest';
const FOREVER = 'public, max-age=31536000, immutable';
/** Which page it is, its language says. */
const SENT_EACH_TIME = { 'cache-control': 'no-cache', vary: 'accept-language, cookie' };
const SCREENS: ReadonlySet<string> = new Set([...Object.values(SCREEN_PATHS), ...Object.values(MOVED_PATHS)]);
const DEMO_SCREENS: ReadonlySet<string> = new Set([
  SCREEN_PATHS.demoDashboard,
  SCREEN_PATHS.demoStatus,
  SCREEN_PATHS.demoCalendar,
  SCREEN_PATHS.demoAvailability,
]);

type WebFiles = { webRoot: string; publicUrl: string | undefined; basePath: string; hasDemo: boolean };

/**
 * Serves the built web application. Every path that is neither a file nor an API route gets the page: with 200 if there is
 * such a screen, else with 404, which the page says too.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  { webRoot, publicUrl, basePath, hasDemo }: WebFiles,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Only files with a hash in their name may be cached forever.
      const forever = path.includes('/assets/');
      void reply.header('cache-control', forever ? FOREVER : 'no-cache');
    },
  });
  const pages = pagesOfScreens(webRoot);
  const below = rewritten(webRoot, basePath);
  const send = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    const language = languageOfPage(request);
    const named = inLanguage(name, language);
    const file = below.get(named);
    reply.headers({ ...SENT_EACH_TIME, 'content-language': language });
    return file ? reply.type(file.type).send(file.text) : reply.sendFile(named);
  };
  for (const name of [MANIFEST, ...pagesIn(webRoot)])
    app.get(`/${name}`, (request, reply) => send(request, reply, name));
  // A file without words is the same in all languages (web/inline-messages.ts).
  app.get('/assets/:language/:file', (request, reply) => {
    const { language, file } = request.params as { language: string; file: string };
    const isFile = LANGUAGES.some((known) => known === language) && /^[\w~-][\w.~-]*$/.test(file);
    if (!isFile) throw new DomainError('not_found');
    const own = `assets/${language}/${file}`;
    const path = join(webRoot, own);
    if (existsSync(path)) return reply.sendFile(own);
    if (!existsSync(`${path}.br`)) return reply.sendFile(`assets/${file}`);
    // It is kept compressed alone (scripts/build.mjs).
    if (/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.sendFile(own);
    return reply
      .headers({ 'cache-control': FOREVER, 'content-type': 'text/javascript; charset=utf-8' })
      .send(createReadStream(`${path}.br`).pipe(createBrotliDecompress()));
  });
  registerForSearchEngines(app, (request) => publicUrl ?? `${request.protocol}://${request.host}`, basePath);
  // Else it would be the folder's index.html, which is no screen's page.
  app.get(SCREEN_PATHS.landing, (request, reply) =>
    send(request, reply, pages.get(SCREEN_PATHS.landing) ?? PAGE),
  );
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      !path.startsWith('/assets/');
    if (!isScreen) throw new DomainError('not_found');
    if (!hasDemo && DEMO_SCREENS.has(withoutSlash(path))) {
      const language = languageOfPage(request);
      const page = pageBelow(readFileSync(join(webRoot, inLanguage(PAGE, language)), 'utf8'), basePath);
      return (
        reply
          .code(404)
          .headers({ ...SENT_EACH_TIME, 'content-language': language })
          .type('text/html; charset=utf-8')
          // The application makes its own 404 of it.
          .send(page.replace('<html ', '<html data-no-demo '))
      );
    }
    // The address of a display on a wall may be found on pages that somebody has written it on.
    if (withoutSlash(path) === SCREEN_PATHS.display) reply.header('x-robots-tag', 'noindex');
    return send(
      request,
      reply.code(SCREENS.has(withoutSlash(path)) ? 200 : 404),
      pages.get(withoutSlash(path)) ?? PAGE,
    );
  });
}

/** `index.html` as `de/index.html`, as the build has written it. */
const inLanguage = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? name : `${language}/${name}`;

/** The language that a link names, for whoever comes by a search engine; else the browser's. */
function languageOfPage(request: FastifyRequest): Language {
  const { language } = request.query as { language?: unknown };
  const named = typeof language === 'string' ? languageOf([language]) : null;
  return named ?? formatsOfBrowser(request).language;
}

/** The page without a screen's files, and those of the screens. */
function pagesIn(webRoot: string): string[] {
  const screens = readdirSync(join(webRoot, SCREEN_PAGES)).filter((name) => name.endsWith('.html'));
  return [PAGE, ...screens.map((name) => SCREEN_PAGES + name)];
}

/** The files that name others by their path, as they are below `base`, by name. */
function rewritten(webRoot: string, base: string): ReadonlyMap<string, { type: string; text: string }> {
  if (base === '') return new Map();
  const read = (name: string) => readFileSync(join(webRoot, name), 'utf8');
  const files = new Map<string, { type: string; text: string }>();
  for (const language of LANGUAGES) {
    const manifest = inLanguage(MANIFEST, language);
    files.set(manifest, { type: 'application/manifest+json', text: manifestBelow(read(manifest), base) });
    for (const page of pagesIn(webRoot)) {
      const name = inLanguage(page, language);
      files.set(name, { type: 'text/html; charset=utf-8', text: pageBelow(read(name), base) });
    }
  }
  return files;
}

/** Of the paths of screens those that have a page of their own, which also names the files of the screen. */
function pagesOfScreens(webRoot: string): ReadonlyMap<string, string> {
  const named = Object.entries(SCREEN_PATHS).map(([name, path]) => [path, pageOfScreen(name)] as const);
  return new Map(named.filter(([, page]) => existsSync(join(webRoot, page))));
}

/** The application takes `/dashboard/` for `/dashboard`. */
const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** The API is of no use to them; the sitemap names what anybody may read. Other screens say nothing without an account. */
function registerForSearchEngines(
  app: FastifyInstance,
  siteOf: (request: FastifyRequest) => string,
  basePath: string,
): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: ${basePath}/api/\nSitemap: ${siteOf(request)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${PUBLIC_PATHS.map((path) => `<url><loc>${siteOf(request)}${path}</loc></url>\n`).join('')}</urlset>\n`,
      ),
  );
}
