/** Hebrew, Arabic, Syriac, Thaana, N’Ko and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [BEGIN, END] = ['\u2068', '\u2069'];

type Values = Readonly<Record<string, unknown>>;

/**
 * The same message, with its values of scripts from right to left between marks of Unicode: otherwise the time after the
 * name of a person would stand before it, or within.
 */
export function isolated<R>(message: (values: Values) => R): (values: Values) => R {
  return (values) => {
    let own = values;
    for (const name in values) {
      const value = values[name];
      if (typeof value === 'string' && RIGHT_TO_LEFT.test(value))
        own = { ...own, [name]: BEGIN + value + END };
    }
    return message(own);
  };
}
