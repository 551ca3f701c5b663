// Screens on a wall that show a location's chargers (docs/rules.md "Wall displays").

/** How many links to displays a location can have. */
export const MOST_DISPLAYS = 20;

/** Light, dark, or as the device prefers. */
export const DISPLAY_LOOKS = ['auto', 'light', 'dark'] as const;
export type DisplayLook = (typeof DISPLAY_LOOKS)[number];

/** When a display was last seen is written once in this time, however often it reads. */
export const DISPLAY_SEEN_EVERY_MS = 5 * 60_000;

/** A name on a wall: whoever knows the person recognizes them by it, and a visitor learns little. */
export function wallName({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  const [initial] = Array.from(lastName?.trim() ?? '');
  const first = firstName?.trim();
  if (!first) return initial ? `${initial}.` : null;
  return initial ? `${first} ${initial}.` : first;
}
