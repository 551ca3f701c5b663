// `npm run messages`, for whoever adds or corrects a language (docs/languages/README.md):
//   check            says which messages nothing reads, what says other values than the English, and how much equals it
//   export LANGUAGE  writes LANGUAGE.po, with the English and the context of each message
//   import FILE      takes a .po file back into messages/src/<language>
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ENGLISH_ALONE, filesOf, readSet, writeIndex, writeSet } from './lib/message-files.mjs';
import { isSame, languageNamed, poOf, readPo, withTexts } from './lib/message-po.mjs';

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
  for (const language of languages()) if (!isEnglish(language)) console.log(sameAsEnglish(language));
  if (unread.length + faults.length > 0) process.exit(1);
  console.log(`every message is read, and says the same values in ${languages().join(', ')}`);
}

/** Those beside English. That none lacks a message, the compiler sees. */
const languages = () =>
  readdirSync(join(root, 'messages/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);

const isEnglish = (language) => language.split('-', 1)[0] === 'en';

/** For information: some words are the same in both languages, others are not translated yet. */
function sameAsEnglish(language) {
  const known = messagesOf(language);
  const messages = sources().flatMap((set) => set.messages);
  const same = messages.filter((message) => isSame(known.get(message.id) ?? message, message));
  return `${language}: ${same.length} of ${messages.length} messages are as in English`;
}

/** What a language says of other values than English, or with other elements. */
function faultsOf(language) {
  const english = messagesOf('en');
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

/** A language's messages by their ids; none of a new language. */
const messagesOf = (language) =>
  new Map(
    existsSync(join(root, 'messages/src', language))
      ? sets(language).flatMap(({ messages }) => messages.map((message) => [message.id, message]))
      : [],
  );

/** The sets that are translated. */
const sources = () => sets('en').filter(({ file }) => !ENGLISH_ALONE.includes(file));

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** A language that is translated as a whole. English is not: en-GB has only what differs from en. */
function translatedLanguage(code) {
  const language = languageNamed(code);
  if (!language) refuse(`“${code}” is no language: give its code, such as it or pt-BR.`);
  if (isEnglish(language)) refuse(`${language} is changed by hand, in messages/src.`);
  return language;
}

function exportLanguage(code) {
  const language = translatedLanguage(code);
  const read = readers();
  const po = poOf(
    language,
    sources().flatMap(({ messages }) => messages),
    messagesOf(language),
    ({ path: [set, key] }) => [...new Set(read.get(`${set}.${key}`))],
  );
  const file = `${language}.po`;
  writeFileSync(file, po.text);
  console.log(
    `Wrote ${file}: ${po.messages} messages, of which ${po.untranslated} are empty, not translated or as in English.`,
  );
  console.log(`Not in it, because they are code, which a programmer changes: ${po.code.join(', ')}`);
}

function importFile(path) {
  if (!existsSync(path)) refuse(`There is no file ${path}.`);
  const { language: code, finished, leftOut } = readPo(readFileSync(path, 'utf8'));
  if (!code)
    refuse(`${path} does not say its language: it needs the header “Language”, such as “Language: it”.`);
  const language = translatedLanguage(code);
  const known = messagesOf(language);
  const inEnglish = [];
  let taken = 0;
  for (const { file, name, messages } of sources()) {
    const translated = messages.map((message) => {
      const before = known.get(message.id) ?? message;
      const texts = finished.get(message.id);
      if (!texts || message.kind === 'code' || before.kind === 'code') {
        if (isSame(before, message)) inEnglish.push(message.id);
        return before;
      }
      taken += 1;
      return withTexts(message, texts);
    });
    writeSet(language, file, { name, messages: translated });
  }
  writeIndex(language, language.replaceAll('-', ''));
  execFileSync('npx', ['oxfmt', join(root, 'messages/src', language)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Took ${taken} messages.`);
  list('are left out, and stay as they were', leftOut);
  list('are as in English, and not in the file', inEnglish);
}

function list(what, lines) {
  if (lines.length > 0)
    console.log(`${lines.length} ${what}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

if (command === 'check') check();
else if (command === 'export' && argument) exportLanguage(argument);
else if (command === 'import' && argument) importFile(argument);
else {
  console.error('Usage: npm run messages check | export LANGUAGE | import FILE');
  process.exit(2);
}
