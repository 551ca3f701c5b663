/**
 * The path of this site that `wanted` names, or null: what sends a browser on after signing in must not lead to
 * another site (DESIGN.md §6). Read as a browser reads it, to which `//host` and `/\host` are other sites.
 */
export function localPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, OWN)) return null;
  const url = new URL(wanted, OWN);
  return url.origin === OWN ? `${url.pathname}${url.search}${url.hash}` : null;
}

const OWN = 'http://this-site.invalid';
