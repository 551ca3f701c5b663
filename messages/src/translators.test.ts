// What translators get, and what is taken back (scripts/messages.mjs): without loss, and nothing unfinished.
import { expect, test } from 'vitest';
import { setIn, sourceOf, type Message } from '../../scripts/lib/message-files.mjs';
import { languageNamed, poOf, readPo, withTexts } from '../../scripts/lib/message-po.mjs';

const FILE = 'words.ts';
const english = setIn(
  FILE,
  `export const words = {
    name: 'Name',
    cancel: 'Cancel',
    hello: ({ person }: Values<'person'>) => \`Hello, \${person}\`,
    nights: ({ count }: Counted) => plural(count, { one: '1 night', other: \`\${number(count)} nights\` }),
    both: ({ one, other }) => \`\${plural(one, {})} \${plural(other, {})}\`,
  };`,
);

/** The messages in a language as its file holds them, with these texts in place of English ones. */
function translation(texts: Readonly<Record<string, readonly string[]>>): Map<string, Message> {
  const messages = english.messages.map((message) => {
    const given = texts[message.id];
    return given ? withTexts(message, given) : message;
  });
  const written = sourceOf(FILE, { ...english, messages });
  return new Map(setIn(FILE, written).messages.map((message) => [message.id, message]));
}

const exported = (known: ReadonlyMap<string, Message> = new Map()) =>
  poOf('it', english.messages, known, () => []);

test('what is translated comes back as it was', () => {
  const texts = {
    'words.cancel': ["Annulla l'ordine"],
    'words.hello': ['Ciao, {person}'],
    'words.nights': ['una notte', '# notti'],
  };
  const { language, finished, leftOut } = readPo(exported(translation(texts)).text);
  expect(language).toBe('it');
  expect(Object.fromEntries(finished)).toEqual(texts);
  expect(leftOut).toEqual([]);
});

test('a translation that says no value is no code', () => {
  const known = translation({ 'words.hello': ['Ciao'] });
  expect(known.get('words.hello')).toMatchObject({ kind: 'values', values: [], text: 'Ciao' });
  expect(readPo(exported(known).text).finished.get('words.hello')).toEqual(['Ciao']);
});

test('what equals the English is to be translated, also after an import; code is named', () => {
  const filled = exported(translation({ 'words.cancel': ['Annulla'] }));
  expect(filled).toMatchObject({ messages: 4, untranslated: 3, code: ['words.both'] });
  expect([...readPo(filled.text).finished.keys()]).toEqual(['words.cancel']);
  expect(exported()).toMatchObject({ messages: 4, untranslated: 4 });
});

test('what is fuzzy is left out', () => {
  const po = exported(translation({ 'words.cancel': ['Annulla'], 'words.hello': ['Ciao, {person}'] })).text;
  const { finished, leftOut } = readPo(po.replace('msgctxt "words.cancel"', '#, fuzzy\n$&'));
  expect([...finished.keys()]).toEqual(['words.hello']);
  expect(leftOut).toEqual(['words.cancel: is marked as fuzzy']);
});

test.each([
  ['no second form', 'msgstr[1] "# notti"', 'msgstr[1] ""'],
  ['no first form', 'msgstr[0] "una notte"', 'msgstr[0] ""'],
  ['a third form', 'msgstr[1] "# notti"', 'msgstr[1] "# notti"\nmsgstr[2] "# notti"'],
])('a plural with %s is left out', (_, from, to) => {
  const po = exported(translation({ 'words.nights': ['una notte', '# notti'] })).text;
  const { finished, leftOut } = readPo(po.replace(from, to));
  expect([...finished.keys()]).toEqual([]);
  expect(leftOut).toEqual(['words.nights: needs exactly 2 plural forms: one, other']);
});

test('a language is known by its code', () => {
  expect(['it', 'IT', 'pt_BR', 'xx', 'italian', '', '../en'].map(languageNamed)).toEqual([
    'it',
    'it',
    'pt-BR',
    null,
    null,
    null,
    null,
  ]);
});
