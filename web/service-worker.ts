import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { formatsOf, writeIn } from '../messages/src/formats.ts';
import { m } from '../messages/src/index.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../messages/src/languages.ts';
import { SCREEN_PAGES } from '../contract/src/screen-paths.ts';

const folder = import.meta.dirname;
const publicFolder = join(folder, 'public');

/** Screens that need the server's answer for everything that they show, and are not for members. */
const ONLY_ONLINE = /\/features\/(?:operator|demo)\/|stripe/;

/** The worker asks for them in its language (sw.js). */
const OF_ANY_LANGUAGE = /^(?:assets\/)?[^/]+\.(?:js|css|woff2|html)$/;

/** What the worker says, by language; `en` where the address names none. */
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language === DEFAULT_LANGUAGE ? 'en' : language,
    writeIn(formatsOf({ language, region: null, clock: 'region' }), () => m.worker),
  ]),
);

type KeptFile = { url: string; revision: string | null };

/** Builds `src/worker/sw.js` with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    configureServer: ({ middlewares }) => {
      // While developing it shows push messages and keeps nothing.
      middlewares.use('/sw.js', (_request, response, next) => {
        bundle([], null).then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async writeBundle({ dir }, output) {
      if (dir) await bundle([...builtFiles(output), ...publicFiles()], dir);
    },
  };
}

/** The built code, styles and fonts, whose names change with their content, and the page. */
function builtFiles(output: Rolldown.OutputBundle): KeptFile[] {
  return Object.values(output)
    .filter((file) => !(file.type === 'chunk' && ONLY_ONLINE.test(file.facadeModuleId ?? '')))
    .filter(({ fileName }) => OF_ANY_LANGUAGE.test(fileName) && !fileName.startsWith(SCREEN_PAGES))
    .map((file) => {
      const hasHash = file.fileName.startsWith('assets/');
      const content = file.type === 'asset' ? file.source : file.code;
      return { url: file.fileName, revision: hasHash ? null : hash(content) };
    });
}

const publicFiles = (): KeptFile[] =>
  readdirSync(publicFolder)
    // Icons are kept by the system that the application is installed on.
    .filter((name) => /\.(?:js|svg|webmanifest)$|^icon-192\.png$/.test(name))
    .map((name) => ({ url: name, revision: hash(readFileSync(join(publicFolder, name))) }));

const hash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Answers with the code, and writes it if there is a folder for it. */
async function bundle(files: readonly KeptFile[], outDir: string | null): Promise<string> {
  const built = [
    await build({
      configFile: false,
      root: folder,
      publicDir: false,
      logLevel: 'warn',
      define: {
        KEPT_FILES: JSON.stringify(files),
        KEPT_WORDS: JSON.stringify(WORDS),
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
      build: {
        ...(outDir === null ? { write: false } : { outDir }),
        emptyOutDir: false,
        target: ['chrome123', 'firefox120', 'safari17.5'],
        lib: {
          entry: join(folder, 'src/worker/sw.js'),
          formats: ['iife'],
          name: 'serviceWorker',
          fileName: () => 'sw.js',
        },
      },
    }),
  ].flat();
  return built.flatMap((each) => ('output' in each ? each.output[0].code : [])).join('');
}
