// A copy of the repository in which German is English in a pseudo-locale: accents on all letters, two fifths longer, within
// ⟦ ⟧. A letter without an accent on a screen is then of a text that is not in the messages.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from './steps.mjs';

/** The language whose place the pseudo-locale takes. */
export const PLACE = 'de';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'.split('');

/** Values, the number of a plural, elements, addresses, and the product's name stay as they are. */
const KEPT = /(ChargeRota|\$?\{[^}]*\}|<\/?\w+>|#|https?:\/\/\S+|[\w.]+@[\w.]+\w)/;

const accented = (text) =>
  [...text]
    .map((letter) => {
      const other = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
      return /[aeiou]/.test(letter) ? other + other : other;
    })
    .join('');

const pseudo = (text) =>
  /[a-z]/i.test(text)
    ? `⟦${text
        .split(KEPT)
        .map((part, index) => (index % 2 ? part : accented(part)))
        .join('')}⟧`
    : text;

/** A message in the pseudo-locale, as `readSet` and `writeSet` have it. */
const pseudoMessage = (message) => ({
  ...message,
  text: message.kind === 'code' ? pseudoCode(message.text) : pseudo(message.text),
  forms:
    message.forms &&
    Object.fromEntries(Object.entries(message.forms).map(([form, text]) => [form, pseudo(text)])),
});

/** The texts in a message that is code. */
function pseudoCode(code) {
  const before = 'const message = ';
  const edits = [];
  visitNodes(parseSync('message.ts', before + code).program.body, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      edits.push({ ...node, text: JSON.stringify(pseudo(node.value)) });
    if (node.type !== 'TemplateElement') return;
    // The place of a part of a template may include the signs around it.
    const { raw } = node.value;
    const start = (before + code).indexOf(raw, node.start);
    edits.push({ start, end: start + raw.length, text: pseudo(raw) });
  });
  let written = before + code;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    written = written.slice(0, start) + text + written.slice(end);
  return written.slice(before.length);
}

/** Calls `see` with each part of a program but types and imports, whose texts nobody reads. */
function visitNodes(node, see) {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, see);
  if (typeof node?.type !== 'string' || /^TSType|^ImportDeclaration$/.test(node.type)) return;
  see(node);
  for (const child of Object.values(node)) visitNodes(child, see);
}

/** Copies what git keeps to `folder`, with the packages that are installed here. */
export function copyRepository(folder) {
  for (const file of trackedFiles())
    if (existsSync(join(root, file))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    }
  const own = '@chargerota';
  const [installed, packages] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(packages, own), { recursive: true });
  for (const name of readdirSync(installed))
    // The cache says what is built here.
    if (name !== own && name !== '.cache') symlinkSync(join(installed, name), join(packages, name));
  // These lead from where they are: to the copy.
  for (const name of readdirSync(join(installed, own)))
    symlinkSync(readlinkSync(join(installed, own, name)), join(packages, own, name));
}

const trackedFiles = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** Writes the pseudo-locale in the place of German into a copy of the repository. */
export async function writePseudoTexts(folder) {
  const files = join(folder, 'scripts/lib/message-files.mjs');
  const { ENGLISH_ALONE, filesOf, readSet, writeSet } = await import(pathToFileURL(files).href);
  for (const file of filesOf('en').filter((each) => !ENGLISH_ALONE.includes(each))) {
    rmSync(join(folder, 'messages/src', PLACE, file), { force: true });
    const { name, messages } = readSet('en', file);
    writeSet(PLACE, file, { name, messages: messages.map(pseudoMessage) });
  }
}

const SAMPLES = ['server/src/demo', 'web/src/features/home/screens/landing/example-day-data.ts'];

/** What people have typed, as the samples say it: whole texts, and the words of names. */
export function typedTexts() {
  const texts = [];
  for (const file of trackedFiles(...SAMPLES).filter((each) => !each.endsWith('.test.ts')))
    visitNodes(parseSync(file, readFileSync(join(root, file), 'utf8')).program.body, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value.trim());
      if (node.type === 'TemplateElement') texts.push(node.value.cooked.trim());
    });
  const isName = (text) => /^[A-Z]\S*(?: [A-Z\d]\S*){0,3}$/.test(text);
  return {
    whole: texts.filter((text) => !isName(text) && /\w \w/.test(text)),
    words: texts.filter(isName).flatMap((text) => text.match(/\p{L}+/gu) ?? []),
  };
}
