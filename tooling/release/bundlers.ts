import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import type { ConsumerApp } from './apps.ts';

/** Build tools that another team may use. */
export type BundlerName = 'vite' | 'esbuild' | 'next' | 'react-router';

export interface Bundler {
  /** As documents name it. */
  title: string;
  /** Installed next to React and TypeScript: versions by package name, its own among them. */
  tools(app: Pick<ConsumerApp, 'usesVanillaExtract'>): Record<string, string>;
  /** Files around the app's `main`, by path. */
  files(app: ConsumerApp): Record<string, string>;
  /** Options of TypeScript that differ from `moduleResolution: 'Bundler'`. */
  compilerOptions?: Readonly<Record<string, unknown>>;
  /** Commands of installed packages. */
  build: readonly (readonly string[])[];
  /** Command of the server that renders the app. Without it the folder `dist` is served. */
  serve?: (port: number) => readonly string[];
}

/** Returns the version of a package that this repository uses. */
export function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
}

const versionsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** A page with the script of the app, and its style sheet if the bundler does not add it. */
const html = (script: string, styles = '') =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>App</title>${styles}<script type="module" src="${script}"></script></html>\n`;

const vite: Bundler = {
  title: 'Vite',
  tools: ({ usesVanillaExtract }) => ({
    ...versionsOf('vite', '@vitejs/plugin-react'),
    ...(usesVanillaExtract ? versionsOf('@vanilla-extract/css', '@vanilla-extract/vite-plugin') : {}),
  }),
  files: ({ main, usesVanillaExtract }) => ({
    'vite.config.js': `import react from '@vitejs/plugin-react';
${usesVanillaExtract ? "import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';\n" : ''}
export default { base: './', plugins: [react()${usesVanillaExtract ? ', vanillaExtractPlugin()' : ''}] };
`,
    'index.html': html('/main.tsx'),
    'main.tsx': main,
  }),
  build: [['vite', 'build', '--logLevel', 'warn']],
};

const esbuild: Bundler = {
  title: 'esbuild',
  tools: () => versionsOf('esbuild'),
  files: ({ main }) => ({
    'dist/index.html': html('main.js', '<link rel="stylesheet" href="main.css">'),
    'main.tsx': main,
  }),
  compilerOptions: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  build: [
    ['esbuild', 'main.tsx', '--bundle', '--minify', '--splitting', '--format=esm', '--jsx=automatic'].concat(
      '--loader:.woff2=file',
      '--define:process.env.NODE_ENV="production"',
      '--outdir=dist',
      '--log-level=warning',
    ),
  ],
};

const next: Bundler = {
  title: 'Next',
  tools: () => ({ next: '16.4.6', ...versionsOf('@types/node') }),
  files: ({ main }) => ({
    'app/layout.tsx': `import { themeClass } from '@settee/ui';
import '@settee/ui/styles.css';
import '@settee/checkout-kit/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'App', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={themeClass('cb2')}>
      <body>{children}</body>
    </html>
  );
}
`,
    'app/page.tsx': main,
    'next-env.d.ts': '/// <reference types="next" />\n',
    // The step before checks types, with the compiler's command.
    'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } };\n',
  }),
  compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
  build: [['next', 'build']],
  serve: (port) => ['next', 'start', '--port', String(port)],
};

const reactRouter: Bundler = {
  title: 'React Router',
  tools: () => {
    const version = '7.18.4';
    const router = ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'];
    return {
      ...Object.fromEntries(router.map((name) => [name, version])),
      ...versionsOf('vite', '@types/node'),
      isbot: '5.2.3',
      // The newest that React Router accepts.
      typescript: '6.0.3',
    };
  },
  files: ({ main }) => ({
    'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';

export default { plugins: [reactRouter()] };
`,
    'app/root.tsx': `import { themeClass } from '@settee/ui';
import '@settee/ui/styles.css';
import '@settee/checkout-kit/styles.css';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export default function Root() {
  return (
    <html lang="en" className={themeClass('main')}>
      <head>
        <title>App</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
`,
    'app/routes.ts': `import { index } from '@react-router/dev/routes';

export default [index('page.tsx')];
`,
    'app/page.tsx': main,
  }),
  build: [['react-router', 'build']],
  serve: () => ['react-router-serve', 'build/server/index.js'],
};

export const bundlers: Readonly<Record<BundlerName, Bundler>> = { vite, esbuild, next, 'react-router': reactRouter };
