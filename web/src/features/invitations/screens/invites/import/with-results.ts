import type { InvitationResult } from '@chargerota/contract';
import { FINAL_REFUSALS } from '../entries.ts';
import type { ImportRow } from './read-members.ts';

/** The rows after the answer to some of them; the server answers in the order of the request. */
export function withImportResults(
  rows: readonly ImportRow[],
  part: readonly ImportRow[],
  results: readonly InvitationResult[],
): ImportRow[] {
  const resultOf = new Map(part.map(({ line }, index) => [line, results[index]]));
  return rows.map((row): ImportRow => {
    const result = resultOf.get(row.line);
    if (!result) return row;
    const { line, address, role } = row;
    if (result.invitation) return { line, address, role, state: 'sent' };
    const { code, message } = result.refusal ?? { code: '', message: 'It was not sent.' };
    return {
      line,
      address,
      role,
      state: FINAL_REFUSALS.includes(code) ? 'left-out' : 'refused',
      note: message,
    };
  });
}
