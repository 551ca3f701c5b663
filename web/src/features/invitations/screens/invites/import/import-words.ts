import { BYTE_ORDER_MARK, countedWords, csvLine, listWords } from '@chargerota/domain';
import type { ImportRow } from './read-members.ts';

const people = (count: number): string => countedWords(count, 'person', 'people');

/** Who of a file can be invited, before anybody is. */
export function previewWords(rows: readonly ImportRow[]): string {
  const ready = rows.filter(({ state }) => state === 'ready');
  const admins = ready.filter(({ role }) => role === 'admin').length;
  const left = rows.length - ready.length;
  const sentences = [
    ready.length === 0
      ? 'Nobody here can be invited.'
      : ready.length === 1 && admins === 1
        ? '1 person can be invited, as an administrator.'
        : `${people(ready.length)} can be invited.`,
    admins > 0 &&
      ready.length > 1 &&
      (admins === 1 ? 'One of them becomes an administrator.' : `${admins} of them become administrators.`),
    left > 0 && (left === 1 ? 'One row is left out.' : `${left} rows are left out.`),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

export const CHOOSE_FIRST = 'Choose the column with the addresses first.';

/** `“Engineer” and “Lead” are no rights here: these people become members.` */
export function unknownRightsWords(rights: readonly string[]): string {
  const shown = rights.slice(0, MOST_NAMED).map((right) => `“${right}”`);
  const more = rights.length - shown.length;
  const listed = more > 0 ? [...shown, countedWords(more, 'other value', 'other values')] : shown;
  const are = rights.length === 1 ? 'is no right' : 'are no rights';
  return `${listWords(listed)} ${are} here: these people become members.`;
}
const MOST_NAMED = 3;

/** The results so far. */
export function resultWords(rows: readonly ImportRow[]): string {
  const count = (state: ImportRow['state']): number => rows.filter((row) => row.state === state).length;
  const [sent, refused, ready, left] = [count('sent'), count('refused'), count('ready'), count('left-out')];
  const sentences = [
    countedWords(sent, 'invitation was sent.', 'invitations were sent.'),
    refused > 0 && (refused === 1 ? 'One was refused.' : `${refused} were refused.`),
    ready > 0 && (ready === 1 ? 'One was not sent yet.' : `${ready} were not sent yet.`),
    left > 0 && (left === 1 ? 'One row was left out.' : `${left} rows were left out.`),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** The rows that were not sent, with the reasons, as a file that can be corrected and chosen again. */
export const failedFile = (rows: readonly ImportRow[]): string =>
  BYTE_ORDER_MARK +
  csvLine(['email', 'role', 'reason']) +
  rows
    .filter(({ state }) => state !== 'sent')
    .map(({ address, role, note }) => csvLine([address, role === 'admin' ? 'admin' : 'member', note]))
    .join('');

export const SAMPLE_FILE =
  BYTE_ORDER_MARK +
  csvLine(['email', 'role']) +
  csvLine(['ada@example.com', 'member']) +
  csvLine(['ben@example.com', 'admin']);
