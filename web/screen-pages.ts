import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pageOfScreen } from '../contract/src/screen-paths.ts';

const ROUTES = join(import.meta.dirname, 'src/app/routes.tsx');
const PAGE = 'index.html';

/**
 * Writes `pageOfScreen` for each screen of routes.tsx, named as in SCREEN_PATHS: the page, which also names the
 * files of that screen, so that they are fetched beside the application and not only once it runs. The service worker
 * keeps and shows the page itself, since it has all files.
 */
export function screenPages(): Plugin {
  /** Of each screen its module. */
  const modules = new Map<string, string>();
  return {
    name: 'screen-pages',
    apply: 'build',
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (id !== ROUTES) return;
        const found = [...code.matchAll(SCREEN)].map(async ([, name = '', source = '']) => {
          const module = await this.resolve(source, ROUTES);
          if (module) modules.set(name, module.id);
        });
        await Promise.all(found);
        if (modules.size === 0) this.error('no screens were found in routes.tsx');
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== 'asset') throw new Error(`there is no ${PAGE}`);
        const html = String(page.source);
        for (const [name, module] of modules) {
          const files = filesOf(bundle, module);
          if (files.size === 0) this.error(`the screen ${name} is in no file`);
          const links = [...files].filter((file) => !html.includes(file)).map(linkOf);
          this.emitFile({
            type: 'asset',
            fileName: pageOfScreen(name),
            source: html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`),
          });
        }
      },
    },
  };
}

/** `screen(paths.dashboard, …, () => import('…'))` */
const SCREEN = /\bscreen\(\s*paths\.(\w+),(?:(?!\bscreen\()[^])*?\bimport\('([^']+)'\)/g;

/** The files that a module's file needs, its own included. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const style of output.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of output.imports) visit(imported);
  };
  const own = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.includes(module),
  );
  if (own) visit(own.fileName);
  return files;
}

/** After what the page itself needs to show its first content. Not as a style sheet, which the content would wait for. */
const linkOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
