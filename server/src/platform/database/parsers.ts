import { TypeOverrides, types } from 'pg';

const parseInteger64 = (text: string): number | bigint => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
};

// Parsers of this pool alone; pg's global table stays as it is. A `date` is a calendar day without a zone: as a
// JavaScript Date it would move with the machine's zone.
/** How hand-written statements turn database values into JavaScript values. */
export const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, parseInteger64);
parsers.setTypeParser(types.builtins.DATE, (text) => text);
