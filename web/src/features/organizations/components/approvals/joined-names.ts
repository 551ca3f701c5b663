import { listWords } from '@chargerota/domain';
const NAMED = 5;

/** 'Ada, Ben, and 7 others' */
export function joinedNames(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return listWords(names);
  return listWords([...names.slice(0, NAMED), `${names.length - NAMED} others`]);
}
