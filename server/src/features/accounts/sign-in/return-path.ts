/**
 * The path on this site that `wanted` names, or null: the redirect after a sign-in must not lead to another site. It is
 * parsed as a browser does, for which `//host` and `/\host` are other sites. Removing dot segments can also leave a
 * path that begins with two slashes: `/.//host`.
 */
export function localPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, OWN)) return null;
  const url = new URL(wanted, OWN);
  if (url.origin !== OWN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const OWN = 'http://this-site.invalid';
