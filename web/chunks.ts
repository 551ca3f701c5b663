import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/**
 * How modules are put together into files. Left to the bundler, the dashboard waits for ninety files, of which browsers
 * fetch six at a time. The first group that names a module takes it. What a first visit to `/` loads is kept apart from
 * what the other screens share (`npm run bench -- first-load`).
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 9 },
  {
    name: 'front',
    test: /\/features\/home\/screens\/landing\/|\/reservations\/screens\/obstacles\/booking-obstacle\.ts|\/icons\/(?:user|clock|arrow-right)\.mjs/,
    priority: 8,
  },
  {
    name: 'toaster',
    test: /\/ui\/(?:toaster|report-fault)\.tsx?|\/icons\/x\.mjs|\/@radix-ui\/(?:primitive|react-(?:toast|collection|dismissable-layer|slot|presence|context|compose-refs|primitive|visually-hidden|portal|use-[a-z-]+))\//,
    priority: 7,
  },
  // What only somebody who is signed in needs, and not before the screen.
  {
    name: 'signed-in',
    test: /\/app\/(?:session-end|organization-choices|same-name|use-switch-organization)\.tsx?/,
    priority: 7,
  },
  // The rules, which every other screen needs.
  { name: 'rules', test: /\/domain\/src\//, minShareCount: 2, priority: 6 },
  // What only forms need; most screens show one in a dialog that is loaded when it is opened.
  // A form whose check is loaded late (lib/late-resolver.ts) needs only the first.
  { name: 'forms', test: /\/node_modules\/react-hook-form\//, priority: 8 },
  { name: 'zod', test: /\/node_modules\/(?:zod|@hookform)\//, priority: 7 },
  // The schemas of what people fill in, with the zod that they are made of in a file of its own.
  {
    name: 'schemas',
    test: /\/contract\/src\/(?:forms|common|email-addresses|phones|plans|texts)\b/,
    priority: 5,
  },
  {
    name: 'parts',
    test: (id) => PART.test(id) && !OF_FEW.test(id) && !isOfForms(id),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'common',
    test: (id) => OURS.test(id) && !OF_FEW.test(id) && !isOfForms(id),
    minShareCount: 4,
    priority: 2,
  },
  // Apart from code, which a screen would load with a sheet of another that it shares.
  {
    name: 'styles',
    test: /\/features\/(?!demo\/).*\.css$/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 15_000,
    priority: 1,
  },
  // What features share, by which screens do; small ones together.
  {
    name: 'shared',
    // The demo's screens are loaded by nobody else.
    test: (id) => !id.includes('/features/demo/') && !isOfForms(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
  },
];

const PART = /\/web\/src\/(?:ui|lib)\/|\/icons\//;
// The demo's screens are loaded by nobody else.
const OURS = /\/web\/src\/(?!features\/demo\/)/;

/** The field with answers and the choice of a time zone, which the first screens do without. */
const OF_FEW = /\/web\/src\/(?:ui\/(?:styles\/)?(?:finder|time-zone-select)|lib\/zone-choices)\./;

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
        if (done.has(file)) return;
        for (const imported of importsOf(bundle, file)) visit(imported, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** The screens that people open every day. */
const DAILY_SCREEN = /\/reservations\/screens\/(?:dashboard|booking|availability)\/screen\.tsx$/;

/** Fails a build in which a daily screen waits for what only forms need, which is a fifth more code. */
export function refuseFormsOnDailyScreens(): Plugin {
  return {
    name: 'refuse-forms-on-daily-screens',
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk' || !DAILY_SCREEN.test(output.facadeModuleId ?? '')) continue;
        const way = wayTo(bundle, file, /\/(?:schemas|zod|forms)-[^/]+\.js$/);
        if (way) this.error(`a daily screen loads what only forms need: ${way.join(' → ')}`);
      }
    },
  };
}

const importsOf = (bundle: Rolldown.OutputBundle, file: string): readonly string[] => {
  const output = bundle[file];
  return output?.type === 'chunk' ? output.imports : [];
};

/** By which imports a file leads to another; null if it does not. */
function wayTo(bundle: Rolldown.OutputBundle, from: string, to: RegExp): string[] | null {
  const seen = new Set([from]);
  for (const ways = [[from]]; ways.length > 0;) {
    const way = ways.shift()!;
    for (const imported of importsOf(bundle, way.at(-1)!)) {
      if (to.test(imported)) return [...way, imported];
      if (seen.has(imported)) continue;
      seen.add(imported);
      ways.push([...way, imported]);
    }
  }
  return null;
}
