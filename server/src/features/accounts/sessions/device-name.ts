import { m } from '@chargerota/messages';
// The most used browsers and systems, the more specific first: most browsers also name the one that they are based on,
// and every phone the system that its own descends from.
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
  // This includes iPads, unless they ask for a site's mobile form.
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * The usual name of the browser with this `user-agent`: "Chrome on Windows"; null if unknown. It only helps people to
 * recognise their own browsers: a client can send any value.
 */
export function deviceName(userAgent: string | null): string | null {
  const find = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return m.sentAccounts.browserOnSystem({ browser, system });
  return browser ?? system ?? null;
}
