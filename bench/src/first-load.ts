import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { round, type Figure } from './report.ts';

const AIM_KIB = 110;
const dist = join(import.meta.dirname, '../../web/dist');

/**
 * The modules that a visit to `/` loads on demand: its screen, and the toasts soon after. Compare with a browser's
 * network log.
 */
const ON_DEMAND = ['front', 'toaster'];

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
  const [startKib, kib] = [kibOf(start), kibOf(all)];
  return {
    name: 'First load of /, JavaScript',
    summary: `${kib.toFixed(1)} KiB with brotli (${startKib.toFixed(1)} before anything is loaded on demand; ${all.size} files)`,
    values: { kib: round(kib, 1), kibOfStart: round(startKib, 1), files: all.size },
    aim: { text: `at most ${AIM_KIB} KiB`, met: kib <= AIM_KIB },
    // A size does not depend on the machine: `npm test` asks for this figure alone.
    faults: kib <= AIM_KIB ? [] : [`The first load of / has ${kib.toFixed(1)} KiB of JavaScript.`],
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

function kibOf(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) {
    const file = join(dist, path);
    bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }
  return bytes / 1024;
}
