import { expect, test } from 'vitest';
import { readMembers } from './read-members.ts';

/** Each row as 'line address role: note'. */
const read = (text: string, known?: Parameters<typeof readMembers>[1]) =>
  readMembers(text, known).rows.map(
    ({ line, address, role, note }) => `${line} ${address} ${role}${note ? `: ${note}` : ''}`,
  );

test.each([
  ['a list of addresses', 'ada@a.example\nben@b.example', ['1 ada@a.example user', '2 ben@b.example user']],
  ['names of columns, in any order', 'Role,Name,E-Mail\nadmin,Ada,ada@a.example', ['2 ada@a.example admin']],
  ['semicolons, as Excel writes them', 'email;role\nada@a.example;member', ['2 ada@a.example user']],
  [
    'two columns with a line end after the last row',
    'Name;E-Mail\nMüller;m@a.example\n',
    ['2 m@a.example user'],
  ],
  [
    'what mail programs copy',
    'Ada Lindqvist <ada@a.example>\nBen <ben@b.example>',
    ['1 ada@a.example user', '2 ben@b.example user'],
  ],
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
    'an administrator beside a line that is none',
    'ada@a.example, admin\nCarl Dorn, carl@c.example\nben@b.example, sales',
    [
      '1 ada@a.example admin',
      '2 Carl Dorn user: This is not an email address.',
      '3 ben@b.example user: There is no role “sales”. Write “member” or “admin”.',
    ],
  ],
  [
    'an address twice',
    'ada@a.example\nADA@a.example',
    ['1 ada@a.example user', '2 ADA@a.example user: This address is listed more than once.'],
  ],
  ['nothing', '', []],
])('reads %s', (_what, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('members and who is invited already are left out, and other columns are named', () => {
  const known = { invited: ['Ada@A.example'], members: ['Ben@b.example'], suspended: ['Dee@d.example'] };
  expect(read('ada@a.example\nben@B.example\ncy@c.example\ndee@d.example', known)).toEqual([
    '1 ada@a.example user: This address is invited already.',
    '2 ben@B.example user: This person is already a member.',
    '3 cy@c.example user',
    '4 dee@d.example user: This member is suspended. You can reactivate them under Members.',
  ]);
  expect(readMembers('email,Phone,Role,Team\na@a.example,1,admin,x').ignored).toEqual(['Phone', 'Team']);
});
