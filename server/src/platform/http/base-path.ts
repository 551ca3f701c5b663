import type { FastifyInstance } from 'fastify';

type AskedFor = { url?: string };

/**
 * For Fastify's `rewriteUrl`: routes know nothing of the path of PUBLIC_URL, which the proxy has taken off or passes on.
 * None of our own addresses begins with it (config.ts).
 */
export const takeOffBase =
  (base: string) =>
  ({ url = '/' }: AskedFor): string =>
    isBelow(url, base) ? url.slice(base.length).replace(/^(?!\/)/, '/') : url;

const isBelow = (url: string, base: string): boolean =>
  url.startsWith(base) && (url.length === base.length || '/?'.includes(url.charAt(base.length)));

/** Redirects to our own paths lead below it, too; the path itself to its folder, below which screens are. */
export function redirectBelow(app: FastifyInstance, base: string): void {
  if (base === '') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    const [path, search] = originalUrl.split('?', 2);
    if (path === base) return reply.redirect(search === undefined ? '/' : `/?${search}`, 308);
    return undefined;
  });
  app.addHook('onSend', async (_request, reply) => {
    const to = reply.getHeader('location');
    if (typeof to === 'string' && to.startsWith('/')) reply.header('location', base + to);
  });
}

/** A built page, whose files are asked for below it, and whose code reads it from there (web/src/lib/base.ts). */
export const pageBelow = (html: string, base: string): string =>
  base === ''
    ? html
    : html
        .replace('<html ', `<html data-base="${base}" `)
        .replaceAll(/(\s(?:src|href)=")(?=\/)/g, `$1${base}`);

/** The manifest: its name, scope, start and icons. */
export const manifestBelow = (json: string, base: string): string => json.replaceAll(/"(?=\/)/g, `"${base}`);
