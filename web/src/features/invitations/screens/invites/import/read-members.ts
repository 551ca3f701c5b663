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
  /** Columns that bring nothing, by their names. */
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

const plain = (cell: string | undefined): string => (cell ?? '').trim().toLowerCase();

/**
 * Reads addresses and roles from a CSV file: separated by commas, semicolons or tabs, with or without a line of names.
 * Rows that cannot be invited are kept with the reason. `invited` are the addresses that are invited already.
 */
export function readMembers(text: string, invited: readonly string[] = []): ReadFile {
  const { data } = Papa.parse<string[]>(text.replace(/^\u{FEFF}/u, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [first = []] = data;
  const hasNames =
    !first.some((cell) => isAddress(cell.trim())) && first.some((cell) => EMAIL_NAMES.has(plain(cell)));
  const columns = hasNames ? namedColumns(first) : guessedColumns(data);
  const taken = new Set(invited.map((address) => address.toLowerCase()));
  const seen = new Set<string>();
  const rows = data.slice(hasNames ? 1 : 0).map((cells, index): ImportRow => {
    const address = (cells[columns.email] ?? '').trim();
    const written = plain(columns.role < 0 ? '' : cells[columns.role]);
    const role = ROLES[written];
    const note = !isAddress(address)
      ? 'This is not an email address.'
      : role === undefined
        ? `There is no role “${written}”. Write “member” or “admin”.`
        : seen.has(address.toLowerCase())
          ? 'This address stands in the file before.'
          : taken.has(address.toLowerCase())
            ? 'This address is invited already.'
            : undefined;
    seen.add(address.toLowerCase());
    return {
      line: index + (hasNames ? 2 : 1),
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

type Columns = { email: number; role: number };

const namedColumns = (names: readonly string[]): Columns => ({
  email: names.findIndex((name) => EMAIL_NAMES.has(plain(name))),
  role: names.findIndex((name) => ROLE_NAMES.has(plain(name))),
});

/** Without names: the first column with an address, and one in which every cell is a role. */
function guessedColumns(data: readonly string[][]): Columns {
  const width = Math.max(0, ...data.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const email = Math.max(
    0,
    columns.findIndex((index) => data.some((cells) => isAddress((cells[index] ?? '').trim()))),
  );
  const role = columns.findIndex(
    (index) =>
      index !== email &&
      data.every((cells) => plain(cells[index]) in ROLES) &&
      data.some((cells) => plain(cells[index]) !== ''),
  );
  return { email, role };
}
