import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@chargerota/messages/languages';
import { round, type Figure } from './report.ts';

const AIM_KIB = 110;
const dist = join(import.meta.dirname, '../../web/dist');

/** The module that a visit to `/` loads on demand: its screen. Compare with a browser's network log. */
const ON_DEMAND = ['front'];

/**
 * The size of the JavaScript that a first visit to `/` loads, as transferred (brotli if the build has created it): the
 * files that index.html names and those loaded on demand without a click, each with its imports.
 */
export function measureFirstLoad(): Figure {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, path]) => path!,
  );
  const start = withImports(named);
  const offered = [...start].flatMap((path) => imported(path, /import\((?:"|'|`)\.\/([^"'`]+\.js)/g));
  const onDemand = ON_DEMAND.map((screen) => {
    const found = offered.find((path) => path.includes(`/${screen}-`));
    if (!found) throw new Error(`nothing named ${screen} was found in the build`);
    return found;
  });
  const all = withImports([...start, ...onDemand]);
  const kibIn = LANGUAGES.map((language) => [language, round(kibOf(all, language), 1)] as const);
  const kib = Math.max(...kibIn.map(([, each]) => each));
  return {
    name: 'First load of /, JavaScript',
    summary: `KiB with brotli: ${kibIn.map(([language, each]) => `${language} ${each}`).join(', ')} (${all.size} files)`,
    values: { ...Object.fromEntries(kibIn), files: all.size },
    aim: { text: `at most ${AIM_KIB} KiB in each language`, met: kib <= AIM_KIB },
    // A size does not depend on the machine: `npm test` asks for this figure alone.
    faults: kib <= AIM_KIB ? [] : [`The first load of / has ${kib} KiB of JavaScript in a language.`],
  };
}

/** The files and everything that they import statically, directly or indirectly. */
function withImports(paths: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...imported(path, /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g));
  }
  return found;
}

function imported(path: string, pattern: RegExp): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return [...readFileSync(join(dist, path), 'utf8').matchAll(pattern)].map(([, file]) => `${folder}${file}`);
}

/** In a language, whose files have the same names (web/inline-messages.ts). */
function kibOf(paths: Iterable<string>, language: Language): number {
  let bytes = 0;
  for (const path of paths) {
    const own = language === DEFAULT_LANGUAGE ? path : path.replace('assets/', `assets/${language}/`);
    const file = [own, path].map((each) => join(dist, `${each}.br`)).find((each) => existsSync(each));
    bytes += statSync(file ?? join(dist, path)).size;
  }
  return bytes / 1024;
}
