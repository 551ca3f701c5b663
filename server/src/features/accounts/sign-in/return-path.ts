/**
 * The path of this site that `wanted` names, or null: what sends a browser on after signing in must not lead to
 * another site. Read as a browser reads it, to which `//host` and `/\host` are other sites. Once
 * its dot segments are gone a path can begin with two slashes as well: `/.//host`.
 */
export function localPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, OWN)) return null;
  const url = new URL(wanted, OWN);
  if (url.origin !== OWN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const OWN = 'http://this-site.invalid';
