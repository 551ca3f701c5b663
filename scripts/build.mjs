// `npm run build`: builds the server, the program `chargerota` and the server's thread in server/dist, and the web
// application in web/dist.
// Unchanged parts are not built again. With `--quick`, as `npm start` builds, what only other languages need is not
// compressed: it takes longer than all else, and one computer's own browser gains nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isBundled } from './lib/bundled.mjs';

// React and Vite build for production; the environment in which the server runs sets its own value.
process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = [
  'messages/src',
  'domain/src',
  'contract/src',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib/bundled.mjs',
];

/** What is written once for each further language (web/inline-messages.ts). */
const OF_A_LANGUAGE = /[\\/]dist[\\/](?:assets[\\/])?(?:[a-z]{2}|[a-z]{2}-[A-Z]{2})[\\/]/;

const CODE_OF_A_LANGUAGE = /[\\/]assets[\\/][a-zA-Z-]+[\\/][^\\/]+\.js$/;

const isQuick = process.argv.includes('--quick');

/** Which source this is, for the operators; empty outside of a repository. */
const commit = readCommit();

const parts = [
  {
    name: 'server',
    inputs: [...shared, 'server/src', 'server/tsconfig.json'],
    text: commit,
    output: 'server/dist/main.js',
    build: buildServer,
  },
  {
    name: 'web application',
    inputs: [
      ...shared,
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/chunks.ts',
      'web/compile-early.ts',
      'web/inline-messages.ts',
      'web/pages-in-languages.ts',
      'web/screen-pages.ts',
      'web/service-worker.ts',
      'web/tsconfig.json',
    ],
    output: 'web/dist/index.html',
    build: buildWeb,
  },
];

for (const part of parts) {
  const stamp = join(root, 'node_modules/.cache/chargerota', `${part.name.replace(' ', '-')}.sha256`);
  const inputs = hash(part.inputs, part.text);
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const isCurrent =
    (built === inputs || (isQuick && built === `${inputs} quick`)) && existsSync(join(root, part.output));
  if (isCurrent) continue;
  const startedAt = performance.now();
  // Removes the stamp until the build is complete, so that an interrupted build is repeated.
  rmSync(stamp, { force: true });
  await part.build();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, isQuick ? `${inputs} quick` : inputs);
  console.log(`Built the ${part.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(join(root, 'server/dist'), { recursive: true, force: true });
  await build({
    // Side by side, where the application looks for its thread.
    entryPoints: {
      main: join(root, 'server/src/main.ts'),
      chargerota: join(root, 'server/src/chargerota.ts'),
      'smtp-thread': join(root, 'server/src/platform/mail/smtp-thread.ts'),
    },
    outdir: join(root, 'server/dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The program loads the server only when it starts it.
    splitting: true,
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    define: { PRODUCT_COMMIT: JSON.stringify(commit) },
    // Packages of OpenTelemetry are CommonJS, and ask for Node's own modules by a function that a module does not have.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    plugins: [
      {
        // Most installed packages stay outside: some are native, some read their own files.
        name: 'packages-outside',
        setup: (bundler) => {
          bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || isBundled(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}

async function buildWeb() {
  const { build } = await import('vite');
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  await compress(join(root, 'web/dist'));
}

/**
 * Adds `.br` and `.gz` files where they are smaller, so that the server need not compress while it serves. Of what is
 * written once for each further language only the `.br` file is kept: it would be a sixth of the product, for browsers of
 * which there are none (web-files.ts).
 */
async function compress(folder) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const files = filesIn(folder)
    .filter((path) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(path))
    // A page is small, and there are forty in each language: the server compresses one as it sends it.
    .filter((path) => !OF_A_LANGUAGE.test(path) || (!isQuick && CODE_OF_A_LANGUAGE.test(path)));
  await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(path);
      if (content.length < 1024) return;
      writeFileSync(`${path}.br`, await brotli(content));
      if (CODE_OF_A_LANGUAGE.test(path)) rmSync(path);
      else writeFileSync(`${path}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}

/** A build from changed files says so by a plus sign. */
function readCommit() {
  const git = (...options) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '');
  } catch {
    // The image's build has no repository, but is told.
    return process.env['CHARGEROTA_COMMIT'] ?? '';
  }
}

function hash(inputs, text = '') {
  const sum = createHash('sha256').update(process.version).update(text);
  for (const input of inputs) {
    for (const path of filesIn(join(root, input))) {
      sum.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return sum.digest('hex');
}

/**
 * The files in a folder and its subfolders, in a fixed order. For a file, the file itself; for a missing path, none.
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}
