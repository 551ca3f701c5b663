// What does not wait for the application's code.
// Sets the theme before the first paint: the stored one, else the system's dark preference, else light.
// src/lib/theme.ts does the same once the application runs; theme.test.ts holds the two together.
{
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage can be forbidden; the system's preference still counts.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]').content = dark ? '#070e10' : '#fbfdfc';
  // The wall display and the car's screens have no masthead.
  const { dataset } = document.documentElement;
  const below = location.pathname.slice((dataset.base ?? '').length);
  if (/^\/(?:display|mercedes)/.test(below) && !('noDemo' in dataset)) dataset.bare = '';
}
// Whatever asks for a language first makes the browser load what it knows of languages, for which a slow phone takes 100 ms.
// All threads share that, so another one does it: this one answers presses.
void new Worker(
  `${document.documentElement.dataset.base ?? ''}/languages.js?language=${document.documentElement.lang}`,
);
