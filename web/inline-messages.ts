import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { alternatesOf, manifestIn, pageIn } from './pages-in-languages.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Of each language, the source of each of its messages, such as `'Cancel'` or `({name:e})=>`Hello ${e}``, by `set.key`. */
type Sources = ReadonlyMap<string, string>;

const MESSAGES = join(import.meta.dirname, '../messages/src');
const PACKAGE = '@chargerota/messages';
/** The language whose files have no folder of their own. */
const SOURCE_LANGUAGE = 'en-US';

/**
 * Writes each message into the code in the place of `m.set.key`, in each language: files with messages are built once for
 * each, `assets/x.js` in English and `assets/de/x.js` in German; all other files are the same (decision 0098). So a page has
 * one language's words, comes with no further request, and carries no names of messages.
 */
export function inlineMessages(languages: readonly string[]): Plugin {
  const sources = new Map<string, Sources>();
  const used = new Map<string, ReadonlySet<string>>();
  const english = (): Sources => sources.get(SOURCE_LANGUAGE)!;
  const wordsIn = (messages: Sources) => (name: string) => textOf(sourceOf(messages, `page.${name}`));
  return {
    name: 'inline-messages',
    apply: 'build',
    async buildStart() {
      const inEnglish = await readSources('en');
      for (const language of languages)
        sources.set(
          language,
          language === SOURCE_LANGUAGE ? inEnglish : await readSources(language, inEnglish),
        );
    },
    transform: {
      filter: { code: PACKAGE },
      handler(code, id) {
        if (id.startsWith(MESSAGES)) return undefined;
        const name =
          /import\s*\{[^}]*?\bm(?: as (\w+))?\b[^}]*\}\s*from\s*["']@chargerota\/messages["']/.exec(code);
        if (!name) return undefined;
        const keys = new Set<string>();
        const marked = mark(code, this.parse(code) as unknown as Node, {
          name: name[1] ?? 'm',
          kindOf: (key) => kindOf(english(), key),
          take: (key) => keys.add(key),
          refuse: (why) => this.error(`${id}: ${why}`),
        });
        used.set(id, keys);
        return { code: marked, moduleSideEffects: false };
      },
    },
    // A file’s name changes with what it says in any language.
    augmentChunkHash({ modules }) {
      const keys = Object.keys(modules).flatMap((id) => [...(used.get(id) ?? [])]);
      const hash = createHash('sha256');
      for (const [language, messages] of sources)
        for (const key of keys) hash.update(`${language} ${key} ${sourceOf(messages, key)}\n`);
      return hash.digest('hex');
    },
    generateBundle: {
      // After what other plugins add to the files.
      order: 'post',
      handler(_options, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        for (const [fileName, file] of Object.entries(bundle)) {
          const isPage = fileName.endsWith('.html') && file.type === 'asset';
          if (!isPage && !(file.type === 'chunk' && MARK.test(file.code))) continue;
          const built = file.type === 'asset' ? String(file.source) : file.code;
          const made = (language: string, messages: Sources): string =>
            isPage
              ? pageIn(built, language, wordsIn(messages)).replace(
                  '</head>',
                  `${alternatesOf(fileName, languages)}</head>`,
                )
              : fill(built, messages);
          const inEnglish = made(SOURCE_LANGUAGE, english());
          if (file.type === 'asset') file.source = inEnglish;
          else file.code = inEnglish;
          for (const [language, messages] of sources) {
            if (language === SOURCE_LANGUAGE) continue;
            const content = made(language, messages);
            // Where a file is missing, the server sends the English one: it says the same.
            if (content !== inEnglish) emit(inLanguage(fileName, language), content);
          }
        }
        for (const [language, messages] of sources)
          if (language !== SOURCE_LANGUAGE)
            emit(inLanguage('manifest.webmanifest', language), manifestIn(language, wordsIn(messages)));
      },
    },
  };
}

/** `assets/x.js` as `assets/de/x.js`, `index.html` as `de/index.html`. */
const inLanguage = (fileName: string, language: string): string =>
  fileName.startsWith('assets/')
    ? fileName.replace('assets/', `assets/${language}/`)
    : `${language}/${fileName}`;

const MARK = /@@[\w.]+@@/;
/** A message that is no plain string is called for, lest it be taken for one. */
const CALL = '__message';

type Marking = {
  name: string;
  kindOf: (key: string) => 'string' | 'other' | 'set' | null;
  take: (key: string) => void;
  refuse: (why: string) => never;
};

function mark(code: string, program: Node, { name, kindOf, take, refuse }: Marking): string {
  const edits: { start: number; end: number; text: string }[] = [];
  let needsHelpers = false;
  const visit = (node: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, parents);
    else if (isNode(node)) {
      if (node.type === 'ImportDeclaration') return;
      if (node.type === 'Identifier' && node['name'] === name && isValue(node, parents)) {
        const [set, key] = [parents.at(-1), parents.at(-2)];
        if (!set || !isAccess(set, node)) return refuse(`${name} is not followed by the name of a set`);
        const setName = nameOf(set);
        const full = key && isAccess(key, set) ? `${setName}.${nameOf(key)}` : setName;
        const known = kindOf(full) ? full : setName;
        const place = known === full && full !== setName ? key! : set;
        const kind = kindOf(known);
        if (kind === null) return refuse(`there is no message ${full}`);
        if (kind === 'set' && !isIndexed(set, key))
          return refuse(`read each message of ${known} by its name`);
        take(known);
        if (kind !== 'string') needsHelpers = true;
        edits.push({
          start: place.start,
          end: place.end,
          text:
            kind === 'string' ? `"@@${known}@@"` : `${CALL}("@@${known}@@", __plural, __number, __isolated)`,
        });
        return;
      }
      for (const [property, child] of Object.entries(node)) {
        if (property !== 'type') visit(child, [...parents.slice(-3), node]);
      }
    }
  };
  visit(program, []);
  let marked = code;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start))
    marked = marked.slice(0, start) + text + marked.slice(end);
  return needsHelpers
    ? `import { number as __number, plural as __plural } from '${PACKAGE}/values';
import { isolated as __isolated } from '${PACKAGE}/isolated';\n${marked}`
    : marked;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isAccess = (node: Node, object: Node): boolean =>
  node.type === 'MemberExpression' && node['object'] === object && node['computed'] !== true;

/** `m.errors[code]` */
const isIndexed = (set: Node, around: Node | undefined): boolean =>
  around?.type === 'MemberExpression' && around['object'] === set && around['computed'] === true;

const nameOf = (access: Node): string => (access['property'] as { name: string }).name;

/** Not a property's name, nor a parameter of the same name. */
function isValue(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (parent?.type === 'Property') return parent['key'] !== node || parent['computed'] === true;
  return true;
}

function fill(code: string, messages: Sources): string {
  return code
    .replaceAll(CALLED, (_all, _quote, key: string, plural: string, number: string, isolated: string) => {
      const source = sourceOf(messages, key, isolated);
      if (!source.includes('plural(')) return `(${source})`;
      return source.includes('number(')
        ? `((plural,number)=>(${source}))(${plural},${number})`
        : `((plural)=>(${source}))(${plural})`;
    })
    .replaceAll(/@@([\w.]+)@@/g, (_all, key: string) => escaped(textOf(sourceOf(messages, key))));
}

const CALLED = /__message\((["'`])@@([\w.]+)@@\1\s*,\s*([\w$.]+)\s*,\s*([\w$.]+)\s*,\s*([\w$.]+)\)/g;

/** As it can stand between quotes of any kind. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\"'`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const IS_FUNCTION = /^(?:\(|\w+=>)/;

const textOf = (source: string): string => JSON.parse(source) as string;

function kindOf(messages: Sources, key: string): 'string' | 'other' | 'set' | null {
  const source = messages.get(key);
  if (source !== undefined) return source.startsWith('"') ? 'string' : 'other';
  return keysOf(messages, key).length > 0 ? 'set' : null;
}

const keysOf = (messages: Sources, set: string): string[] =>
  [...messages.keys()].filter((key) => key.startsWith(`${set}.`));

/** `isolated` is what messages with values are given to. */
function sourceOf(messages: Sources, key: string, isolated?: string): string {
  const source = messages.get(key);
  if (source === undefined) {
    const parts = keysOf(messages, key).map(
      (each) => `${each.slice(key.length + 1)}:${sourceOf(messages, each, isolated)}`,
    );
    return `{${parts.join(',')}}`;
  }
  return isolated && IS_FUNCTION.test(source) ? `${isolated}(${source})` : source;
}

/** Those of a folder; a language has all of `others` that it does not say otherwise, as the compiler sees. */
async function readSources(folder: string, others: Sources = new Map()): Promise<Sources> {
  const files = readdirSync(join(MESSAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => readFileSync(join(MESSAGES, folder, file), 'utf8'));
  const minified = await Promise.all(
    files.map((file) =>
      transform(file, {
        loader: 'ts',
        minifyWhitespace: true,
        minifySyntax: true,
        target: 'es2022',
        charset: 'utf8',
      }),
    ),
  );
  const found = new Map(others);
  for (const { code } of minified)
    for (const set of setsIn(parseSync('messages.js', code).program as unknown as Node))
      for (const property of set.properties)
        found.set(`${set.name}.${property.name}`, sourceIn(code, property.value));
  return found;
}

function sourceIn(code: string, value: Node): string {
  if (value.type === 'Literal' && typeof value['value'] === 'string') return JSON.stringify(value['value']);
  if (value.type === 'TemplateLiteral' && (value['expressions'] as unknown[]).length === 0)
    return JSON.stringify((value['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked);
  return code.slice(value.start, value.end);
}

type MessageSet = { name: string; properties: { name: string; value: Node }[] };

/** `export const billing = { … }`, also as the minifier writes it: `const billing = { … }; export { billing }`. */
function setsIn(program: Node): MessageSet[] {
  const declarations = (program['body'] as Node[]).flatMap((statement) => {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    ) as Node | null;
    return declaration?.type === 'VariableDeclaration' ? (declaration['declarations'] as Node[]) : [];
  });
  return declarations.flatMap(({ id, init }) => {
    const object = init as Node | null;
    if (object?.type !== 'ObjectExpression') return [];
    const properties = (object['properties'] as Node[]).map((property) => {
      const key = property['key'] as { name?: string; value?: string };
      return { name: key.name ?? String(key.value), value: property['value'] as Node };
    });
    return [{ name: (id as { name: string }).name, properties }];
  });
}
