import { useLayoutEffect } from 'react';

const wearers = new Map<string, number>();

/**
 * Puts a class on the root element while a component is shown, for what its style sheet changes outside of the component,
 * such as how much of the window is covered. `html:has(…)` would do the same, but with it the browser styles the whole page
 * anew whenever something is added anywhere (styles.test.ts).
 */
export function useRootClass(name: string, isWorn = true): void {
  useLayoutEffect(() => {
    if (!isWorn) return undefined;
    count(name, 1);
    return () => count(name, -1);
  }, [name, isWorn]);
}

/** Of two components that follow one another, the new one may come before the old one goes. */
function count(name: string, step: 1 | -1): void {
  const worn = (wearers.get(name) ?? 0) + step;
  wearers.set(name, worn);
  document.documentElement.classList.toggle(name, worn > 0);
}
