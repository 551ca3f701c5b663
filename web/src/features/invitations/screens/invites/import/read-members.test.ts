import { expect, test } from 'vitest';
import { readMembers } from './read-members.ts';

/** Each row as 'line address role: note'. */
const read = (text: string, invited?: string[]) =>
  readMembers(text, invited).rows.map(
    ({ line, address, role, note }) => `${line} ${address} ${role}${note ? `: ${note}` : ''}`,
  );

test.each([
  ['a list of addresses', 'ada@a.example\nben@b.example', ['1 ada@a.example user', '2 ben@b.example user']],
  ['names of columns, in any order', 'Role,Name,E-Mail\nadmin,Ada,ada@a.example', ['2 ada@a.example admin']],
  ['semicolons, as Excel writes them', 'email;role\nada@a.example;member', ['2 ada@a.example user']],
  ['tabs, as copied from a sheet', 'ada@a.example\tAdministrator', ['1 ada@a.example admin']],
  [
    'quotes, commas inside them, and a mark of the encoding',
    '\u{FEFF}name,email\r\n"Lindqvist, Ada","ada@a.example"\r\n',
    ['2 ada@a.example user'],
  ],
  ['empty lines, which count as lines', 'email\n\n , \nada@a.example\n', ['4 ada@a.example user']],
  ['no address', 'email\nada', ['2 ada user: This is not an email address.']],
  [
    'an unknown role',
    'email,role\nada@a.example,boss',
    ['2 ada@a.example user: There is no role “boss”. Write “member” or “admin”.'],
  ],
  [
    'an address twice',
    'ada@a.example\nADA@a.example',
    ['1 ada@a.example user', '2 ADA@a.example user: This address is in the file more than once.'],
  ],
  ['nothing', '', []],
])('reads %s', (_what, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('who is invited already is left out, and other columns are named', () => {
  expect(read('ada@a.example', ['Ada@A.example'])).toEqual([
    '1 ada@a.example user: This address is invited already.',
  ]);
  expect(readMembers('email,Phone,Role,Team\na@a.example,1,admin,x').ignored).toEqual(['Phone', 'Team']);
});
