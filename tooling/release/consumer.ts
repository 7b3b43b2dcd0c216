import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import type { ConsumerApp } from './apps.ts';

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['vite/client'],
};

/** Makes the app in `place` as its team would: from the registry, with npm, typed and built by Vite. */
export async function installAndBuild(
  app: ConsumerApp,
  place: string,
  registry: string,
  step: (name: string, command: readonly string[]) => Promise<string>,
): Promise<void> {
  const tools = [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'typescript',
    'vite',
    '@vitejs/plugin-react',
    ...(app.files ? ['@vanilla-extract/css', '@vanilla-extract/vite-plugin'] : []),
  ];
  const plugins = app.files ? 'react(), vanillaExtractPlugin()' : 'react()';
  const styled = app.files ? "import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';\n" : '';
  const dependencies = Object.fromEntries([
    ...app.packages.map((name) => [name, 'latest'] as const),
    ...tools.map((name) => [name, versionOf(name)] as const),
  ]);
  mkdirSync(place, { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: 'another-shop', private: true, type: 'module', dependencies }, null, 2),
    '.npmrc': `@settee:registry=${registry}\nfund=false\naudit=false\n`,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['main.tsx'] }, null, 2),
    'vite.config.js': `import react from '@vitejs/plugin-react';\n${styled}export default { base: './', plugins: [${plugins}] };\n`,
    'index.html':
      '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>App</title><script type="module" src="/main.tsx"></script></html>\n',
    'main.tsx': app.main,
    ...app.files,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  await step('install', ['npm', 'install', '--prefer-offline', '--no-package-lock']);
  const bin = (name: string) => join(place, 'node_modules/.bin', name);
  await step('types', [bin('tsc'), '-p', '.']);
  await step('build', [bin('vite'), 'build', '--logLevel', 'warn']);
}
