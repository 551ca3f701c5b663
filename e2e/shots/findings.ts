import type { Page } from '@playwright/test';
import type { Violation } from '../support/axe.ts';
import type { Shot } from './shot.ts';

/** The names of the pictures with an element that breaks a rule. */
const found = new Map<string, Map<string, string[]>>();
/** How many pictures axe has read, of each size and theme. */
const read = new Map<string, number>();

/** What the browser's consoles said, with the names of the shots. */
const said = new Map<string, Set<string>>();

/**
 * Remembers the page's errors; not of a shot with `given`, which replaces responses. What is done in an act may be
 * refused, so only until then a request that fails is an error.
 */
export function listen(page: Page, { name, given, isRefused = false }: Shot): { actBegins(): void } {
  let mayFail = isRefused;
  const add = (error: string): void => {
    said.set(error, (said.get(error) ?? new Set()).add(name));
  };
  if (!given) {
    page.on('pageerror', (error) => add(String(error)));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const text = message.text();
      if (!mayFail || !text.startsWith('Failed to load resource')) add(`${text} (${message.location().url})`);
    });
  }
  return { actBegins: () => (mayFail = true) };
}

/** Remembers what axe has found on one picture. */
export function remember(shot: string, variant: string, violations: readonly Violation[]): void {
  read.set(variant, (read.get(variant) ?? 0) + 1);
  for (const { rule, element } of violations) {
    const elements = found.get(rule) ?? new Map<string, string[]>();
    found.set(rule, elements.set(element, [...(elements.get(element) ?? []), `${shot}-${variant}`]));
  }
}

/** Prints everything that was found, each element once. Returns whether there was anything. */
export function printFindings(): boolean {
  for (const [rule, elements] of found) {
    console.error(`\n${rule}`);
    for (const [element, pictures] of elements) console.error(`  ${element}\n    ${pictures.join(', ')}`);
  }
  for (const [error, shots] of said) console.error(`\n${error}\n    ${[...shots].join(', ')}`);
  const counts = [...read].map(([variant, count]) => `${count} ${variant}`);
  console.log(
    `axe has read ${counts.join(', ')}; broken rules: ${found.size}; errors in the console: ${said.size}`,
  );
  return found.size + said.size > 0;
}
