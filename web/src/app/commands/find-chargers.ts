// Finds chargers by the number on them, and by where they are.
import { wordsOf } from './find.ts';

export interface FindableCharger {
  number: string;
  /** The name and address of its location. */
  place: string;
}

/** What people write before a number. */
const FILLERS = ['charger', 'chargers', 'spot', 'bay', 'station', 'number', 'no', 'at'];
const MOST = 5;

/** The chargers that a text names by number, `5` as well as `05`; further words have to name the location. */
export function findChargers<C extends FindableCharger>(text: string, chargers: readonly C[]): C[] {
  const typed = wordsOf(text).filter((word) => !FILLERS.includes(word));
  return chargers
    .filter(({ number, place }) => {
      const own = wordsOf(number).map(withoutZeros);
      const others = wordsOf(place);
      const rest = typed.filter((word) => !own.includes(withoutZeros(word)));
      return (
        own.length > 0 &&
        own.every((part) => typed.some((word) => withoutZeros(word) === part)) &&
        rest.every((word) => others.some((other) => other.startsWith(word)))
      );
    })
    .slice(0, MOST);
}

const withoutZeros = (word: string): string => word.replace(/^0+(?=.)/, '');
