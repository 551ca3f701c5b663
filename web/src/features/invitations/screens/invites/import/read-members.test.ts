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
  ['an unknown right, as a member', 'email,role\nada@a.example,boss', ['2 ada@a.example user']],
  [
    'a job title, which is no right',
    'Email;Job title\nada@a.example;Administrator\nben@b.example;Engineer',
    ['2 ada@a.example user', '3 ben@b.example user'],
  ],
  ['a title in rows without names', 'Ada,Administrator,ada@a.example', ['1 ada@a.example user']],
  ['a department and a title', 'Email,Title,Department\na@a.example,Admin,Admin', ['2 a@a.example user']],
  [
    'a right by its name in German',
    'E-Mail;Rechte\nada@a.example;Administratorin',
    ['2 ada@a.example admin'],
  ],
  [
    'the boss’s address beside one’s own',
    'Employee;Line manager email;Work email;Job title\nAda;boss@a.example;ada@a.example;Administrator',
    ['2 ada@a.example user'],
  ],
  [
    'users of Google Workspace',
    'First Name [Required],Email Address [Required],Recovery Email,Work Secondary Email\nAda,ada@a.example,ada@home.example,a@a.example',
    ['2 ada@a.example user'],
  ],
  [
    'contacts of Google',
    'Name,E-mail 1 - Value,E-mail 2 - Value\nAda,ada@a.example,ada@home.example',
    ['2 ada@a.example user'],
  ],
  [
    'users of Microsoft 365',
    'Display name,User principal name,Alternate email address\nAda,ada@a.example,ada@home.example',
    ['2 ada@a.example user'],
  ],
  [
    'an HR program, where only the private address is called email',
    'Name,Home Email,Work Email,Manager Email\nAda,ada@home.example,ada@a.example,boss@a.example',
    ['2 ada@a.example user'],
  ],
  [
    'French, Spanish and Dutch names',
    'Nom;Adresse électronique;Courriel du responsable\nAda;ada@a.example;boss@a.example',
    ['2 ada@a.example user'],
  ],
  ['', 'Nombre;Correo del jefe;Correo electrónico\nAda;b@a.example;ada@a.example', ['2 ada@a.example user']],
  ['', 'Naam;E-mail leidinggevende;E-mailadres\nAda;b@a.example;ada@a.example', ['2 ada@a.example user']],
  ['a name that we do not know', 'Navn;E-post\nAda;ada@a.example', ['2 ada@a.example user']],
  ['a postal address beside the one meant', 'Address;Email\nKaj 1;ada@a.example', ['2 ada@a.example user']],
  [
    'an administrator beside a line that is none',
    'ada@a.example, admin\nCarl Dorn, carl@c.example\nben@b.example, sales',
    ['1 ada@a.example admin', '2 Carl Dorn user: This is not an email address.', '3 ben@b.example user'],
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

test.each([
  ['of equal names', 'Email,E-Mail\na@a.example,b@a.example', ['Email', 'E-Mail']],
  ['of names that we do not know', 'Sjef,Ansatt\na@a.example,b@a.example', ['Sjef', 'Ansatt']],
  ['without names', 'a@a.example,b@a.example', ['Column 1', 'Column 2']],
])('two columns %s: the person is asked which one is meant', (_what, text, names) => {
  const file = readMembers(text);
  expect([file.addressColumn, file.rows]).toEqual([null, []]);
  expect(file.addressColumns.map(({ name, example }) => [name, example])).toEqual([
    [names[0], 'a@a.example'],
    [names[1], 'b@a.example'],
  ]);
  expect(readMembers(text, {}, 1).rows.map(({ address }) => address)).toEqual(['b@a.example']);
});

test.each([
  ['Employee;Line manager email\nAda;boss@a.example'],
  ['Name,Emergency contact email\nAda,boss@a.example'],
  ['Name;E-Mail des Vorgesetzten\nAda;boss@a.example'],
  ['Nom;Courriel du responsable\nAda;boss@a.example'],
  ['Nombre;Correo del jefe\nAda;boss@a.example'],
  ['Manager email\nboss@a.example'],
])('the only addresses are other people’s: the person is asked whether these are meant', (text) => {
  const { asksColumn, addressColumn, addressColumns, rows } = readMembers(text);
  expect([asksColumn, addressColumn, rows]).toEqual([true, null, []]);
  const chosen = readMembers(text, {}, addressColumns[0]!.index);
  expect([chosen.asksColumn, chosen.rows.map(({ address }) => address)]).toEqual([true, ['boss@a.example']]);
});

test('what stands for a right and is none here is named', () => {
  const file = readMembers(
    'email,role\na@a.example,Engineer\nb@a.example,admin\nc@a.example,Engineer\nd@a.example,',
  );
  expect([file.unknownRights, file.rows.map(({ role }) => role)]).toEqual([
    ['Engineer'],
    ['user', 'admin', 'user', 'user'],
  ]);
});

test('an address that is invited already is known in capitals and in the letters of mail servers', () => {
  expect(read('ada@MÜLLER.example', { members: ['ada@xn--mller-kva.example'] })).toEqual([
    '1 ada@MÜLLER.example user: This person is already a member.',
  ]);
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
