// `npm run messages`, for whoever adds or corrects a language (docs/languages/README.md):
//   check            says which messages nothing reads, and which languages are not complete
//   export LANGUAGE  writes LANGUAGE.po, with the English and the context of each message
//   import FILE      takes a .po file back into messages/src/<language>
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import PO from 'pofile';
import { ENGLISH_ALONE, filesOf, FORMS, readSet, writeIndex, writeSet } from './lib/message-files.mjs';

/** Sets that the build reads (web/pages-in-languages.ts, web/service-worker.ts). */
const READ_BY_THE_BUILD = ['page', 'worker'];

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, argument] = process.argv.slice(2);

/** Of each message that code reads, the files that do. */
function readers() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', ':!messages'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = new Map();
  for (const file of files.trim().split('\n')) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    for (const [, set, key] of readFileSync(path, 'utf8').matchAll(
      /\bm\s*\.\s*(\w+)(?:\s*\??\.\s*(\w+))?/g,
    )) {
      const id = key ? `${set}.${key}` : set;
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

function check() {
  const read = readers();
  const unread = sets('en').flatMap(({ name, messages }) =>
    READ_BY_THE_BUILD.includes(name) || read.has(name)
      ? []
      : messages.filter(({ path: [set, key] }) => !read.has(`${set}.${key}`)).map(({ id }) => id),
  );
  for (const id of unread) console.error(`nothing reads the message ${id}`);
  const faults = languages().flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  if (unread.length + faults.length > 0) process.exit(1);
  console.log(`every message is read, and says the same values in ${languages().join(', ')}`);
}

/** Those beside English. That none lacks a message, the compiler sees. */
const languages = () =>
  readdirSync(join(root, 'messages/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);

/** What a language says of other values than English, or with other elements. */
function faultsOf(language) {
  const english = new Map(
    sets('en').flatMap(({ messages }) => messages.map((message) => [message.id, message])),
  );
  return sets(language)
    .flatMap(({ messages }) => messages)
    .flatMap((message) => {
      const source = english.get(message.id);
      if (message.kind === 'code' || !source || source.kind === 'code') return [];
      const [wanted, said] = [saidBy(source), saidBy(message)];
      return wanted === said
        ? []
        : [`${language} ${message.id} says ${said || 'no value'} instead of ${wanted || 'none'}`];
    });
}

/** The values and elements of a message; what only some forms of a plural say counts as said. */
const saidBy = ({ text, forms }) => {
  const marks = (forms ? Object.values(forms).join(' ') : text).match(/\{\w+\}|<\/?\w+>|#/g) ?? [];
  // Beside a number of a plural's form, it is a sign like others: `#{number}` of a report.
  return [...new Set(marks)]
    .filter((mark) => forms || mark !== '#')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ');
};

function sets(language) {
  return filesOf(language).map((file) => ({ file, ...readSet(language, file) }));
}

function exportLanguage(language) {
  const read = readers();
  const known = new Map(
    existsSync(join(root, 'messages/src', language))
      ? sets(language).flatMap(({ messages }) => messages.map((message) => [message.id, message]))
      : [],
  );
  const po = new PO();
  po.headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    Language: language,
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
    'X-Glossary': `docs/languages/${language}.md`,
  };
  for (const { file, messages } of sets('en'))
    for (const message of ENGLISH_ALONE.includes(file) ? [] : messages) {
      if (message.kind === 'code') continue;
      const item = new PO.Item({ nplurals: FORMS.length });
      item.msgctxt = message.id;
      item.msgid = message.forms ? message.forms.one : message.text;
      if (message.forms) item.msgid_plural = message.forms.other;
      const other = known.get(message.id);
      item.msgstr = other ? textsOf(other) : [];
      item.references = read.get(`${message.path[0]}.${message.path[1]}`) ?? [];
      item.extractedComments = [
        ...(message.note ? [message.note] : []),
        ...(message.values.length > 0
          ? [`Values, written already: ${message.values.map((name) => `{${name}}`).join(', ')}`]
          : []),
        ...(message.forms ? ['# is the number.'] : []),
      ];
      po.items.push(item);
    }
  const file = `${language}.po`;
  writeFileSync(file, po.toString());
  console.log(
    `Wrote ${file}: ${po.items.length} messages, ${po.items.filter(({ msgstr }) => !msgstr[0]).length} to translate.`,
  );
}

const textsOf = ({ forms, text }) => (forms ? FORMS.map((form) => forms[form]) : [text]);

function importFile(path) {
  const po = PO.parse(readFileSync(path, 'utf8'));
  const language = po.headers.Language;
  if (!language) throw new Error(`${path} has no header Language`);
  const given = new Map(
    po.items.filter(({ msgstr }) => msgstr[0]).map((item) => [item.msgctxt, item.msgstr]),
  );
  const known = existsSync(join(root, 'messages/src', language))
    ? new Map(sets(language).flatMap(({ messages }) => messages.map((message) => [message.id, message])))
    : new Map();
  const missing = [];
  let taken = 0;
  for (const { file, name, messages } of sets('en')) {
    if (ENGLISH_ALONE.includes(file)) continue;
    const translated = messages.map((message) => {
      const before = known.get(message.id);
      const texts = given.get(message.id);
      if (!texts || message.kind === 'code' || before?.kind === 'code') {
        if (!before) missing.push(message.id);
        return before ?? message;
      }
      taken += 1;
      const forms =
        message.forms && Object.fromEntries(FORMS.map((form, index) => [form, texts[index] || texts[0]]));
      return { ...message, text: texts[0], forms };
    });
    writeSet(language, file, { name, messages: translated });
  }
  writeIndex(language, language.replace('-', ''));
  execFileSync('npx', ['oxfmt', join(root, 'messages/src', language)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(
    `Took ${taken} messages; ${missing.length} are missing and stand in English${missing.length > 0 ? `: ${missing.slice(0, 10).join(', ')}…` : '.'}`,
  );
}

if (command === 'check') check();
else if (command === 'export' && argument) exportLanguage(argument);
else if (command === 'import' && argument) importFile(argument);
else {
  console.error('Usage: npm run messages check | export LANGUAGE | import FILE');
  process.exit(2);
}
