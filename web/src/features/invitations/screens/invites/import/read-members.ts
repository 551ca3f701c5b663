import Papa from 'papaparse';
import type { Role } from '../../../api.ts';
import { isAddress } from '../addresses.ts';

/** A person of a file, before and after sending. */
export type ImportRow = {
  /** The line of the file, from 1. */
  line: number;
  address: string;
  role: Role;
  state: 'ready' | 'left-out' | 'sent' | 'refused';
  /** Why it is left out or was refused. */
  note?: string;
};

export type ReadFile = {
  rows: ImportRow[];
  /** Columns that are not used, by their names. */
  ignored: string[];
};

/** Larger files are refused: an organization can send so many invitations in an hour. */
export const MOST_ROWS = 500;

const EMAIL_NAMES = new Set(['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'address']);
const ROLE_NAMES = new Set(['role', 'rights']);
const ROLES: Record<string, Role> = {
  '': 'user',
  user: 'user',
  member: 'user',
  admin: 'admin',
  administrator: 'admin',
};

/** A cell without the apostrophe that `csvLine` writes before what a spreadsheet would take for a formula. */
const cellOf = (cells: readonly string[], index: number): string =>
  (cells[index] ?? '').trim().replace(/^'(?=[=+\-@])/u, '');

/** Also of `Ada Lindqvist <ada@a.example>`, as mail programs copy it. */
const addressOf = (cells: readonly string[], index: number): string =>
  /<([^<>\s]+)>$/u.exec(cellOf(cells, index))?.[1] ?? cellOf(cells, index);

const plain = (cells: readonly string[], index: number): string => cellOf(cells, index).toLowerCase();

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

type Line = { line: number; cells: string[] };

/**
 * The lines of the file that hold anything, numbered as a spreadsheet or an editor numbers them. Without its last line
 * end, which Papa would take for a row of one column when it guesses what separates them.
 */
const linesOf = (text: string): Line[] =>
  Papa.parse<string[]>(text.replace(/^\u{FEFF}/u, '').trimEnd(), { delimitersToGuess: [',', ';', '\t'] })
    .data.map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => !isEmpty(cells));

/**
 * Reads addresses and roles from a CSV file: separated by commas, semicolons or tabs, with or without a line of names.
 * Rows that cannot be invited are kept with the reason. `known` are the addresses with an open invitation, those
 * of members and those of suspended members, whom a list of everybody should not invite again.
 */
export function readMembers(
  text: string,
  known: { invited?: readonly string[]; members?: readonly string[]; suspended?: readonly string[] } = {},
): ReadFile {
  const lines = linesOf(text);
  const first = lines[0]?.cells ?? [];
  const indexes = first.map((_, index) => index);
  const hasNames =
    !indexes.some((index) => isAddress(addressOf(first, index))) &&
    indexes.some((index) => EMAIL_NAMES.has(plain(first, index)));
  const columns = hasNames ? namedColumns(first) : guessedColumns(lines.map(({ cells }) => cells));
  const invited = setOf(known.invited);
  const members = setOf(known.members);
  const suspended = setOf(known.suspended);
  const seen = new Set<string>();
  const rows = lines.slice(hasNames ? 1 : 0).map(({ line, cells }): ImportRow => {
    const address = addressOf(cells, columns.email);
    const written = columns.role < 0 ? '' : plain(cells, columns.role);
    const role = Object.hasOwn(ROLES, written) ? ROLES[written] : undefined;
    const key = address.toLowerCase();
    const note = !isAddress(address)
      ? 'This is not an email address.'
      : role === undefined
        ? `There is no role “${written}”. Write “member” or “admin”.`
        : seen.has(key)
          ? 'This address is listed more than once.'
          : members.has(key)
            ? 'This person is already a member.'
            : suspended.has(key)
              ? 'This member is suspended. You can reactivate them under Members.'
              : invited.has(key)
                ? 'This address is invited already.'
                : undefined;
    seen.add(key);
    return {
      line,
      address,
      role: role ?? 'user',
      state: note ? 'left-out' : 'ready',
      ...(note && { note }),
    };
  });
  const used = [columns.email, columns.role];
  const ignored = hasNames ? first.filter((name, index) => name.trim() && !used.includes(index)) : [];
  return { rows, ignored: ignored.map((name) => name.trim()) };
}

const setOf = (addresses: readonly string[] = []): Set<string> =>
  new Set(addresses.map((address) => address.toLowerCase()));

type Columns = { email: number; role: number };

const namedColumns = (names: readonly string[]): Columns => ({
  email: names.findIndex((_, index) => EMAIL_NAMES.has(plain(names, index))),
  role: names.findIndex((_, index) => ROLE_NAMES.has(plain(names, index))),
});

/**
 * Without names: the first column with an address, and the first other one with a role in any line. What else stands in
 * it is told as no role; if it were passed over, an administrator would be invited as a member without a word.
 */
function guessedColumns(data: readonly string[][]): Columns {
  const width = Math.max(0, ...data.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const email = Math.max(
    0,
    columns.findIndex((index) => data.some((cells) => isAddress(addressOf(cells, index)))),
  );
  const role = columns.findIndex(
    (index) =>
      index !== email &&
      data.some((cells) => plain(cells, index) !== '' && Object.hasOwn(ROLES, plain(cells, index))),
  );
  return { email, role };
}
