// A display hangs on a wall for months, and nobody is there to press Reload.

/** A page that has just been loaded is not loaded again, whatever several instances of different versions answer. */
const YOUNGEST_MS = 60_000;

/** The addresses of the scripts in a page; those of a build have its hash in their names. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].flatMap(([, src]) => src ?? []);

/** Whether a page is of another build than `running`, the addresses of the scripts that run. */
export const isOtherBuild = (html: string, running: readonly string[]): boolean =>
  scriptsOf(html).some((script) => !running.includes(script));

/** Loads the page again if the server has a new version of it. */
export async function takeNewBuild(): Promise<void> {
  if (performance.now() < YOUNGEST_MS) return;
  const response = await fetch(location.pathname, { cache: 'no-store' });
  const running = [...document.querySelectorAll('script[src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  if (response.ok && isOtherBuild(await response.text(), running)) location.reload();
}
