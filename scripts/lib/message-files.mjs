// Reads and writes the files of messages (messages/src/<language>): each exports one set. A message is a text, a function of
// named values, or a record of these. A function is one text with `{name}` for each value, or one for each plural form; what
// is neither is code, which only a programmer changes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const MESSAGES = fileURLToPath(new URL('../../messages/src', import.meta.url));

/** The terms of use stay English until a lawyer has written others. */
export const ENGLISH_ALONE = ['accounts/terms.ts'];

/** The forms of a plural that are written. */
export const FORMS = ['one', 'other'];

/**
 * @typedef {{ id: string, path: string[], kind: 'text' | 'values' | 'plural' | 'code', values: string[], text: string,
 *   forms: Record<string, string> | null, note: string }} Message
 * `id` is `set.key`, or `set.key.name` in a record; `text` is with `{name}` for each value, for a plural that of `other`.
 */

const folderOf = (language) => join(MESSAGES, language);

/** The names of the files of a language. */
export const filesOf = (language) =>
  readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .toSorted();

/** The set of a language's file. */
export const readSet = (language, file) => setIn(file, readFileSync(join(folderOf(language), file), 'utf8'));

/** A file's set: its name, and its messages in their order. */
export function setIn(file, source) {
  const { program, comments } = parseSync(file, source);
  for (const statement of program.body) {
    const [declaration] = statement.declaration?.declarations ?? [];
    if (statement.type !== 'ExportNamedDeclaration' || !declaration) continue;
    const object = unwrapped(declaration.init);
    if (object.type !== 'ObjectExpression') continue;
    const reader = { source, comments };
    return { name: declaration.id.name, messages: messagesIn(object, [declaration.id.name], reader) };
  }
  throw new Error(`${file} exports no set of messages`);
}

const unwrapped = (node) =>
  /^TS(?:As|Satisfies)Expression$/.test(node.type) ? unwrapped(node.expression) : node;

function messagesIn(object, prefix, reader) {
  let end = object.start;
  return object.properties.flatMap(({ key, value, start, end: after }) => {
    const path = [...prefix, String(key.name ?? key.value)];
    const note = noteBetween(end, start, reader);
    end = after;
    const inner = unwrapped(value);
    if (inner.type === 'ObjectExpression')
      return messagesIn(inner, path, reader).map((each) => ({ ...each, note: each.note || note }));
    return [{ id: path.join('.'), path, note, ...contentOf(inner, reader) }];
  });
}

/** The comment of a message; that of a group of messages, a line `//`, is none. */
const noteBetween = (from, to, { comments }) =>
  comments
    .filter(({ type, start, end }) => type === 'Block' && start >= from && end <= to)
    .map(({ value }) => value.replaceAll(/^\*|\s*\n\s*\*?/g, ' ').trim())
    .join(' ');

function contentOf(node, { source }) {
  const code = { kind: 'code', values: [], text: source.slice(node.start, node.end), forms: null };
  const plain = textOf(node, []);
  if (plain !== null) return { kind: 'text', values: [], text: plain, forms: null };
  if (node.type !== 'ArrowFunctionExpression') return code;
  const values = valuesOf(node.params);
  if (!values) return code;
  const text = textOf(node.body, values);
  if (text !== null) return { kind: 'values', values, text, forms: null };
  const forms = pluralOf(node.body, values);
  return forms ? { kind: 'plural', values, text: forms.other, forms } : code;
}

/** The names of a message's values: none where a language says none of them; null if they have no names. */
function valuesOf([parameter]) {
  if (!parameter) return [];
  return parameter.type === 'ObjectPattern' ? parameter.properties.map(({ key }) => key.name) : null;
}

/** A text with `{name}` for each value; null if it is made otherwise. */
function textOf(node, values) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  const marks = node.expressions.map((expression) => markOf(expression, values));
  if (marks.includes(null)) return null;
  return node.quasis.map(({ value }, index) => value.cooked + (marks[index] ?? '')).join('');
}

/** `{name}` for a value, `#` for `number(count)`. */
function markOf({ type, name, callee, arguments: given }, values) {
  if (type === 'Identifier' && values.includes(name)) return `{${name}}`;
  return type === 'CallExpression' && callee.name === 'number' && given[0]?.name === 'count' ? '#' : null;
}

function pluralOf(node, values) {
  if (node.type !== 'CallExpression' || node.callee.name !== 'plural') return null;
  const [count, object] = node.arguments;
  if (count?.name !== 'count' || object?.type !== 'ObjectExpression') return null;
  const forms = Object.fromEntries(
    object.properties.map(({ key, value }) => [key.name, textOf(value, values)]),
  );
  return FORMS.every((form) => typeof forms[form] === 'string') ? forms : null;
}

const quoted = (text) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** A text as code, in which `{name}` is one of these values, and in a plural's form `#` the number. */
function written(text, values, isForm = false) {
  if (isForm && text.includes('#')) return written(text.replaceAll('#', '{#}'), [...values, '#']);
  const parts = text.split(new RegExp(`\\{(${values.join('|') || '(?!)'})\\}`));
  if (parts.length === 1) return quoted(text);
  const literal = (part) => part.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
  return `\`${parts.map((part, index) => (index % 2 ? `\${${part === '#' ? 'number(count)' : part}}` : literal(part))).join('')}\``;
}

const isNamed = (name) => /^[A-Za-z_$][\w$]*$/.test(name);

/** The code of a message. The values that it does not say are not named. */
function codeOf({ kind, values, text, forms }) {
  if (kind === 'code') return text;
  if (kind === 'text') return quoted(text);
  const said = values.filter(
    (name) => JSON.stringify(forms ?? text).includes(`{${name}}`) || (forms && name === 'count'),
  );
  const parameter = said.length > 0 ? `({ ${said.join(', ')} })` : '()';
  if (kind === 'values') return `${parameter} => ${written(text, values)}`;
  const each = FORMS.map((form) => `${form}: ${written(forms[form], values, true)}`);
  return `${parameter} => plural(count, { ${each.join(', ')} })`;
}

/** Writes a language's file of a set, in the order of the English one. */
export function writeSet(language, file, set) {
  const path = join(folderOf(language), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sourceOf(file, set));
}

/** A set's file as it is written: `setIn` reads it back. */
export function sourceOf(file, { name, messages }) {
  const lines = [];
  const open = [];
  const closeTo = (depth) => {
    while (open.length > depth) {
      open.pop();
      lines.push('},');
    }
  };
  for (const message of messages) {
    const path = message.path.slice(1);
    const key = path.pop();
    const shared = path.findIndex((part, index) => open[index] !== part);
    closeTo(shared < 0 ? path.length : shared);
    for (const part of path.slice(open.length)) {
      open.push(part);
      lines.push(`${isNamed(part) ? part : quoted(part)}: {`);
    }
    lines.push(`${isNamed(key) ? key : quoted(key)}: ${codeOf(message)},`);
  }
  closeTo(0);
  const body = lines.join('\n');
  const up = '../'.repeat(file.split('/').length);
  const imports = [
    `import type { Messages } from '${up}en/index.ts';`,
    ...(/\bplural\(/.test(body)
      ? [`import { ${/\bnumber\(/.test(body) ? 'number, ' : ''}plural } from '${up}values.ts';`]
      : []),
  ];
  return `${imports.join('\n')}\n\nexport const ${name} = {\n${body}\n} satisfies Messages['${name}'];\n`;
}

/** Writes the file that brings a language's sets together. */
export function writeIndex(language, variable) {
  const sets = filesOf('en').map((file) => ({ file, ...readSet('en', file) }));
  const imports = sets.map(
    ({ file, name }) => `import { ${name} } from '${ENGLISH_ALONE.includes(file) ? '../en' : '.'}/${file}';`,
  );
  const names = sets.map(({ name }) => `  ${name},`).join('\n');
  writeFileSync(
    join(folderOf(language), 'index.ts'),
    `import type { Messages } from '../en/index.ts';\n${imports.join('\n')}\n\nexport const ${variable} = {\n${names}\n} satisfies Messages;\n`,
  );
}
