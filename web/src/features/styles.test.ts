import { expect, test } from 'vitest';

const sheets = textsOf(
  import.meta.glob('../{app,features}/**/*.css', { query: '?raw', import: 'default', eager: true }),
);
const uiSheets = textsOf(
  import.meta.glob('../ui/**/*.css', { query: '?raw', import: 'default', eager: true }),
);
const uiClasses = new Set(uiSheets.flatMap(({ text }) => classesOf(text)));
/** The root, under each of its names and classes, or any element at all. */
const WHOLE_PAGE_ASKED =
  /^:has\(|(?:^|[\s>+~(])(?:(?:html|body|:root|\*|&|#root)[^\s>+~]*|(?:\.(?:dark|light|has-[\w-]+))+):has\(/;
const components = textsOf(
  import.meta.glob('../{app,features}/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

test('a rule of one style sheet cannot affect elements that another one styles', () => {
  const owner = owners();
  const reaching = sheets.flatMap(({ file, text }) =>
    selectorsOf(text)
      .filter((selector) => !ownable(selector).some((name) => owner.get(name) === file))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(reaching).toEqual([]);
});

test('a component uses no class that another feature styles', () => {
  const owner = owners();
  const borrowed = components.flatMap(({ file, text }) =>
    wornBy(text)
      .filter((name) => owner.has(name) && featureOf(owner.get(name)) !== featureOf(file))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(borrowed)]).toEqual([]);
});

test('each class of a sheet occurs in a component', () => {
  const code = textsOf(
    import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.ts', '../../index.html'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const texts = code.flatMap(({ text }) => quoted(text));
  const worn = new Set(texts.flatMap((text) => text.split(/[^\w-]+/)));
  const words = new Set(code.flatMap(({ text }) => text.split(/[^\w-]+/)));
  // What `is-${state}` is composed of: its beginning, and a word of the code.
  const beginnings = texts.flatMap((text) =>
    [...text.matchAll(/(?<![\w-])[a-z][\w-]*-(?=\$\{)/g)].map(([name]) => name),
  );
  const isComposed = (name: string): boolean =>
    beginnings.some((beginning) => name.startsWith(beginning) && words.has(name.slice(beginning.length)));
  const unused = [...sheets, ...uiSheets].flatMap(({ file, text }) =>
    classesOf(selectorsOf(text).join(' '))
      .filter((name) => !worn.has(name) && !isComposed(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});

test('no rule asks the whole page what it contains: the browser would style all of it anew with every element added', () => {
  const asking = [...sheets, ...uiSheets].flatMap(({ file, text }) =>
    selectorsOf(text)
      .filter((selector) => WHOLE_PAGE_ASKED.test(selector))
      .map((selector) => `${file}: ${selector}. Put a class on the root instead (ui/use-root-class.ts).`),
  );
  expect(asking).toEqual([]);
});

test('sides are named by where reading begins, so that a screen can be mirrored', () => {
  const BY_SIDE =
    /(?:^|[;{\s])(?:(?:left|right)|[\w-]+-(?:left|right)(?:-[\w-]+)?)\s*:[^;}]*|\bto (?:left|right)\b/g;
  const named = [...sheets, ...uiSheets].flatMap(({ file, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(BY_SIDE)].map(
      ([found]) => `${file}: ${found.trim()}`,
    ),
  );
  expect(named).toEqual([]);
});

test('no gradient repeats itself, since not every engine repeats a narrow one evenly: a tile does', () => {
  const repeating = [...sheets, ...uiSheets].filter(({ text }) => text.includes('repeating-'));
  expect(repeating.map(({ file }) => file)).toEqual([]);
});

test('no font family has a file that its other texts do without: each of them would wait for lookups of system fonts', () => {
  const families = uiSheets.flatMap(({ text }) =>
    [...text.matchAll(/@font-face \{\s*font-family: "(?<family>[^"]+)"/g)].map(
      ({ groups }) => groups?.['family'],
    ),
  );
  expect(families.length).toBeGreaterThan(1);
  expect(families).toEqual([...new Set(families)]);
});

test('each class that a component puts on the root has rules, and each such rule has its component', () => {
  const all = [
    ...components,
    ...textsOf(import.meta.glob('../ui/**/*.tsx', { query: '?raw', import: 'default', eager: true })),
  ];
  const onRoot = all.flatMap(({ text }) =>
    [...text.matchAll(/useRootClass\('(?<name>[^']+)'/g)].map(({ groups }) => groups?.['name'] ?? ''),
  );
  const isOnElements = (name: string): boolean =>
    all.some(({ text }) => text.replaceAll(/useRootClass\('[^']+'/g, '').includes(name));
  const ruled = [...sheets, ...uiSheets].flatMap(({ text }) =>
    classesOf(selectorsOf(text).join(' ')).filter((name) => name.startsWith('has-') && !isOnElements(name)),
  );
  expect(onRoot.toSorted()).toEqual([...new Set(ruled)].toSorted());
});

/**
 * The style sheet that each class belongs to. A rule has to name a class of its own sheet: one that occurs in no other
 * sheet or, of those that occur in several, one that the rules of no other sheet need.
 */
function owners(): Map<string, string> {
  const mentions = new Map<string, Set<string>>();
  for (const { file, text } of sheets)
    for (const name of ownable(text)) mentions.set(name, (mentions.get(name) ?? new Set()).add(file));
  const isAlone = (name: string): boolean => mentions.get(name)?.size === 1;
  const needed = new Map<string, Set<string>>();
  for (const { file, text } of sheets)
    for (const selector of selectorsOf(text)) {
      const names = ownable(selector);
      const candidates = names.some(isAlone) ? names.filter(isAlone) : names;
      for (const name of candidates) needed.set(name, (needed.get(name) ?? new Set()).add(file));
    }
  return new Map(
    [...needed].flatMap(([name, [file, ...others]]) => (file && !others.length ? [[name, file]] : [])),
  );
}

function textsOf(files: Record<string, string>): { file: string; text: string }[] {
  return Object.entries(files).map(([file, text]) => ({
    file,
    text: text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));
}

/** Each selector by itself: splits at commas outside brackets. */
const selectorsOf = (css: string): string[] =>
  [...css.matchAll(/(?<=[{};]|^)(?<prelude>[^{};]+)\{/g)]
    .map((match) => match.groups?.['prelude']?.trim() ?? '')
    .filter((prelude) => /^[^@]/.test(prelude) && !/^(from|to|\d+%)/.test(prelude))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.(?<name>-?[a-z_][\w-]*)/gi)].map((match) => match.groups?.['name'] ?? '');
}

/** State classes (`is-…`) and classes of the common styles may be used everywhere. */
function ownable(css: string): string[] {
  const names = selectorsOf(css).length > 0 ? selectorsOf(css).flatMap(classesOf) : classesOf(css);
  return names.filter((name) => !name.startsWith('is-') && !uiClasses.has(name));
}

/** The classes in a component's `className`. */
const wornBy = (tsx: string): string[] =>
  [...tsx.matchAll(/className=(?:"(?<plain>[^"]*)"|\{(?<computed>[^}]*)\})/g)].flatMap(({ groups }) => {
    const quoted = [...(groups?.['computed'] ?? '').matchAll(/['`](?<text>[^'`]*)['`]/g)];
    return [groups?.['plain'] ?? '', ...quoted.map((match) => match.groups?.['text'] ?? '')]
      .join(' ')
      .split(/\s+/);
  });

/** The texts between quotes of any kind, outside comments. */
const quoted = (code: string): string[] =>
  [
    ...code.replaceAll(/^\s*\/\/.*$/gm, '').matchAll(/'(?<one>[^'\n]*)'|"(?<two>[^"\n]*)"|`(?<many>[^`]*)`/g),
  ].map(({ groups }) => groups?.['one'] ?? groups?.['two'] ?? groups?.['many'] ?? '');

const featureOf = (file = ''): string => (file.startsWith('./') ? (file.split('/')[1] ?? '') : 'app');
