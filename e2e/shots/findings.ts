import type { Violation } from '../support/axe.ts';

/** The names of the pictures with an element that breaks a rule. */
const found = new Map<string, Map<string, string[]>>();
/** How many pictures axe has read, of each size and theme. */
const read = new Map<string, number>();

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
  const counts = [...read].map(([variant, count]) => `${count} ${variant}`);
  console.log(`axe has read ${counts.join(', ')}; broken rules: ${found.size}`);
  return found.size > 0;
}
