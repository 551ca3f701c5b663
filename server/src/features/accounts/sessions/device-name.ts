// The browsers and systems that nearly everybody uses, the more specific first: most browsers also name those that they
// are made of, and every phone the system it descends from.
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  // An iPad, too, unless it asks for a site's mobile form.
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * What people call the browser of a `user-agent`: "Chrome on Windows"; null for what we don't know. A help for
 * recognising one's own, and no more: anybody can send any.
 */
export function deviceName(userAgent: string | null): string | null {
  const find = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
