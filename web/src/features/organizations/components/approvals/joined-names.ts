import { LOCALE } from '@chargerota/domain';
const NAMED = 5;
const LIST = new Intl.ListFormat(LOCALE);

/** 'Ada, Ben, and 7 others' */
export function joinedNames(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return LIST.format(names);
  return LIST.format([...names.slice(0, NAMED), `${names.length - NAMED} others`]);
}
