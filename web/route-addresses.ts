import type { Plugin } from 'vite';

/** What the browser needs of a route: where it sends a request. */
const KEPT = new Set(['method', 'path']);

const CONTRACT = /\/contract\/src\/[^?]+\.ts(?:\?schemas)?$/;

/** The contract's modules as forms import them, whose schemas are then kept in files of their own. */
const FORMS = '@chargerota/contract/forms';
const AS_SCHEMAS = '?schemas';
export const CONTRACT_CHUNK = 'contract';

/**
 * Keeps of each route of the contract only its address, and lets the bundler drop the schemas that nothing refers to
 * then. The server has checked what it answers; building the schemas of all routes would keep a phone busy for a quarter
 * of a second before it shows anything. Forms import the schemas that they check from `@chargerota/contract/forms`,
 * which stands for a second copy of the modules: so a screen that asks a route does not load the schemas beside it.
 */
export function routeAddresses(): Plugin {
  return {
    name: 'route-addresses',
    apply: 'build',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const isOfForms = importer?.endsWith(AS_SCHEMAS) === true && source.startsWith('.');
        if (source !== FORMS && !isOfForms) return null;
        const found = await this.resolve(source, importer?.replace(AS_SCHEMAS, ''), { skipSelf: true });
        return found && `${found.id}${AS_SCHEMAS}`;
      },
    },
    transform: {
      // After the types are gone.
      order: 'post',
      handler(code, id) {
        if (!CONTRACT.test(id)) return null;
        const program: unknown = this.parse(code);
        return { code: edited(code, [...onlyAddresses(code, program), ...asPure(program)]), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const ofContract = Object.values(bundle).find(({ name }) => name === CONTRACT_CHUNK);
      if (ofContract?.type === 'chunk' && ofContract.imports.some((file) => file.includes('/zod-')))
        this.error(`a schema of the contract is imported from elsewhere than ${FORMS}`);
    },
  };
}

type Span = { start: number; end: number };
type Edit = { at: number; until: number; text: string };
type Definition = Span & { properties: (Span & { key?: { name: string } })[] };
type Node = Span & {
  type: string;
  callee?: { name?: string };
  arguments?: unknown[];
  id?: unknown;
  init?: Node | null;
};

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && typeof (part as Node).type === 'string';

function onlyAddresses(code: string, program: unknown): Edit[] {
  return routesIn(program).map(({ start, end, properties }) => {
    const kept = properties.filter(({ key }) => key && KEPT.has(key.name));
    const fields = kept.map((property) => code.slice(property.start, property.end));
    return { at: start, until: end, text: `{ ${fields.join(', ')} }` };
  });
}

/** What `defineRoute` is called with. */
function routesIn(part: unknown): Definition[] {
  if (Array.isArray(part)) return part.flatMap(routesIn);
  if (!isNode(part)) return [];
  const { type, callee, arguments: given = [] } = part;
  if (type === 'CallExpression' && callee?.name === 'defineRoute') return given as Definition[];
  return Object.values(part).flatMap(routesIn);
}

/** Declares the value of each variable as one that is made without an effect, so that it goes if nobody uses it. */
function asPure(program: unknown): Edit[] {
  return variablesIn(program).flatMap(({ init }) =>
    init && !/Function/.test(init.type)
      ? [
          { at: init.start, until: init.start, text: '/* @__PURE__ */ (() => (' },
          { at: init.end, until: init.end, text: '))()' },
        ]
      : [],
  );
}

/** The variables of the module itself, not those of its functions. */
function variablesIn(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(variablesIn);
  if (!isNode(part) || /Function|Class/.test(part.type)) return [];
  return part.type === 'VariableDeclarator' ? [part] : Object.values(part).flatMap(variablesIn);
}

function edited(code: string, edits: readonly Edit[]): string {
  // From the last, so that the positions of those before stay right.
  const fromLast = [...edits].sort((a, b) => b.at - a.at || b.until - a.until);
  return fromLast.reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.until), code);
}
