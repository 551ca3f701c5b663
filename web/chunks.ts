import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { CONTRACT_CHUNK } from './route-addresses.ts';

/**
 * How modules are put together into files. Left to the bundler, the dashboard waits for ninety files, of which browsers
 * fetch six at a time. The first group that names a module takes it. What a first visit to `/` loads is kept apart from
 * what the other screens share (`npm run bench -- first-load`).
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 9 },
  {
    name: 'front',
    test: /\/features\/home\/screens\/landing\/|\/reservations\/(?:booking-obstacle|organization-part)\.ts|\/icons\/(?:user|clock|arrow-right)\.mjs/,
    priority: 8,
  },
  {
    name: 'toaster',
    test: /\/ui\/(?:toaster|report-fault)\.tsx?|\/icons\/x\.mjs|\/@radix-ui\/(?:primitive|react-(?:toast|collection|dismissable-layer|slot|presence|context|compose-refs|primitive|visually-hidden|portal|use-[a-z-]+))\//,
    priority: 7,
  },
  // The rules, and the addresses of the routes, which every other screen needs.
  { name: CONTRACT_CHUNK, test: /\/(?:contract|domain)\/src\/[^?]+\.ts$/, minShareCount: 2, priority: 6 },
  // What only forms need; most screens show one in a dialog that is loaded when it is opened.
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 7 },
  { name: 'schemas', test: /\?schemas$/, priority: 5 },
  { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\//, priority: 5 },
  { name: 'parts', test: (id) => PART.test(id) && !isOfForms(id), minShareCount: 2, priority: 3 },
  { name: 'common', test: (id) => OURS.test(id) && !isOfForms(id), minShareCount: 4, priority: 2 },
  // What features share, by which screens do; small ones together.
  {
    name: 'shared',
    // The demo's screens are loaded by nobody else.
    test: /^(?!.*\/features\/demo\/)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 15_000,
  },
];

const PART = /\/web\/src\/(?:ui|lib)\/|\/icons\//;
// The demo's screens are loaded by nobody else.
const OURS = /\/web\/src\/(?!features\/demo\/)/;

/** Whether a module of ours asks for what only forms need. */
function isOfForms(id: string): boolean {
  return (
    /\/web\/src\/.*\.tsx?$/.test(id) &&
    /^import \{[^}]*\} from '(?:zod|react-hook-form|@hookform\/.*|@chargerota\/contract\/forms)'|^import \* as z/m.test(
      readFileSync(id, 'utf8'),
    )
  );
}

/** Fails a build whose files import each other in a circle: one of them would run before what it needs is there. */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`files import each other: ${[...way, file].join(' → ')}`);
        const output = bundle[file];
        if (done.has(file) || output?.type !== 'chunk') return;
        for (const imported of output.imports) visit(imported, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
