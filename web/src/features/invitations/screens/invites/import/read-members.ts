import { m } from '@chargerota/messages';
import type { InvitationResult } from '@chargerota/contract';
import Papa from 'papaparse';
import type { Role } from '../../../api.ts';
import { addressKey, isAddress } from '../addresses.ts';
import { FINAL_REFUSALS } from '../entries.ts';
import { addressRank, isAdministratorWord, isOfOthers, isRightsName, isRightsWord } from './column-names.ts';

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

export const asMember = (row: ImportRow): ImportRow => ({ ...row, role: 'user' });

/** How many of the people who can be invited are administrators by the file. */
export const administratorsIn = (rows: readonly ImportRow[]): number =>
  rows.filter(({ role, state }) => role === 'admin' && state === 'ready').length;

/** A column that holds addresses. */
export type AddressColumn = {
  index: number;
  /** Its name, or `Column 2` in a file without names. */
  name: string;
  /** Its first address, by which a person recognizes it. */
  example: string;
};

export type ReadFile = {
  rows: ImportRow[];
  /** Columns that are not used, by their names. */
  ignored: string[];
  /** All that hold addresses. */
  addressColumns: AddressColumn[];
  /** The one that is used; null until the person has chosen, if no name says which one it is. */
  addressColumn: number | null;
  /** Whether the person is asked which is meant: there are several, or the only one is of other people by its name. */
  asksColumn: boolean;
  /** What stands for the right and is none here: these people become members. */
  unknownRights: string[];
};

/** Larger files are refused: an organization can send so many invitations in an hour. */
export const MOST_ROWS = 500;

/** A cell without the apostrophe that `csvLine` writes before what a spreadsheet would take for a formula. */
const cellOf = (cells: readonly string[], index: number): string =>
  (cells[index] ?? '').trim().replace(/^'(?=[=+\-@])/u, '');

/** Also of `Ada Lindqvist <ada@a.example>`, as mail programs copy it. */
const addressOf = (cells: readonly string[], index: number): string =>
  /<([^<>\s]+)>$/u.exec(cellOf(cells, index))?.[1] ?? cellOf(cells, index);

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

type Known = { invited?: readonly string[]; members?: readonly string[]; suspended?: readonly string[] };

/**
 * Reads addresses and rights from a CSV file: separated by commas, semicolons or tabs, with or without a line of names.
 * Rows that cannot be invited are kept with the reason. `known` are the addresses with an open invitation, those
 * of members and those of suspended members, whom a list of everybody should not invite again. `chosen` is the column
 * with the addresses, once the person has answered which one it is.
 */
export function readMembers(text: string, known: Known = {}, chosen: number | null = null): ReadFile {
  const lines = linesOf(text);
  const first = lines[0]?.cells ?? [];
  const hasNames = isLineOfNames(first);
  const names = hasNames ? first.map((name) => name.trim()) : [];
  const people = lines.slice(hasNames ? 1 : 0);
  const data = people.map(({ cells }) => cells);
  const addressColumns = columnsWithAddresses(data, names);
  const addressColumn = chosen ?? likelyColumn(addressColumns, names);
  const rightsColumn = rightsColumnOf(data, names, addressColumn);
  const rows = addressColumn === null ? [] : rowsOf(people, { addressColumn, rightsColumn }, known);
  const rights = rightsColumn === null ? [] : data.map((cells) => cellOf(cells, rightsColumn));
  return {
    rows,
    ignored: names.filter((name, index) => name && index !== addressColumn && index !== rightsColumn),
    addressColumns,
    addressColumn,
    asksColumn: addressColumns.length > 1 || isOfOthersAlone(addressColumns),
    unknownRights: [...new Set(rights.filter((right) => right !== '' && !isRightsWord(right)))],
  };
}

/** Whether a line names the columns: one is known to us, or there are several and none could be an address. */
function isLineOfNames(cells: readonly string[]): boolean {
  if (cells.some((_, index) => addressOf(cells, index).includes('@'))) return false;
  return (
    cells.some((name) => addressRank(name) > 0 || isOfOthers(name)) ||
    cells.filter((name) => name.trim()).length > 1
  );
}

/** The numbers of all columns, as many as the longest line has. */
const columnsOf = (data: readonly string[][]): number[] =>
  Array.from({ length: Math.max(0, ...data.map((cells) => cells.length)) }, (_, index) => index);

/** The columns that hold addresses, in most of their cells or by their name. */
function columnsWithAddresses(data: readonly string[][], names: readonly string[]): AddressColumn[] {
  return columnsOf(data).flatMap((index) => {
    const written = data.map((cells) => addressOf(cells, index)).filter((cell) => cell !== '');
    const addresses = written.filter(isAddress);
    const example = addresses[0];
    if (example === undefined) return [];
    // A remark, or a line that is longer than the others, may mention one.
    const isOfAddresses = addressRank(names[index] ?? '') > 0 || addresses.length * 2 >= written.length;
    return isOfAddresses
      ? [{ index, name: names[index] || m.invitationsInvites.columnNumber({ number: index + 1 }), example }]
      : [];
  });
}

const isOfOthersAlone = (columns: readonly AddressColumn[]): boolean =>
  columns.length === 1 && isOfOthers(columns[0]!.name);

/**
 * The column that is meant, by its name: null if several could be, or the only one is of other people. Without any
 * address it is the first, of which each row then says that it is none.
 */
function likelyColumn(columns: readonly AddressColumn[], names: readonly string[]): number | null {
  if (columns.length === 0)
    return Math.max(
      0,
      names.findIndex((name) => addressRank(name) > 0),
    );
  if (columns.length === 1) return isOfOthersAlone(columns) ? null : columns[0]!.index;
  const best = Math.max(...columns.map(({ name }) => addressRank(name)));
  const named = columns.filter(({ name }) => addressRank(name) === best);
  return best > 0 && named.length === 1 ? named[0]!.index : null;
}

/**
 * Rights are read only from a column that is called so: a job title, too, may be “Administrator”. In rows without names,
 * as somebody types them, it is a word of ours right after the address.
 */
function rightsColumnOf(
  data: readonly string[][],
  names: readonly string[],
  addressColumn: number | null,
): number | null {
  const index = columnsOf(data).find(
    (at) =>
      at !== addressColumn &&
      (names.length > 0
        ? isRightsName(names[at] ?? '')
        : at - 1 === addressColumn && data.some((cells) => isRightsWord(cellOf(cells, at)))),
  );
  return index ?? null;
}

function rowsOf(
  people: readonly Line[],
  { addressColumn, rightsColumn }: { addressColumn: number; rightsColumn: number | null },
  known: Known,
): ImportRow[] {
  const invited = setOf(known.invited);
  const members = setOf(known.members);
  const suspended = setOf(known.suspended);
  const seen = new Set<string>();
  return people.map(({ line, cells }) => {
    const address = addressOf(cells, addressColumn);
    const isAdministrator = rightsColumn !== null && isAdministratorWord(cellOf(cells, rightsColumn));
    const key = addressKey(address);
    const note = !isAddress(address)
      ? m.invitationsInvites.thisIsNotAnEmail
      : seen.has(key)
        ? m.invitationsInvites.thisAddressIsListed
        : members.has(key)
          ? m.invitationsInvites.thisPersonIsAMember
          : suspended.has(key)
            ? m.invitationsInvites.thisMemberIsSuspended
            : invited.has(key)
              ? m.invitationsInvites.thisAddressIsInvited
              : undefined;
    seen.add(key);
    return {
      line,
      address,
      role: isAdministrator ? 'admin' : 'user',
      state: note ? 'left-out' : 'ready',
      ...(note && { note }),
    };
  });
}

const setOf = (addresses: readonly string[] = []): Set<string> => new Set(addresses.map(addressKey));

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
    const { code, message } = result.refusal ?? { code: '', message: m.invitationsInvites.itWasNotSent };
    return {
      line,
      address,
      role,
      state: FINAL_REFUSALS.includes(code) ? 'left-out' : 'refused',
      note: message,
    };
  });
}
